/** Whether two contents of a brand differ, and how two people's changes come together. */
import { expect, it } from 'vitest'
import { isSame, mergeOnto } from './merge-onto.ts'

const base = { look: { action: '#000000', ink: '#111111' }, states: ['CA'], flags: { a: true, b: false } }

it('tells a changed value, and takes no other order of keys for one', () => {
  expect(isSame(base, { flags: { b: false, a: true }, states: ['CA'], look: { ink: '#111111', action: '#000000' } })).toBe(true)
  expect(isSame(base, { ...base, states: ['CA', 'OR'] })).toBe(false)
  expect(isSame(base, { ...base, flags: { a: true } })).toBe(false)
})

it('puts what one person changed on what another did: each keeps theirs, and a value taken out stays out', () => {
  const mine = { ...base, look: { ...base.look, action: '#222222' }, flags: { a: true } }
  const theirs = { ...base, look: { action: '#333333', ink: '#444444' }, states: ['CA', 'OR'] }
  expect(mergeOnto(base, mine, theirs)).toEqual({ look: { action: '#222222', ink: '#444444' }, states: ['CA', 'OR'], flags: { a: true } })
})
