import { describe, expect, it } from 'vitest'
import { standing } from '../flow/current-step.ts'
import type { Facts } from '../flow/facts.ts'
import { factsUpTo } from '../flow/facts-up-to.ts'
import type { ItemId } from '../flow/flow.ts'
import { aboutYou } from '../flow/items/about-you/about-you.ts'
import type { HmdaAnswer } from '../flow/items/about-you/hmda.ts'
import { birthDate } from '../flow/items/apply/birth-date.ts'
import { exampleDecision } from '../flow/items/decision/example-decision.ts'
import { exampleChoice } from '../flow/items/offer/chosen-offer.ts'
import { exampleProperty } from '../flow/items/property/example-property.ts'
import { sampleInput } from './lar.fixture.ts'
import { larInputOf } from './lar-input-of.ts'
import { larRow } from './lar-row.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const LATER = '2026-12-01T20:00:00.000Z'
const BY = { filer: sampleInput().filer, isWholesale: false, minimumLineCents: 1_500_000 }
const DECLINED_TO_SAY: HmdaAnswer = { applicant: { ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] } }
const inputOf = (facts: Facts) => larInputOf({ facts, createdAt: NOW, loanNumber: 7, demographics: DECLINED_TO_SAY }, BY)
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
  it('is an originated line on the day on which the account was opened, once the money was sent', () => {
    expect(actionOf(factsUpTo('complete', NOW))).toEqual({ taken: 'ORIGINATED', on: '2026-11-23', denial: [] })
  })
  it('belongs to the year in which the note was signed, though it was paid in the next', () => {
    const before = factsUpTo('note-signing', NOW).results
    const { results } = factsUpTo('complete', NOW, { disbursement: { traceNumber: '121000350000042', sentOn: '2027-01-05' } })
    const signedAt = (moment: string): Facts => {
      const settledAt = (id: string) => (before[id] ? NOW : id === 'note-signing' ? moment : '2027-01-05T20:00:00.000Z')
      const later = Object.entries(results).map(([id, result]) => [id, { ...result, settledAt: settledAt(id) }])
      return { now: '2027-01-05T20:00:00.000Z', results: Object.fromEntries(later) }
    }
    expect(actionOf(signedAt('2026-12-29T20:00:00.000Z'))).toEqual({ taken: 'ORIGINATED', on: '2026-12-29', denial: [] })
    // 5:00 PM on New Year's Eve where the lender is, the next year in Greenwich.
    expect(actionOf(signedAt('2027-01-01T01:00:00.000Z'))?.on).toBe('2026-12-31')
    expect(actionOf(signedAt('2027-01-01T20:00:00.000Z'))?.on).toBe('2027-01-01')
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
  it('has the ratios of the line that was chosen, and of the largest offered where none was', () => {
    const { figures } = exampleDecision
    const lender = (facts: Facts) => inputOf(canceled(facts))?.decided
    // 180,000 owed and a line of 87,541.50 on 742,000: 36.0568 %
    expect(inputOf(factsUpTo('complete', NOW))!.decided).toMatchObject({ cltvBps: 3606, valueCents: 74_200_000, score: figures.score })
    const { monthlyPaymentCents } = (factsUpTo('complete', NOW).results['chosen-offer']!.data as Required<typeof exampleChoice>).terms!
    const dti = ((figures.monthlyDebtsCents + monthlyPaymentCents) / figures.monthlyIncomeCents) * 10_000
    expect(inputOf(factsUpTo('complete', NOW))!.decided?.dtiBps).toBe(Math.ceil(dti))
    expect(figures.cltvBps).toBeGreaterThan(7000)
    const smaller = { 'chosen-offer': { ...exampleChoice, drawCents: 3_000_000 } }
    // 30,000 with 2.99 %: 210,897 of 742,000
    expect(lender(factsUpTo('income-verification', NOW, smaller))?.cltvBps).toBe(2843)
  })
  it('has the ratios that a refusal rested on, whatever was chosen before', () => {
    const limits = [failed('DTI', ['EXCESSIVE_OBLIGATIONS'])]
    const refused = { ...exampleDecision, outcome: 'DECLINE', limits, offers: [], maximumLineCents: 0 }
    const decided = inputOf(factsUpTo('complete', NOW, { 'final-decision': refused }))?.decided
    expect([decided?.cltvBps, decided?.dtiBps]).toEqual([exampleDecision.figures.cltvBps, exampleDecision.figures.dtiBps])
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

/** What the clock of Regulation B ended while this item was open. */
const endedByTime = (until: ItemId, because: 'INCOMPLETE' | 'COUNTEROFFER' | 'UNDECIDED', given: Record<string, unknown> = {}): Facts => {
  const facts = factsUpTo(until, NOW, given)
  const data = { ended: { because, item: until, title: 'What was open', from: '2026-11-23' } }
  const basis = standing(facts).walk.bases['action-clock']!
  return { ...facts, now: LATER, results: { ...facts.results, 'action-clock': { data, basis, settledAt: LATER } } }
}
/** On what was verified at most 60,000 is offered, where 85,000 was chosen. */
const lower = {
  'verified-decision': {
    ...exampleDecision,
    offers: exampleDecision.offers
      .filter(({ minDrawCents }) => minDrawCents <= 6_000_000)
      .map((offer) => ({ ...offer, maxDrawCents: Math.min(offer.maxDrawCents, 6_000_000) })),
  },
}
const accepted = { ...lower, 'revised-offer': { ...exampleChoice, drawCents: 5_000_000 } }

describe('an application by the examples of the commentary on 12 CFR 1003.4', () => {
  it('4(a)(8)(i)-9: is denied on the terms first asked for where a counteroffer was not accepted', () => {
    const input = inputOf(endedByTime('revised-offer', 'COUNTEROFFER', lower))!
    expect(input.action).toMatchObject({ taken: 'DENIED', on: '2026-12-01' })
    // 4(a)(7)-1: the amount that was first asked for, 85,000 and 2.99 %
    expect(input.lineCents).toBe(8_754_150)
  })

  it.each([
    ['DTI', { maxDtiUnlimitedCents: 8_000_000 }, [{ code: 1 }]],
    ['CLTV', {}, [{ code: 4 }]],
  ] as const)('4(a)(8)(i)-9: is denied where a counteroffer limited by %s is turned down, with the reason', (limit, figures, denial) => {
    const limited = {
      ...lower['verified-decision'],
      maximumLineCents: 6_000_000,
      figures: { ...exampleDecision.figures, ...figures },
      limits: [{ limit, passed: true, decides: true, maximumLineCents: 6_000_000, reasonCodes: [], wouldPass: [] }],
    }
    const input = inputOf(canceled(factsUpTo('revised-offer', NOW, { 'verified-decision': limited })))!
    expect(input.action).toEqual({ taken: 'DENIED', on: '2026-12-01', denial })
    // The terms first asked for: 85,000 and 2.99 %
    expect(input.lineCents).toBe(8_754_150)
  })

  it('4(a)(8)(i)-9: is denied by the limits that failed where a smaller line was offered and turned down', () => {
    const requalify = { ...exampleDecision, outcome: 'REQUALIFY', limits: [failed('CLTV', ['INSUFFICIENT_COLLATERAL'])], offers: [] }
    expect(actionOf(canceled(factsUpTo('verified-requalify', NOW, { 'verified-decision': requalify })))).toEqual({
      taken: 'DENIED',
      on: '2026-12-01',
      denial: [{ code: 4 }],
    })
  })

  it('4(a)(8)(i)-9: is withdrawn, and not denied, where only better terms waited to be accepted', () => {
    const offers = exampleDecision.offers.map((offer) => ({
      ...offer,
      rate: (Number(offer.rate) - 0.25).toFixed(3),
      discounts: offer.discounts.map((one) => ({ ...one, rateWithDiscount: (Number(one.rateWithDiscount) - 0.25).toFixed(3) })),
    }))
    const better = { 'verified-decision': { ...exampleDecision, offers } }
    expect(actionOf(canceled(factsUpTo('revised-offer', NOW, better)))?.taken).toBe('WITHDRAWN')
  })

  it('4(a)(1)(i)-4: has another identifier, and the day of the request, once a refusal of an earlier year was taken up', () => {
    const facts = canceled(factsUpTo('income-verification', NOW))
    const again = (on: string) => larInputOf({ facts, createdAt: NOW, loanNumber: 7, reconsidered: { times: 1, on } }, BY)
    expect([inputOf(facts)?.ownId, again('2027-01-04')?.ownId, again('2027-01-04')?.appliedOn]).toEqual(['HL7', 'HL7R1', '2027-01-04'])
    // Submitted after it was taken up: that is the application.
    expect(again('2026-11-20')?.appliedOn).toBe('2026-11-23')
  })

  it('4(a)(10)(iii)-3: has no income of whoever works for the lender, though the decision rested on it', () => {
    const input = inputOf(factsUpTo('complete', NOW, { 'lender-employee': { isEmployee: true } }))!
    expect([input.incomeCents, input.decided?.dtiBps]).toEqual([undefined, inputOf(factsUpTo('complete', NOW))?.decided?.dtiBps])
    expect(larRow(input).income).toBe('NA')
  })

  it('4(a)(7)-1: is of the amount granted where a counteroffer for another one was accepted', () => {
    const input = inputOf(factsUpTo('complete', NOW, accepted))!
    // 50,000 and 2.99 %
    expect([input.action.taken, input.lineCents]).toEqual(['ORIGINATED', 5_149_500])
  })

  it('4(a)(8)(i)-9: is withdrawn by whoever accepts a counteroffer and leaves with something still to be underwritten', () => {
    expect(actionOf(canceled(factsUpTo('full-title', NOW, accepted)))?.taken).toBe('WITHDRAWN')
  })

  it('4(a)(8)(i)-6: may be denied as incomplete where a written request was not answered', () => {
    expect(actionOf(endedByTime('income-sources', 'INCOMPLETE'))).toEqual({ taken: 'DENIED', on: '2026-12-01', denial: [{ code: 7 }] })
  })

  it('4(a)(8)(i)-13.i: is approved and not accepted where nothing but closing conditions is left', () => {
    for (const until of ['final-offer', 'note', 'deed-signing', 'hazard-insurance'] as const)
      expect(actionOf(canceled(factsUpTo(until, NOW)))?.taken, until).toBe('NOT_ACCEPTED')
    for (const until of ['hard-credit', 'identity-check', 'full-title', 'final-decision'] as const)
      expect(actionOf(canceled(factsUpTo(until, NOW)))?.taken, until).toBe('WITHDRAWN')
  })

  it.each([
    ['1: of 123 Main Street, where the mail goes to a post office box', { street1: '123 Main Street' }, '123 Main Street'],
    ['2.i: of its unit too', { street1: '100 N Main ST', street2: 'Apt 1' }, '100 N Main ST Apt 1'],
  ])('4(a)(9)(i)-%s', (_what, street, reported) => {
    const place = { city: 'Sacramento', state: 'CA', zip: '95814' }
    const given = {
      'property-address': { ...place, ...street, occupancyType: 'HOME' },
      'home-address': { ...place, street1: 'P.O. Box 9' },
      'find-property': { reference: 'x', matches: [{ ...exampleProperty, address: { ...place, ...street } }] },
    }
    expect(inputOf(factsUpTo('complete', NOW, given))?.address).toEqual({ ...place, street: reported })
  })

  it.each([
    ['1: what was verified in place of what was stated', 12_000_000, undefined, 12_000_000],
    ['1: without the part that was not relied on', 11_000_000, undefined, 11_000_000],
    ['1: with the income of a co-owner to the extent that it was relied on', 12_000_000, 2_000_000, 14_000_000],
    ['2: the income of one of two, where only that was relied on', 12_000_000, 0, 12_000_000],
  ] as const)('4(a)(10)(iii)-%s', (_what, verifiedAnnualCents, verifiedCoOwnersCents, incomeCents) => {
    const given = {
      'annual-income': { employmentType: 'FULL_TIME', primaryCents: 12_000_000, otherCents: 1_000_000, coOwnersCents: 3_000_000 },
      ...about({ coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }] }),
      'income-verification': { verifiedAnnualCents, verifiedCoOwnersCents, reference: 'x', employmentFlagged: false },
    }
    expect(inputOf(factsUpTo('complete', NOW, given))?.incomeCents).toBe(incomeCents)
  })

  it('4(a)(10)(iii)-4: has no part of the assets in its income that the decision spread over months', () => {
    const { figures } = exampleDecision
    const monthlyIncomeCents = figures.monthlyIncomeCents + 535_714
    const carried = { ...exampleDecision, figures: { ...figures, monthlyIncomeCents, monthlyIncomeFromAssetsCents: 535_714 } }
    const given = { 'first-decision': carried, 'verified-decision': carried, 'final-decision': carried }
    expect(inputOf(factsUpTo('complete', NOW, given))?.incomeCents).toBe(14_500_000)
  })

  it('4(a)(10)(iii)-5: has the income that was stated where it was withdrawn before one was verified', () => {
    const given = { 'annual-income': { employmentType: 'FULL_TIME', primaryCents: 9_000_000, otherCents: 500_000, coOwnersCents: 0 } }
    expect(inputOf(canceled(factsUpTo('income-verification', NOW, given)))?.incomeCents).toBe(9_500_000)
  })

  it('4(a)(10)(ii)-4 and appendix B, instruction 7: is of a natural person where a trust holds the home', () => {
    const input = inputOf(canceled(factsUpTo('income-verification', NOW, about({ ownership: 'TRUST' }))))!
    expect([input.applicant.bornOn, input.applicant.answers?.sex]).toEqual([birthDate.example.bornOn, ['NOT_PROVIDED']])
  })

  it('4(a)(14)-1: is secured by a subordinate lien where the credit report shows a mortgage that is not paid off', () => {
    expect(inputOf(factsUpTo('complete', NOW))?.lienPosition).toBe(2)
    const denied = declined([failed('DTI', ['EXCESSIVE_OBLIGATIONS'])])
    expect(inputOf(factsUpTo('chosen-offer', NOW, denied))?.lienPosition).toBe(2)
  })

  it('4(a)(16)-1: names credit history and debt-to-income ratio, and nothing else, where those two decided', () => {
    const limits = [failed('SCORE', ['DELINQUENT_OBLIGATIONS']), failed('DTI', ['EXCESSIVE_OBLIGATIONS'])]
    expect(actionOf(factsUpTo('chosen-offer', NOW, declined(limits)))?.denial).toEqual([{ code: 3 }, { code: 1 }])
  })
})
