import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultOrganizationTerms, guidelineOn, pricingOn, underwrite } from '../underwriting/index.ts'
import { type AnyApplicant, anyApplicant, anyPrime, inputOf, ON } from '../underwriting/pricing/any-applicant.fixture.ts'
import { propertyRuns } from '../underwriting/property-runs.fixture.ts'
import { anyScenario } from './any-scenario.fixture.ts'
import { priceScenario } from './price-scenario.ts'
import type { Scenario } from './scenario.ts'
import type { ScenarioMarket } from './scenario-input.ts'
import { scoreBands } from './score-bands.ts'

const market: ScenarioMarket = { on: ON, now: `${ON}T15:00:00Z`, organization: defaultOrganizationTerms }
const indexAt = (percent: string) => ({ from: '2026-01-01', percent, source: 'the test', confirmed: true })

const sound: Scenario = {
  state: 'CA',
  occupancy: 'HOME',
  propertyKind: 'SFR',
  valueCents: 74_200_000,
  loans: [{ kind: 'MORTGAGE', balanceCents: 18_000_000, paymentCents: 121_000, payOff: false }],
  score: 748,
  incomeCents: 14_500_000,
  debtsCents: 24_400,
}
const priced = (changes: Partial<Scenario> = {}) => priceScenario({ ...sound, ...changes }, market)
const explained = (answer: ReturnType<typeof priceScenario>, name: string) => answer.limits.find(({ limit }) => limit === name)

/** The same facts as someone without a report would say them. */
const saidBy = ({
  mortgageDollars,
  secondDollars,
  mortgagePaymentDollars,
  otherDebtDollars,
  incomeDollars,
  ...home
}: AnyApplicant): Scenario => ({
  state: home.state as Scenario['state'],
  county: 'Sacramento',
  occupancy: home.occupancy,
  propertyKind: 'SFR',
  valueCents: home.valueDollars * 100,
  loans: [
    ...(mortgageDollars > 0
      ? [{ kind: 'MORTGAGE' as const, balanceCents: mortgageDollars * 100, paymentCents: mortgagePaymentDollars * 100, payOff: false }]
      : []),
    ...(secondDollars > 0 ? [{ kind: 'HELOC' as const, balanceCents: secondDollars * 100, payOff: false }] : []),
  ],
  score: home.score,
  incomeCents: incomeDollars * 100,
  debtsCents: otherDebtDollars * 100,
})

