/** Anyone's scenario, for the property tests. */
import fc from 'fast-check'
import { PROPERTY_KINDS } from '../facts/property-kinds.ts'
import { OCCUPANCIES } from '../facts/scalars.ts'
import type { Scenario, ScenarioLoan } from './scenario.ts'

const dollars = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount * 100)

const anyLoan: fc.Arbitrary<ScenarioLoan> = fc.record(
  {
    kind: fc.constantFrom('MORTGAGE', 'HELOC'),
    balanceCents: dollars(500_000),
    paymentCents: dollars(4_000),
    payOff: fc.boolean(),
    openedOn: fc.constantFrom('2019-04-01', '2026-08-15'),
  },
  { requiredKeys: ['kind', 'balanceCents', 'payOff'] },
)

export const anyScenario: fc.Arbitrary<Scenario> = fc.record(
  {
    state: fc.constantFrom('CA', 'TX', 'MO', 'FL', 'MD', 'MN', 'AK', 'NY'),
    zip: fc.constantFrom('95814', '00501'),
    county: fc.constantFrom('Hennepin', 'St. Mary’s', 'Baltimore City'),
    occupancy: fc.constantFrom(...OCCUPANCIES),
    propertyKind: fc.constantFrom(...PROPERTY_KINDS),
    valueCents: fc.integer({ min: 60_000, max: 1_500_000 }).map((amount) => amount * 100),
    loans: fc.array(anyLoan, { maxLength: 4 }),
    score: fc.integer({ min: 300, max: 850 }),
    incomeCents: dollars(500_000),
    debtsCents: dollars(3_000),
  },
  { requiredKeys: ['state', 'occupancy', 'propertyKind', 'valueCents', 'loans', 'score'] },
)
