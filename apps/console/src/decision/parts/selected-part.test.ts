import { expect, it } from 'vitest'
import { choosePart, type Part } from './selected-part.ts'

const part = (name: string, outcome: Part['outcome'] = null): Part => ({ part: name, title: name, outcome, reason: null, waitsFor: null })

it('the first thing that no one has decided is in front, then what was refused', () => {
  expect(choosePart([part('A', 'ACCEPTED'), part('B'), part('C')], undefined)?.part).toBe('B')
  expect(choosePart([part('A', 'ACCEPTED'), part('B', 'REFUSED')], undefined)?.part).toBe('B')
  expect(choosePart([], undefined)).toBeUndefined()
})

it('what an operator chose stays in front as long as it is there', () => {
  expect(choosePart([part('A'), part('B')], 'B')?.part).toBe('B')
  expect(choosePart([part('A')], 'B')?.part).toBe('A')
})
