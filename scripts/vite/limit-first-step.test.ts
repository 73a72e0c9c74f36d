import { expect, it } from 'vitest'
import { neededSizes } from './limit-first-step.ts'

const file = (imports: string[], code = '') => ({ imports, code })

it('what the first page imports, and what that imports, is counted once; what comes later is not', () => {
  const files = new Map([
    ['index', file(['shared'])],
    ['step', file(['shared', 'words'])],
    ['shared', file(['words'])],
    ['words', file([])],
    ['later', file(['shared'])],
  ])
  expect(new Set(neededSizes(files, ['index', 'step']).map(([name]) => name))).toEqual(new Set(['index', 'step', 'shared', 'words']))
})

it('a file counts as it is sent: compressed, the largest first', () => {
  const files = new Map([
    ['small', file(['large'], 'a')],
    ['large', file([], 'abc'.repeat(10_000))],
  ])
  const [[name, size] = ['', 0]] = neededSizes(files, ['small'])
  expect(name).toBe('large')
  expect(size).toBeLessThan(1)
})
