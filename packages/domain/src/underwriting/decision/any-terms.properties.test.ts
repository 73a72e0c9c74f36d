import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findApprovalPaths } from '../advice/approval-paths.ts'
import { DISCOUNT_TYPES, OFFER_TERMS } from '../offer/offer.ts'
import { type AnyApplicant, anyApplicant, anyPrime, inputOf, ON, tablesAt } from '../pricing/any-applicant.fixture.ts'
import { disclosedPlan } from '../pricing/disclosed-plan.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import { qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import { defaultOrganizationTerms, type OrganizationTerms, organizationTermsSchema } from '../tables/organization-terms.ts'
import { decision } from './decision.ts'
import { underwrite } from './underwrite.ts'

/** One of these, or anything between: what is wrong in terms is mostly wrong at their ends. */
const ends = (...values: readonly [number, ...number[]]) =>
  fc.oneof(fc.constantFrom(...values), fc.integer({ min: Math.min(...values), max: Math.max(...values) }))
const orNone = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const bps = ends(0, 1, 10_000)
/** The most that the terms may name. */
const MOST_CENTS = 100_000_000_000
const line = fc.oneof(ends(1, 1_500_000, 40_000_000), fc.constantFrom(MOST_CENTS))

const terms: fc.Arbitrary<OrganizationTerms> = fc
  .record({
    lines: fc.tuple(line, line),
    marginBps: ends(-500, 0, 500),
    discounts: fc.uniqueArray(
      fc.record({
        type: fc.constantFrom(...DISCOUNT_TYPES),
        points: fc.constantFrom('0', '0.001', '9.999'),
        stackable: fc.boolean(),
        replacesOthers: orNone(fc.boolean()),
      }),
      { selector: ({ type }) => type },
    ),
    // Of those without a price, and twice the same.
    feeChoicesBps: fc.array(fc.constantFrom(0, 99, 199, 499, 500, 10_000), { minLength: 1, maxLength: 4 }),
    termChoicesYears: fc.array(fc.constantFrom(...OFFER_TERMS), { minLength: 1, maxLength: 3 }),
    feeCapCents: orNone(ends(0, 1, 500_000, MOST_CENTS)),
    thirdPartyFees: orNone(fc.record({ valuationCents: ends(0, 18_000, MOST_CENTS), manualNotaryCents: ends(0, 30_000, MOST_CENTS) })),
    minimumLineByState: fc.constantFrom({}, { TX: 0, AK: 1 }, { TX: MOST_CENTS, AK: 2_500_000 }),
    servedStates: fc.constantFrom(['CA'], [...defaultOrganizationTerms.servedStates]),
    minimumScore: orNone(ends(300, 850)),
    maximumCltvBps: orNone(bps),
    maximumDtiBps: orNone(bps),
  })
  .map(({ lines: [one, other], ...rest }) =>
    organizationTermsSchema.parse({ ...rest, minimumLineCents: Math.min(one, other), maximumLineCents: Math.max(one, other) }),
  )

const somebody: fc.Arbitrary<AnyApplicant> = fc
  .tuple(anyApplicant, fc.constantFrom('CA', 'TX', 'AK', 'MD'))
  .map(([person, state]) => ({ ...person, state }))

describe('any terms that an organization may have', () => {
  it('make a decision that fits what is stored, whoever applies, and paths and disclosures beside it', () => {
    fc.assert(
      fc.property(somebody, terms, anyPrime, (person, organization, prime) => {
        const tables = tablesAt(prime)
        const input = inputOf(person, { organization, index: tables.primeRows![0] })
        expect(decision.safeParse(underwrite(input, tables)).error).toBeUndefined()
        findApprovalPaths({ input, today: ON, mayTakeNow: true })
        const { state, occupancy } = person
        expect(disclosedPlan({ on: ON, state, occupancy, organization, primeRows: tables.primeRows! }).lowestPercent).toBe('7.60')
      }),
      { numRuns: propertyRuns(400) },
    )
  })

  it('refuse everyone at a debt-to-income limit of 0, and name no income that would do', () => {
    const input = qualifiedApplicant(
      {},
      { on: ON, now: `${ON}T15:00:00Z`, organization: { ...defaultOrganizationTerms, maximumDtiBps: 0 } },
    )
    const { outcome, limits } = underwrite({ ...input, assetsAnswered: true })
    expect(outcome).toBe('DECLINE')
    const advised = limits.find(({ limit }) => limit === 'DTI')!.wouldPass
    expect(advised).toEqual([])
  })
})
