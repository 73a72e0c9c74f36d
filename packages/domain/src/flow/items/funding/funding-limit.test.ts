import { describe, expect, it } from 'vitest'
import { FUNDED_BY_ONE_UP_TO_CENTS } from '../../../policy/funding-limit.ts'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { closingTerms } from '../closing/closing-terms.ts'
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
})
