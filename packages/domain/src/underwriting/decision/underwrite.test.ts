import { describe, expect, it } from 'vitest'
import type { CreditReport } from '../../facts/credit-report.ts'
import { type Applicant, qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { amountLimit } from './amount-limit.ts'
import { decision as decisionSchema } from './decision.ts'
import { underwrite } from './underwrite.ts'

const decide = (applicant: Applicant = {}, changes: Partial<UnderwritingInput> = {}) => underwrite(qualifiedApplicant(applicant, changes))
const limitOf = (decision: ReturnType<typeof decide>, name: string) => decision.limits.find((each) => each.limit === name)!
const failing = (decision: ReturnType<typeof decide>) =>
  decision.limits.filter((each) => !each.passed && each.decides).map((each) => each.limit)
const withCredit = (changes: Partial<CreditReport>): Partial<UnderwritingInput> => ({
  credit: { ...qualifiedApplicant().credit, ...changes },
})
const withProperty = (changes: Partial<UnderwritingInput['property']>): Partial<UnderwritingInput> => ({
  property: { ...qualifiedApplicant().property, ...changes },
})

describe('a qualified applicant', () => {
  it('is approved up to the organization maximum, with every figure kept', () => {
    const decision = decide()
    expect(decisionSchema.parse(decision)).toEqual(decision)
    expect(decision).toMatchObject({
      outcome: 'APPROVED',
      subDecision: 'UNVERIFIED_OFFER',
      maximumLineCents: 40_000_000,
      guidelineVersion: '2026-11',
      pricingVersion: '2026-11',
      pricingAsOf: '2026-11-21',
      pricedAt: '2026-11-21T15:00:00Z',
      expiresAt: '2026-12-21T15:00:00Z',
      highCostAprTest: 'NOT_TESTED',
      // 180,000 / 742,000 = 24.2588 %, rounded up; 145,000 / 12 = 12,083.33; 1,454 / 12,083.33 = 12.033 %, rounded up
      figures: { score: 748, lienPosition: 2, cltvBeforeBps: 2426, monthlyIncomeCents: 1_208_333, dtiBeforeBps: 1204 },
    })
    // 742,000 x 85 % - 180,000 = 450,700, in steps of 500
    expect(limitOf(decision, 'CLTV')).toMatchObject({ passed: true, maximumLineCents: 45_050_000 })
  })

  it('names income as the limit of the amount only where income limits it', () => {
    expect(amountLimit(decide())).toBe('ORGANIZATION')
    expect(amountLimit(decide({ incomeDollars: 900_000 }))).toBe('ORGANIZATION')
    expect(amountLimit(decide({ incomeDollars: 60_000 }))).toBe('DTI')
    expect(amountLimit(decide({ valueDollars: 400_000 }))).toBe('CLTV')
  })

  it('is limited by the income when that is the lowest limit, and says so', () => {
    // 50 % of 5,000 is 2,500; less 1,454 leaves 1,046 for the payment
    const decision = decide({ incomeDollars: 60_000 })
    expect(decision).toMatchObject({ outcome: 'APPROVED', subDecision: 'UNVERIFIED_DTI_LIMITED' })
    // The lowest rate over 30 years: 6.75 + 2.50 + 0.25 (CLTV up to 50) - 1.25 = 8.25; 1,046.00 / 0.0075126... = 139,231 -> 139,000
    expect(decision.maximumLineCents).toBe(13_900_000)
    expect(decision.figures.maxDtiUnlimitedCents).toBe(40_000_000)
    expect(
      decide({ incomeDollars: 60_000 }, { income: { ...qualifiedApplicant({ incomeDollars: 60_000 }).income, verified: true } })
        .subDecision,
    ).toBe('VERIFIED_DTI_LIMITED')
  })

  it('gets the same answer from the same input', () => {
    expect(decide()).toEqual(decide())
  })

  it('has the middle score count, and of two the lower', () => {
    expect(decide({}, withCredit({ scores: [800, 650, 702] })).figures.score).toBe(702)
    expect(decide({}, withCredit({ scores: [700, 650] })).figures.score).toBe(650)
  })
})

describe('what is not offered here', () => {
  it.each([
    ['STATE', { state: 'NY' }, {}],
    ['LISTED', {}, { listedForSale: true }],
    ['LISTED', {}, withProperty({ listedForSale: true })],
    ['TRANSFER', {}, withProperty({ lastTransferOn: '2026-08-23' })],
    ['PROPERTY_KIND', {}, withProperty({ kind: 'COOPERATIVE' })],
    ['PROPERTY_CONDITION', {}, { condition: 'POOR' }],
  ] as const)('is INELIGIBLE by %s and gives no credit reason', (limit, applicant, changes) => {
    const decision = decide(applicant, changes)
    expect(decision).toMatchObject({ outcome: 'INELIGIBLE', offers: [], maximumLineCents: 0 })
    expect(failing(decision)).toEqual([limit])
    expect(limitOf(decision, limit).reasonCodes).toEqual([])
  })

  it('ends on the 91st day after a transfer, and says which day that is', () => {
    expect(limitOf(decide({}, withProperty({ lastTransferOn: '2026-08-23' })), 'TRANSFER').wouldPass).toMatchObject([
      { kind: 'WAIT_UNTIL', on: '2026-11-22', passesAll: true },
    ])
    expect(decide({}, withProperty({ lastTransferOn: '2026-08-22' })).outcome).toBe('APPROVED')
  })

  it('comes before credit: a low score in a state not served is no decline', () => {
    expect(decide({ state: 'DE', score: 500 }).outcome).toBe('INELIGIBLE')
  })
})

describe('income that is short', () => {
  // 7,000 a month of 12,083.33 is 57.94 %: above 50, at most 65.
  const short = { otherDebtDollars: 5_790 }

  it('asks for assets at 7,000 of debts a month, and declines at 28,000', () => {
    const decision = decide(short)
    expect(decision).toMatchObject({ outcome: 'ASSETS', figures: { dtiBeforeBps: 5794 } })
    expect(decide({ otherDebtDollars: 26_790 })).toMatchObject({ outcome: 'DECLINE' })
    expect(limitOf(decide({ otherDebtDollars: 26_790 }), 'DTI').reasonCodes).toEqual(['EXCESSIVE_OBLIGATIONS'])
  })

  it('is carried by assets of 450,000 over 84 months, and declined when those asked for are not enough', () => {
    const carried = decide(short, { assetsCents: 45_000_000 })
    // 450,000 / 84 = 5,357.14
    expect(carried).toMatchObject({ outcome: 'APPROVED', figures: { monthlyIncomeFromAssetsCents: 535_714 } })
    expect(decide(short, { assetsCents: 100_000 }).outcome).toBe('DECLINE')
    expect(decide(short, { assetsCents: 0 }).outcome).toBe('ASSETS')
    expect(decide(short, { assetsCents: 0, assetsAnswered: true }).outcome).toBe('DECLINE')
  })

  it('names the account whose payoff and the income that would be enough', () => {
    const changes = limitOf(decide(short), 'DTI').wouldPass
    expect(changes.map((change) => change.kind)).toEqual(['PAY_OFF_ACCOUNT', 'MORE_INCOME'])
    expect(changes[0]).toMatchObject({ accountId: 'card-1', amountCents: 1_218_000, passesAll: true })
  })

  it('is limited to 45 % below a score of 700', () => {
    expect(decide({ score: 699 }).figures.dtiLimitBps).toBe(4500)
    expect(decide({ score: 700 }).figures.dtiLimitBps).toBe(5000)
    expect(decide({}, { occupancy: 'INVESTMENT' }).figures.dtiLimitBps).toBe(4500)
    expect(decide({}, withProperty({ kind: 'DUPLEX' })).figures.dtiLimitBps).toBe(4500)
  })
})

describe('equity that is short', () => {
  const placed = (mortgageDollars: number, preference: UnderwritingInput['preference'] = {}) =>
    decide({ score: 690, valueDollars: 500_000, mortgageDollars, mortgagePaymentDollars: 2_400 }, { preference })

  it('asks again when a line of at least 10,000 would pass, offered as an exception that a person grants', () => {
    // 500,000 x 75 % - 362,500 = 12,500
    const decision = placed(362_500)
    expect(decision).toMatchObject({ outcome: 'REQUALIFY', offers: [] })
    expect(limitOf(decision, 'CLTV').wouldPass.map((change) => [change.kind, change.amountCents])).toEqual([
      ['LOWER_AMOUNT', 1_250_000],
      ['FIRST_LIEN', 36_250_000],
      ['PAY_DOWN_LIENS', 250_000],
    ])
    const granted = placed(362_500, { exceptionLineCents: 1_250_000 })
    expect(granted).toMatchObject({ outcome: 'REVIEW', reviewReasons: ['EXCEPTION_LINE'], maximumLineCents: 1_250_000 })
  })

  it('asks again when paying off the first lien with this line passes', () => {
    expect(placed(370_000).outcome).toBe('REQUALIFY')
    const paid = placed(370_000, { payOffFirstLien: true })
    expect(paid).toMatchObject({ outcome: 'APPROVED', maximumLineCents: 37_500_000, figures: { lienPosition: 1, payOffCents: 37_000_000 } })
    expect(paid.offers.every((offer) => offer.minDrawCents >= 37_000_000)).toBe(true)
    // The mortgage's own payment goes away with it.
    expect(paid.figures.monthlyDebtsCents).toBe(24_400)
  })

  it('declines when neither would pass', () => {
    const decision = placed(420_000)
    expect(decision.outcome).toBe('DECLINE')
    expect(limitOf(decision, 'CLTV')).toMatchObject({
      // (420,000 + 15,000) / 500,000
      yours: { unit: 'BASIS_POINTS', value: 8700 },
      limitValue: { unit: 'BASIS_POINTS', value: 7500 },
      reasonCodes: ['INSUFFICIENT_COLLATERAL'],
    })
  })

  it('never grants an exception more than 5,000 below the minimum', () => {
    expect(placed(370_000, { exceptionLineCents: 500_000 }).outcome).not.toBe('REVIEW')
  })

  it('never refuses because of a preference: a payoff that does not fit is left out', () => {
    // 420,000 is more than the organization's 400,000; without the payoff 742,000 x 85 % - 420,000 leaves 210,500.
    const input = qualifiedApplicant({ mortgageDollars: 420_000 })
    const decision = underwrite({ ...input, liens: input.liens.map((lien) => ({ ...lien, payOff: true })) })
    expect(decision).toMatchObject({ outcome: 'APPROVED', payOffDropped: true, maximumLineCents: 21_050_000, figures: { payOffCents: 0 } })
  })

  it('counts a fourth position as a limit of its own, which paying off a lien passes', () => {
    const lien = (id: string, position: number) => ({
      id,
      kind: 'HELOC' as const,
      holder: id,
      balanceCents: 1_000_000,
      position,
      payOff: false,
    })
    const decision = decide({}, { liens: [lien('a', 1), lien('b', 2), lien('c', 3)] })
    expect(decision.outcome).toBe('REQUALIFY')
    expect(failing(decision)).toEqual(['LIEN_POSITION'])
    expect(decide({}, { liens: [lien('a', 1), lien('b', 2), { ...lien('c', 3), payOff: true }] }).outcome).toBe('APPROVED')
  })
})

describe('a refusal based on credit', () => {
  it('is by score below 640, with reasons from the report and not the score itself', () => {
    const decision = decide({ score: 600 })
    expect(decision.outcome).toBe('DECLINE')
    expect(limitOf(decision, 'SCORE')).toMatchObject({
      yours: { unit: 'POINTS', value: 600 },
      limitValue: { unit: 'POINTS', value: 640 },
      reasonCodes: ['LIMITED_CREDIT_EXPERIENCE'],
      wouldPass: [],
    })
    expect(decide({ score: 670 }, { occupancy: 'SECONDARY' }).outcome).toBe('DECLINE')
  })

  it('is by two limits together even where each alone would ask again', () => {
    const decision = decide({ score: 690, valueDollars: 500_000, mortgageDollars: 362_500, otherDebtDollars: 6_000 })
    expect(failing(decision)).toEqual(['CLTV', 'DTI'])
    expect(decision.outcome).toBe('DECLINE')
  })

  it('lasts four years from a bankruptcy and seven from a foreclosure, to the day', () => {
    const record = (kind: 'BANKRUPTCY' | 'FORECLOSURE', filedOn: string) =>
      withCredit({ publicRecords: [{ kind, filedOn, satisfied: true }] })
    expect(decide({}, record('BANKRUPTCY', '2022-11-22'))).toMatchObject({ outcome: 'DECLINE' })
    expect(limitOf(decide({}, record('BANKRUPTCY', '2022-11-22')), 'BANKRUPTCY').wouldPass).toMatchObject([
      { on: '2026-11-22', passesAll: true },
    ])
    expect(decide({}, record('BANKRUPTCY', '2022-11-21')).outcome).toBe('APPROVED')
    expect(decide({}, record('FORECLOSURE', '2019-11-22')).outcome).toBe('DECLINE')
    expect(decide({}, record('FORECLOSURE', '2019-11-21')).outcome).toBe('APPROVED')
  })

  it('is by judgments over 5,000, each counted once, and paying them from the line passes', () => {
    const judgment = { kind: 'JUDGMENT', filedOn: '2024-01-01', amountCents: 600_000, satisfied: false } as const
    const title = { ...qualifiedApplicant().title, judgments: [{ creditor: 'Acme', amountCents: 600_000, filedOn: '2024-01-01' }] }
    const decision = decide({}, { ...withCredit({ publicRecords: [judgment] }), title })
    expect(limitOf(decision, 'COLLECTIONS')).toMatchObject({
      passed: false,
      yours: { value: 600_000 },
      reasonCodes: ['COLLECTION_OR_JUDGMENT'],
    })
    const [change] = limitOf(decision, 'COLLECTIONS').wouldPass
    expect(change).toMatchObject({ kind: 'PAY_OFF_ACCOUNT', accountId: 'title-judgment-0', passesAll: true })
    const paid = decide(
      {},
      { ...withCredit({ publicRecords: [judgment] }), title, preference: { payOffTradelineIds: [change!.accountId!] } },
    )
    expect(paid).toMatchObject({ outcome: 'APPROVED', figures: { payOffCents: 600_000 } })
  })

  it('is never for a late mortgage payment alone: an operator has reviewed it before', () => {
    const [mortgage, ...others] = qualifiedApplicant().credit.tradelines
    const decision = decide({}, withCredit({ tradelines: [{ ...mortgage!, late30In12Months: 1 }, ...others] }))
    expect(limitOf(decision, 'DELINQUENCY')).toMatchObject({ passed: false, decides: false })
    expect(decision.outcome).toBe('APPROVED')
  })
})

describe('a reviewer decides', () => {
  it('when no score came back, or the home is in fair condition', () => {
    expect(decide({}, withCredit({ scores: [] }))).toMatchObject({ outcome: 'REVIEW', reviewReasons: ['NO_SCORE'] })
    expect(decide({}, { condition: 'FAIR' })).toMatchObject({ outcome: 'REVIEW', reviewReasons: ['PROPERTY_CONDITION_FAIR'] })
  })

  it('when every limit passes but no price exists: the cause is our table, not the applicant', () => {
    const decision = decide({}, { organization: { ...defaultOrganizationTerms, marginBps: -500 } })
    expect(decision).toMatchObject({ outcome: 'REVIEW', reviewReasons: ['NO_PRICE'], offers: [] })
  })
})

it('an organization tightens and never loosens', () => {
  const terms = { ...defaultOrganizationTerms, maximumCltvBps: 6000, maximumDtiBps: 9000, minimumScore: 600, maximumLineCents: 10_000_000 }
  const decision = decide({}, { organization: terms })
  expect(decision.figures).toMatchObject({ cltvLimitBps: 6000, dtiLimitBps: 5000 })
  expect(decision.maximumLineCents).toBe(10_000_000)
  expect(decide({ score: 620 }, { organization: terms }).outcome).toBe('DECLINE')
})
