import { describe, expect, it } from 'vitest'
import type { Facts } from '../flow/facts.ts'
import { factsUpTo } from '../flow/facts-up-to.ts'
import { aboutYou } from '../flow/items/about-you/about-you.ts'
import { exampleDecision } from '../flow/items/decision/example-decision.ts'
import { sampleInput } from './lar.fixture.ts'
import { larInputOf } from './lar-input-of.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const LATER = '2026-12-01T20:00:00.000Z'
const BY = { filer: sampleInput().filer, isWholesale: false, minimumLineCents: 1_500_000 }
const inputOf = (facts: Facts) => larInputOf({ facts, createdAt: NOW, loanNumber: 7 }, BY)
const canceled = (facts: Facts): Facts => ({ ...facts, now: LATER, cancelledAt: LATER })
const about = (change: object) => ({ 'about-you': { ...aboutYou.example, ...change } })

const declined = (limits: readonly object[], outcome: 'DECLINE' | 'INELIGIBLE' = 'DECLINE') => ({
  'first-decision': { ...exampleDecision, outcome, limits, offers: [], maximumLineCents: 0 },
})
const failed = (limit: string, reasonCodes: readonly string[]) => ({ limit, passed: false, decides: true, reasonCodes, wouldPass: [] })
const actionOf = (facts: Facts) => inputOf(facts)?.action

describe('how an application ends, for the register', () => {
  it('is nothing while it is pending, at whichever step', () => {
    for (const until of ['chosen-offer', 'submission', 'hard-credit', 'final-offer', 'disbursement'] as const)
      expect(inputOf(factsUpTo(until, NOW)), until).toBeUndefined()
  })
  it('is an originated line on the day of the first disbursement', () => {
    expect(actionOf(factsUpTo('complete', NOW))).toEqual({ taken: 'ORIGINATED', on: '2026-11-30', denial: [] })
  })
  it('is a withdrawal while something is still to be underwritten', () => {
    expect(actionOf(canceled(factsUpTo('income-verification', NOW)))).toEqual({ taken: 'WITHDRAWN', on: '2026-12-01', denial: [] })
  })
  it('is approved and not accepted once nothing is, and when it is rescinded', () => {
    for (const until of ['final-offer', 'note-signing', 'rescission'] as const)
      expect(actionOf(canceled(factsUpTo(until, NOW)))?.taken, until).toBe('NOT_ACCEPTED')
  })
  it('is nothing where someone who only looked at offers leaves', () => {
    expect(inputOf(canceled(factsUpTo('chosen-offer', NOW)))).toBeUndefined()
    expect(inputOf(canceled(factsUpTo('submission', NOW)))).toBeUndefined()
  })
  it('is a denial with its reasons, collateral among them', () => {
    const limits = [failed('CLTV', ['INSUFFICIENT_COLLATERAL']), failed('DTI', ['EXCESSIVE_OBLIGATIONS']), failed('SCORE', ['OTHER'])]
    expect(actionOf(factsUpTo('chosen-offer', NOW, declined(limits)))).toEqual({
      taken: 'DENIED',
      on: '2026-11-23',
      denial: [{ code: 4 }, { code: 1 }, { code: 3 }],
    })
  })
  it('is no denial of credit where a line is not offered on such a home, as long as nobody applied', () => {
    expect(inputOf(factsUpTo('chosen-offer', NOW, declined([failed('PROPERTY_KIND', [])], 'INELIGIBLE')))).toBeUndefined()
  })
  it('is a denial by the kind of the home where someone had applied', () => {
    const verified = { ...exampleDecision, outcome: 'INELIGIBLE', limits: [failed('PROPERTY_KIND', []), failed('LISTED', [])], offers: [] }
    expect(actionOf(factsUpTo('revised-offer', NOW, { 'verified-decision': verified }))?.denial).toEqual([
      { code: 4 },
      { code: 9, text: 'Home is for sale' },
    ])
  })
})

describe('what an application says of its loan, for the register', () => {
  it('is the whole line with its fee, the rate that was chosen and what was verified', () => {
    const input = inputOf(factsUpTo('complete', NOW))!
    // 85,000 with 2.99 %: 2,541.50
    expect([input.lineCents, input.ownId, input.incomeCents]).toEqual([8_754_150, 'HL7', 14_500_000])
    expect(input.terms).toMatchObject({ years: 20, isVariable: false })
    expect(input.applicant.answers).toEqual({ ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] })
    expect(input.coApplicant).toBeUndefined()
  })
  it('names a co-applicant where a co-owner’s income is counted', () => {
    const joint = {
      ...about({ ownership: 'JOINT', coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }] }),
      'annual-income': { employmentType: 'FULL_TIME', primaryCents: 14_500_000, otherCents: 0, coOwnersCents: 3_000_000 },
    }
    const input = inputOf(canceled(factsUpTo('income-verification', NOW, joint)))!
    expect([input.coApplicant, input.incomeCents]).toEqual([{ bornOn: undefined, answers: undefined }, 17_500_000])
  })
  it('is of another purpose unless it improves the home', () => {
    const purposeFor = (purpose: string) => inputOf(canceled(factsUpTo('income-verification', NOW, about({ purpose }))))?.purpose
    expect(purposeFor('HOME_IMPROVEMENT')).toEqual({ isRefinancing: false, isHomeImprovement: true, isBusiness: false })
    expect(purposeFor('EDUCATION')).toEqual({ isRefinancing: false, isHomeImprovement: false, isBusiness: false })
  })
  it('is not reported at all where it is for a business alone', () => {
    expect(inputOf(canceled(factsUpTo('income-verification', NOW, about({ purpose: 'BUSINESS' }))))).toBeUndefined()
  })
})
