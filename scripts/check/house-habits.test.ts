import { describe, expect, test } from 'vitest'
import { habitProblems } from './house-habits.ts'

const lines = (count: number) => 'const line = 1\n'.repeat(count)

describe('size and names', () => {
  test('a file of 300 lines passes, one of 301 is named', () => {
    expect(habitProblems('packages/domain/src/loan/amortise.ts', lines(300))).toEqual([])
    expect(habitProblems('packages/domain/src/loan/amortise.ts', lines(301))).toEqual([
      'packages/domain/src/loan/amortise.ts: 301 lines, at most 300',
    ])
  })

  test('a table of data may be as long as the law', () => {
    expect(habitProblems('packages/domain/src/loan/recording-tax.data.ts', lines(900))).toEqual([])
  })

  test.each(['utils', 'helpers', 'common', 'misc', 'shared', 'types', 'constants', 'manager', 'impl'])(
    'a file or folder called %s is named',
    (name) => {
      expect(habitProblems(`apps/server/src/${name}.ts`, '')).toHaveLength(1)
      expect(habitProblems(`apps/server/src/${name}/amortise.ts`, '')).toHaveLength(1)
    },
  )

  test('something left for later is named with its line', () => {
    expect(habitProblems('apps/server/src/app.ts', `const a = 1\n// ${'TO'}${'DO'}: b\n`)).toEqual([
      'apps/server/src/app.ts:2: something is left for later',
    ])
  })

  test('only config.ts reads the environment', () => {
    const text = 'const port = process.env.PORT\n'
    expect(habitProblems('apps/server/src/config.ts', text)).toEqual([])
    expect(habitProblems('apps/server/src/engine/queue.ts', text)).toEqual([
      'apps/server/src/engine/queue.ts:1: reads the environment; only config.ts does',
    ])
  })
})
