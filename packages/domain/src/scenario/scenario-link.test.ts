import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OFFER_TERMS, OFFER_TYPES } from '../underwriting/offer/offer-kinds.ts'
import { propertyRuns } from '../underwriting/property-runs.fixture.ts'
import { anyScenario } from './any-scenario.fixture.ts'
import { linkedScenario, type ScenarioChoice, scenarioQuery } from './scenario-link.ts'

const anyChoice: fc.Arbitrary<ScenarioChoice> = fc.record(
  {
    wantedCents: fc.integer({ min: 0, max: 40_000_000 }),
    term: fc.constantFrom(...OFFER_TERMS),
    feeBps: fc.constantFrom(0, 99, 150, 199, 299, 499),
    type: fc.constantFrom(...OFFER_TYPES),
  },
  { requiredKeys: [] },
)

describe('The link to an estimate', () => {
  it('opens the page filled in as it was', () => {
    fc.assert(
      fc.property(anyScenario, anyChoice, (scenario, choice) => {
        const query = new URLSearchParams(new URLSearchParams(scenarioQuery(scenario, choice)).toString())
        expect(linkedScenario(query)).toEqual({ scenario, choice, isIncomplete: false })
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it('takes whatever stands in a query without fault, and keeps only what it can read', () => {
    const keys = [
      ...Object.keys(scenarioQuery({ state: 'CA', loans: [] }, { feeBps: 0 })),
      'homeValue',
      'loans',
      'creditScore',
      'draw',
      'firstName',
    ]
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.string())), (pairs) => {
        const { scenario, choice } = linkedScenario(new URLSearchParams(pairs))
        expect(linkedScenario(new URLSearchParams(scenarioQuery(scenario, choice)))).toMatchObject({
          scenario,
          choice,
          isIncomplete: false,
        })
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it('drops what is not of an estimate and what is no value, and says so of the second alone', () => {
    const query = (text: string) => linkedScenario(new URLSearchParams(text))
    expect(query('homeState=CA&firstName=Ana&ssn=123456789')).toEqual({ scenario: { state: 'CA' }, choice: {}, isIncomplete: false })
    expect(query('homeState=ZZ&homeValue=1e9&creditScore=900&fee=abc')).toEqual({ scenario: {}, choice: {}, isIncomplete: true })
    expect(query('loans=mortgage:100000,boat:5').scenario).toEqual({})
  })

  it('is a line that a person can read', () => {
    const loans = [{ kind: 'MORTGAGE' as const, balanceCents: 18_000_000, paymentCents: 121_000, payOff: false }]
    const query = new URLSearchParams(
      scenarioQuery({ state: 'CA', valueCents: 74_200_000, loans, score: 740 }, { wantedCents: 5_000_000, term: 20 }),
    )
    expect(decodeURIComponent(query.toString())).toBe(
      'homeState=CA&homeValue=742000&loans=mortgage:180000:1210&creditScore=740&draw=50000&years=20',
    )
  })
})
