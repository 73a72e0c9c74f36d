import { expect, it } from 'vitest'
import { findCycle } from './refuse-chunk-cycles.ts'

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports))

it('files that import the same file are not a cycle', () => {
  expect(findCycle(graph({ index: ['first', 'second'], first: ['runtime'], second: ['first', 'runtime'], runtime: [] }))).toBeUndefined()
})

it('two files that import each other are reported, however far from the entry', () => {
  expect(findCycle(graph({ index: ['screen'], screen: ['first-step'], 'first-step': ['notice'], notice: ['first-step'] }))).toEqual([
    'first-step',
    'notice',
    'first-step',
  ])
})

it('a longer cycle is found too', () => {
  expect(findCycle(graph({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual(['a', 'b', 'c', 'a'])
})
