import { describe, expect, it } from 'vitest'
import { FUNDED_BY_ONE_UP_TO_CENTS } from '../../../policy/funding-limit.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { fundingDecision } from './funding-decision.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const at = (until: Parameters<typeof factsUpTo>[0], approvedByOneUpToCents: number, lineCents: number) =>
  factsUpTo(until, NOW, { 'funding-limit': { approvedByOneUpToCents }, 'closing-terms': { ...closingTerms.example, lineCents } })
const firstAsked = (approvedByOneUpToCents: number, lineCents: number) =>
  standing(at('funding-first-approval', approvedByOneUpToCents, lineCents)).walk.states['funding-first-approval']

describe('the limit of one approval', () => {
  it('is the organization’s: above it two approve, and up to it one', () => {
    expect(firstAsked(5_000_000, 5_000_000)).toBe('skipped')
    expect(firstAsked(5_000_000, 5_000_001)).toBe('open')
    expect(firstAsked(40_000_000, 30_000_000)).toBe('skipped')
  })

  it('is the house’s for what came up for approval before an organization had one', () => {
    const { 'funding-limit': _limit, ...results } = at('complete', 0, FUNDED_BY_ONE_UP_TO_CENTS + 1).results
    // Approved by two, as it had to be then: nothing is asked of it again.
    expect(standing({ now: NOW, results }).step).toBe('COMPLETE')
    const { 'funding-decision': _decision, ...undecided } = results
    const refused = { [fundingDecision.id]: { ...results['funding-decision']!, data: { outcome: 'REFUSED', reason: 'Not yet.' } } }
    const { walk } = standing({ now: NOW, results: { ...undecided, ...refused } })
    expect([walk.states['funding-limit'], walk.states['funding-first-approval']]).toEqual(['skipped', 'settled'])
  })

  it('stays as it was for what was approved by it, and is looked up again where the line or the recording changed', () => {
    const facts = at('complete', 10_000_000, 9_000_000)
    expect(standing(facts).step).toBe('COMPLETE')
    const recorded = {
      ...facts.results.recording!,
      data: { ...(facts.results.recording!.data as object), recordingNumber: 'another' },
    }
    const again = standing({ ...facts, results: { ...facts.results, recording: recorded } }).walk
    expect(again.states['funding-limit']).toBe('stale')
    expect(again.ready.map(({ id }) => id)).toContain('funding-limit')
  })

  it('is looked up again where other quotes bring the approval up again, and a lower one asks for the first of two', () => {
    const quote = { debt: 'card-1', payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102', perDiemCents: 0 }
    const quoted = (amountCents: number) => ({
      quotes: [{ ...quote, amountCents, goodThrough: '2026-11-30', letterOn: '2026-11-20' }],
    })
    const facts = factsUpTo('complete', NOW, {
      'funding-limit': { approvedByOneUpToCents: 10_000_000 },
      'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
      'closing-terms': { ...closingTerms.example, lineCents: 9_000_000 },
      'payoff-quotes': quoted(100),
    })
    const { 'funding-first-approval': _none, ...earlier } = facts.results
    expect(standing({ ...facts, results: earlier }).step).toBe('COMPLETE')
    const results: Facts['results'] = { ...earlier, 'payoff-quotes': { ...earlier['payoff-quotes']!, data: quoted(200) } }
    // The money is back: what was sent is not approved anew.
    const { disbursement: _sent, ...unsent } = results
    const { walk } = standing({ ...facts, results: unsent })
    expect(walk.states['funding-limit']).toBe('stale')
    const limit = { data: { approvedByOneUpToCents: 5_000_000 }, basis: walk.bases['funding-limit']!, settledAt: NOW }
    expect(standing({ ...facts, results: { ...unsent, 'funding-limit': limit } }).walk.frontier?.item.id).toBe('funding-first-approval')
  })
})