describe('The price of a line before any application', () => {
  it('is what the decision offers an applicant with the same facts, to the cent', () => {
    let offered = 0
    fc.assert(
      fc.property(anyApplicant, anyPrime, (drawn, prime) => {
        // A report has no mortgage of nothing that is paid each month.
        const person = drawn.mortgageDollars === 0 ? { ...drawn, mortgagePaymentDollars: 0 } : drawn
        const decision = underwrite(inputOf(person, { index: indexAt(prime) }))
        const answer = priceScenario(saidBy(person), { ...market, index: indexAt(prime) })
        expect(answer.offers).toEqual(decision.offers)
        expect(answer.decision.outcome).toBe(decision.outcome)
        expect(answer.decision.limits.map(({ limit, passed, maximumLineCents }) => [limit, passed, maximumLineCents])).toEqual(
          decision.limits.map(({ limit, passed, maximumLineCents }) => [limit, passed, maximumLineCents]),
        )
        if (decision.offers.length > 0) offered += 1
      }),
      { numRuns: propertyRuns(60) },
    )
    expect(offered).toBeGreaterThan(0)
  })

  it('is answered for whatever is entered, with offers or with the limit that fails', () => {
    fc.assert(
      fc.property(anyScenario, (said) => {
        const { offers, limits, decision } = priceScenario(said, market)
        expect(offers.length > 0).toBe(decision.outcome === 'APPROVED')
        expect(offers.length > 0 || limits.some(({ passed }) => !passed)).toBe(true)
      }),
      { numRuns: propertyRuns(60) },
    )
  })

  it('is the same for every score of a range', () => {
    const bands = scoreBands(guidelineOn(ON), pricingOn(ON), { ...defaultOrganizationTerms, minimumScore: 651 })
    expect(bands.map(({ from }) => from)).toEqual([300, 640, 651, 660, 680, 700, 720, 740, 760, 780, 800])
    expect(bands.at(-1)?.to).toBe(850)
    const ofBand = fc.constantFrom(...bands).chain(({ from, to }) => fc.tuple(fc.integer({ min: from, max: to }), fc.constant(from)))
    const organization = { ...defaultOrganizationTerms, minimumScore: 651 }
    fc.assert(
      fc.property(anyScenario, ofBand, (said, [score, lowest]) => {
        const [one, other] = [score, lowest].map((each) => priceScenario({ ...said, score: each }, { ...market, organization }))
        expect(one!.offers).toEqual(other!.offers)
      }),
      { numRuns: propertyRuns(40) },
    )
  })

  it('compares nothing with an income that was not entered, and says no word of it', () => {
    const { incomeCents: _, ...without } = sound
    const answer = priceScenario(without, market)
    expect(answer.isIncomeJudged).toBe(false)
    expect(explained(answer, 'DTI')).toBeUndefined()
    expect(answer.offers.length).toBeGreaterThan(0)
    expect(explained(priced(), 'DTI')?.explanation).toContain('Payments that you entered: $1,454.')
  })

  it('says which score of the chosen range it used, and never that someone’s score is that', () => {
    const said = (score: number) => explained(priced({ score }), 'SCORE')?.explanation
    expect(said(720)).toBe('We used 720, the lowest score of the range you chose; we require at least 640 for a home like yours.')
    expect(said(639)).toBe('We used 639, the highest score of the range you chose, and we require at least 640 for a home like yours.')
    expect(said(736)).toBe('You entered a score of 736; we require at least 640 for a home like yours.')
  })

  it('names the limit that the largest line ends at', () => {
    expect(priced().limitedBy).toBe('ORGANIZATION')
    expect(priced({ valueCents: 45_000_000 }).limitedBy).toBe('CLTV')
    expect(priced({ incomeCents: 6_000_000 }).limitedBy).toBe('DTI')
  })

  it('refuses with the reason and with what would help, by the names that the person knows', () => {
    const answer = priced({ valueCents: 20_000_000, loans: [{ kind: 'MORTGAGE', balanceCents: 16_500_000, payOff: false }] })
    expect(answer.offers).toEqual([])
    expect(explained(answer, 'CLTV')).toMatchObject({ passed: false, title: 'Loans compared with your home’s value' })
    expect(answer.ways.map(({ title }) => title)).toContain('Pay off your mortgage with this line')
  })

  it('keeps the law of the state: in Texas 80% of the value, and no second home equity loan', () => {
    expect(explained(priced({ state: 'TX', valueCents: 40_000_000 }), 'CLTV')?.maximumLineCents).toBe(14_000_000)
    const second = [...sound.loans, { kind: 'HELOC' as const, balanceCents: 2_000_000, payOff: false, openedOn: '2026-08-15' }]
    const refused = priced({ state: 'TX', loans: second })
    expect(refused.limits.filter(({ passed }) => !passed).map(({ limit }) => limit)).toEqual(['ONE_EQUITY_LOAN', 'EQUITY_LOAN_YEAR'])
    // Of a loan whose day was not said, none is shown.
    const paidOff = priced({ state: 'TX', loans: [{ kind: 'HELOC', balanceCents: 2_000_000, payOff: true }] })
    expect([paidOff.offers.length > 0, explained(paidOff, 'EQUITY_LOAN_YEAR')]).toEqual([true, undefined])
  })

  it('says that a loan to be paid off is left out where the line does not reach', () => {
    const answer = priced({ loans: [{ kind: 'MORTGAGE', balanceCents: 45_000_000, payOff: true }] })
    expect(answer.decision.payOffDropped).toBe(true)
    expect(answer.payOffs).toEqual([])
    const paid = priced({ loans: [{ kind: 'MORTGAGE', balanceCents: 5_000_000, payOff: true }] })
    expect(paid.payOffs).toEqual([{ id: 'loan-1', name: 'your mortgage', balanceCents: 5_000_000 }])
  })

  it('never says that a report was read or that the team has anything to review', () => {
    fc.assert(
      fc.property(anyScenario, (said) => {
        const { limits, ways } = priceScenario(said, market)
        const words = [...limits.map(({ explanation }) => explanation), ...ways.map(({ detail }) => detail)].join(' ')
        expect(words).not.toMatch(
          /your report shows|is recorded as|check again on|in the credit report|team is reviewing|loan-\d|other-debts/i,
        )
      }),
      { numRuns: propertyRuns(60) },
    )
  })
})
