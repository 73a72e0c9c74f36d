import { disbursement, EMPTY_BASIS, factsUpTo, recording, standing } from '@hearthline/domain'
import { expect, it } from 'vitest'
import { isKept, isWanted, mayBegin } from './is-wanted.ts'

const NOW = '2026-11-30T20:00:00.000Z'
const facts = factsUpTo('recording', NOW)
const basis = standing(facts).walk.ready.find(({ id }) => id === 'recording')!.basis
const run = { item: 'recording', basis }
const canceled = standing({ ...facts, cancelledAt: NOW })

it('a canceled line has no deed sent to the county any more, and keeps that one was recorded while it was canceled', () => {
  expect(isWanted(standing(facts), run)).toBe(true)
  expect([isWanted(canceled, run), isKept(canceled, run, recording.example, undefined)]).toEqual([false, true])
  expect(isKept(canceled, { ...run, basis: 'of before' }, recording.example, undefined)).toBe(false)
  expect(isKept(canceled, { item: 'full-title', basis }, {}, undefined)).toBe(false)
})

it('money that was on its way when the line was canceled, or the payment held, is kept as sent, and no other is sent', () => {
  const approved = factsUpTo('disbursement', NOW)
  const sent = { item: 'disbursement', basis: standing(approved).walk.bases.disbursement! }
  expect(isWanted(standing(approved), sent)).toBe(true)
  const held = standing({
    ...approved,
    results: { ...approved.results, 'funding-hold': { data: { isHeld: true }, basis: EMPTY_BASIS, settledAt: NOW } },
  })
  for (const stands of [held, standing({ ...approved, cancelledAt: NOW })]) {
    expect([isWanted(stands, sent), isKept(stands, sent, disbursement.example, undefined)]).toEqual([false, true])
    // Also where it was approved anew meanwhile, unless it is on record by now.
    const earlier = { ...sent, basis: 'of before' }
    expect(isKept(stands, earlier, disbursement.example, undefined)).toBe(true)
    expect(isKept(stands, earlier, disbursement.example, disbursement.example)).toBe(false)
  }
  expect(held.walk.frontier?.item.id).toBe('funding-release')
})

it('what had left before the line was canceled is still put in the books', () => {
  const left = standing({ ...factsUpTo('line-opening', NOW), cancelledAt: NOW })
  const opening = left.walk.ready.find(({ id }) => id === 'line-opening')
  expect(opening && mayBegin(left, opening.id)).toBe(true)
  expect(mayBegin(left, 'disbursement')).toBe(false)
})
