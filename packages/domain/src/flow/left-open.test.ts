/** A refusal of ours that leaves something open is told: by what is asked again, or by what takes longer, and never as if nothing had been decided. */
import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import { EVERY_ITEM } from './every-item.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import type { ItemId } from './flow.ts'
import type { Item } from './item.ts'
import { fundingDecision } from './items/funding/funding-decision.ts'
import { fundingFirstApproval } from './items/funding/funding-first-approval.ts'
import { attorneyReview } from './items/notary/attorney-review.ts'
import { keyDates } from './key-dates.ts'
import { LEFT_OPEN } from './left-open.ts'
import { nextAction } from './next-action.ts'

const NOW = '2026-12-03T20:00:00.000Z'
const REFUSED = { outcome: 'REFUSED', reason: 'The amounts do not agree.' } as const

/** Each refusal of these leads to another question of the borrower's, which says why. */
const ASKED_AGAIN: ReadonlySet<string> = new Set(['replacement-account-review', 'replacement-first-approval', 'replacement-approval'])

/** Of a match with a sanctions list the applicant is told nothing, also not that it was not cleared. */
const NOT_TOLD: ReadonlySet<string> = new Set(['sanctions-review'])

function refusedAt(item: ItemId, given: Record<string, unknown> = {}, basis?: string) {
  const facts = factsUpTo(item, NOW, given)
  const { bases } = standing(facts).walk
  const after: Facts = { ...facts, results: { ...facts.results, [item]: { data: REFUSED, basis: basis ?? bases[item]!, settledAt: NOW } } }
  const { walk, step } = standing(after)
  return { open: walk.frontier?.item.id, action: nextAction(walk, step, after), dates: keyDates(walk, after) }
}

describe('what was refused and is open still', () => {
  it('is told, whichever it is: in words of its own, by a question that is asked again, or by law not at all', () => {
    const open = (EVERY_ITEM as readonly Item[]).filter(({ leavesOpen }) => leavesOpen).map(({ id }) => id)
    const told = [...Object.keys(LEFT_OPEN), ...ASKED_AGAIN, ...NOT_TOLD]
    expect([...new Set(open)].sort()).toEqual(told.sort())
  })

  it('before the money is sent says that something has to be settled, and names no day as if it were approved', () => {
    const { open, action, dates } = refusedAt('funding-decision')
    expect(open).toBe('funding-decision')
    expect(action).toMatchObject({ waitingOn: 'us', why: expect.stringContaining('we must settle something before we send your money') })
    expect(dates.find(({ label }) => label === 'Money sent to your account')?.detail).toMatch(/^After we settle something in your file, /)
  })

  it('of the attorney’s review says that it is reviewed again', () => {
    const address = { street1: '12 Alder Way', city: 'Greenville', state: 'SC', zip: '29601', occupancyType: 'HOME' }
    const { open, action } = refusedAt('attorney-review', { 'property-address': address })
    expect(open).toBe('attorney-review')
    expect(action.why).toContain('The attorney who reviews your documents asked us to settle something first')
  })

  it('is as on the first day once what it rests on has changed', () => {
    expect(refusedAt('funding-decision', {}, 'of the quotes before').action.why).not.toContain('settled')
  })

  it('is mailed once, and not where an approval is taken back', () => {
    const known = () => undefined
    const of = (item: typeof fundingDecision | typeof fundingFirstApproval | typeof attorneyReview, before?: object) =>
      item.settledMail!(REFUSED as never, known as never, before as never)?.subject
    expect([of(fundingDecision), of(fundingFirstApproval)]).toEqual(Array(2).fill('Sending your money takes longer'))
    expect(of(attorneyReview)).toBe('The review of your documents takes longer')
    for (const item of [fundingDecision, fundingFirstApproval, attorneyReview]) expect(of(item, REFUSED)).toBeUndefined()
    expect(of(fundingFirstApproval, { ...REFUSED, outcome: 'ACCEPTED' })).toBeUndefined()
  })
})
