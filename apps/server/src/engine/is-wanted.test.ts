import { factsUpTo, standing } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { isKept, isWanted } from './is-wanted.ts'

const NOW = '2026-11-30T20:00:00.000Z'
const facts = factsUpTo('recording', NOW)
const basis = standing(facts).walk.ready.find(({ id }) => id === 'recording')!.basis
const run = { item: 'recording', basis }
const canceled = standing({ ...facts, cancelledAt: NOW })

it('a canceled line has no deed sent to the county any more, and keeps that one was recorded while it was canceled', () => {
  expect(isWanted(standing(facts), run)).toBe(true)
  expect([isWanted(canceled, run), isKept(canceled, run)]).toEqual([false, true])
  expect(isKept(canceled, { ...run, basis: 'of before' })).toBe(false)
  expect(isKept(canceled, { item: 'full-title', basis })).toBe(false)
})
