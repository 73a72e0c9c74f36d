/** Anyone who may apply, on a day with any index, for the property tests: drawn, and made better in one way or several. */
import fc from 'fast-check'
import { type Evaluation, evaluate } from '../limits/evaluate.ts'
import type { Offer } from '../offer/offer.ts'
import { qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { Tables } from '../situation/situation.ts'
import type { UnderwritingInput, UnderwritingLien } from '../situation/underwriting-input.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { pricingOn } from '../tables/pricing-on.ts'

/** The first day of the tables without holes. */
export const ON = '2026-11-24'

export type AnyApplicant = {
  readonly score: number
  readonly valueDollars: number
  readonly mortgageDollars: number
  readonly secondDollars: number
  readonly mortgagePaymentDollars: number
  readonly otherDebtDollars: number
  readonly incomeDollars: number
  readonly state: string
  readonly occupancy: 'HOME' | 'SECONDARY' | 'INVESTMENT'
}

export const anyApplicant: fc.Arbitrary<AnyApplicant> = fc.record({
  score: fc.integer({ min: 640, max: 850 }),
  valueDollars: fc.integer({ min: 60_000, max: 1_500_000 }),
  mortgageDollars: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600_000 })),
  secondDollars: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })),
  mortgagePaymentDollars: fc.integer({ min: 0, max: 4_000 }),
  otherDebtDollars: fc.integer({ min: 0, max: 3_000 }),
  incomeDollars: fc.integer({ min: 12_000, max: 500_000 }),
  state: fc.constantFrom('CA', 'TX', 'MO', 'FL', 'TN', 'MN'),
  occupancy: fc.constantFrom('HOME', 'HOME', 'SECONDARY', 'INVESTMENT'),
})

/** Quarters from 3 to 12 percent, as the index moves. */
export const anyPrime: fc.Arbitrary<string> = fc.integer({ min: 12, max: 48 }).map((quarters) => (quarters / 4).toFixed(2))

/** The same person with more of what is good and less of what is bad; each part may be nothing. */
export const better = (person: AnyApplicant): fc.Arbitrary<AnyApplicant> => {
  const up = (value: number, most: number) => fc.oneof(fc.constant(value), fc.integer({ min: value, max: Math.max(value, most) }))
  const down = (value: number) => fc.oneof(fc.constant(value), fc.integer({ min: 0, max: value }), fc.constant(0))
  return fc.record({
    score: up(person.score, 850),
    valueDollars: up(person.valueDollars, person.valueDollars + 400_000),
    mortgageDollars: down(person.mortgageDollars),
    secondDollars: down(person.secondDollars),
    mortgagePaymentDollars: down(person.mortgagePaymentDollars),
    otherDebtDollars: down(person.otherDebtDollars),
    incomeDollars: up(person.incomeDollars, person.incomeDollars + 200_000),
    state: fc.constant(person.state),
    occupancy: fc.constant(person.occupancy),
  })
}

/** A lien of nothing is no lien. */
export function inputOf(person: AnyApplicant, changes: Partial<UnderwritingInput> = {}): UnderwritingInput {
  const { secondDollars, occupancy, ...applicant } = person
  const plain = qualifiedApplicant(applicant, { on: ON, now: `${ON}T15:00:00Z`, occupancy, ...changes })
  const second: UnderwritingLien = {
    id: 'second',
    kind: 'HELOC',
    holder: 'Cedar Bank',
    balanceCents: secondDollars * 100,
    position: 2,
    payOff: false,
  }
  return secondDollars > 0 ? { ...plain, liens: [...plain.liens, second] } : plain
}

export const tablesAt = (percent: string): Tables => ({
  guideline: guidelineOn(ON),
  pricing: pricingOn(ON),
  primeRows: [{ from: '2026-01-01', percent, source: 'the test', confirmed: true }],
})

export const evaluated = (person: AnyApplicant, prime: string, changes?: Partial<UnderwritingInput>): Evaluation =>
  evaluate(inputOf(person, changes), tablesAt(prime))

/** The offers of each type, term and fee, smallest draw first. */
export function rangesOf(offers: readonly Offer[]): Map<string, Offer[]> {
  const ranges = new Map<string, Offer[]>()
  for (const offer of offers) {
    const key = `${offer.type} ${offer.term} ${offer.feeBps}`
    const range = ranges.get(key)
    if (range === undefined) ranges.set(key, [offer])
    else range.push(offer)
  }
  for (const range of ranges.values()) range.sort((a, b) => a.minDrawCents - b.minDrawCents)
  return ranges
}
