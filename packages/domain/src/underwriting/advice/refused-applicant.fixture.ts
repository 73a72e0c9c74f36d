/** People who are refused, for one thing or for several: what the properties of approval paths are drawn from. */
import fc from 'fast-check'
import type { Tradeline } from '../../facts/credit-report.ts'
import { addDays } from '../../values/local-date.ts'
import { evaluate } from '../limits/evaluate.ts'
import { ON } from '../pricing/any-applicant.fixture.ts'
import { qualifiedApplicant } from '../situation/qualified-applicant.fixture.ts'
import type { UnderwritingInput, UnderwritingLien } from '../situation/underwriting-input.ts'
import { defaultOrganizationTerms, type OrganizationTerms } from '../tables/organization-terms.ts'

const dollars = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount * 100)
const often = <T>(usual: T, weight: number, other: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight }, { arbitrary: other, weight: 1 })

const account = (kind: 'CARD' | 'COLLECTION', balance: fc.Arbitrary<number>, payment: fc.Arbitrary<number>) =>
  fc.record({ kind: fc.constant(kind), balanceCents: balance, monthlyPaymentCents: payment })

const drawn = (most: number) =>
  fc.record({
    occupancy: fc.constantFrom('HOME', 'HOME', 'SECONDARY', 'INVESTMENT'),
    score: fc.integer({ min: 560, max: 800 }),
    noScore: often(false, 30, fc.constant(true)),
    valueDollars: fc.integer({ min: 90_000, max: 900_000 }),
    share: fc.integer({ min: 0, max: 95 }),
    incomeDollars: fc.integer({ min: 12_000, max: 200_000 }),
    state: fc.constantFrom('CA', 'TX', 'FL'),
    kind: often<'SFR' | 'DUPLEX' | 'COOPERATIVE'>('SFR', 9, fc.constantFrom('DUPLEX', 'DUPLEX', 'COOPERATIVE')),
    listedForSale: often(false, 7, fc.constant(true)),
    ownedDays: often(4_000, 7, fc.integer({ min: 1, max: 100 })),
    bankruptcyDays: often(0, 9, fc.integer({ min: 100, max: 2_000 })),
    judgmentCents: often(0, 4, dollars(500, 9_000)),
    accounts: fc.array(
      fc.oneof(
        { arbitrary: account('CARD', dollars(200, 40_000), dollars(10, 900)), weight: 3 },
        { arbitrary: account('COLLECTION', dollars(300, 9_000), often(0, 4, dollars(10, 100))), weight: 1 },
      ),
      { maxLength: most },
    ),
    liens: often<{ kind: 'HELOC' | 'MORTGAGE'; balanceCents: number }[]>(
      [],
      4,
      fc.array(fc.record({ kind: fc.constantFrom('HELOC', 'MORTGAGE'), balanceCents: dollars(3_000, 60_000) }), {
        minLength: 1,
        maxLength: most,
      }),
    ),
  })

/** Few offers to price: thousands of these are decided many times over. */
const FEW_OFFERS = { ...defaultOrganizationTerms, termChoicesYears: [10, 30], feeChoicesBps: [0, 299] } satisfies OrganizationTerms

/** With at most so many accounts, and as many loans on the home beside the first. */
const anyApplicant = (most: number): fc.Arbitrary<UnderwritingInput> =>
  drawn(most).map((one): UnderwritingInput => {
    const mortgageDollars = Math.floor((one.valueDollars * one.share) / 100)
    const applicant = { ...one, mortgageDollars, mortgagePaymentDollars: Math.ceil(mortgageDollars * 0.006) }
    const input = qualifiedApplicant(applicant, { on: ON, now: `${ON}T15:00:00Z` })
    const accounts = one.accounts.map((each, index): Tradeline => ({ ...input.credit.tradelines[1]!, ...each, id: `account-${index}` }))
    const liens = one.liens.map(({ kind, balanceCents }, index): UnderwritingLien => {
      const position = input.liens.length + index + 1
      return { id: `lien-${index}`, kind, holder: `Lender ${index}`, balanceCents, position, payOff: false }
    })
    const record = (kind: 'JUDGMENT' | 'BANKRUPTCY', filedOn: string, amountCents: number) => ({
      kind,
      filedOn,
      amountCents,
      satisfied: false,
    })
    const publicRecords = [
      ...(one.judgmentCents > 0 ? [record('JUDGMENT', '2024-02-01', one.judgmentCents)] : []),
      ...(one.bankruptcyDays > 0 ? [record('BANKRUPTCY', addDays(input.on, -one.bankruptcyDays), 0)] : []),
    ]
    return {
      ...input,
      occupancy: one.occupancy as UnderwritingInput['occupancy'],
      listedForSale: one.listedForSale,
      property: { ...input.property, kind: one.kind, lastTransferOn: addDays(input.on, -one.ownedDays) },
      liens: [...input.liens, ...liens],
      credit: {
        ...input.credit,
        scores: one.noScore ? [] : [one.score],
        tradelines: [...input.credit.tradelines.slice(0, mortgageDollars > 0 ? 1 : 0), ...accounts],
        publicRecords,
      },
    }
  })

export const refusedApplicant = (most: number, organization: OrganizationTerms = FEW_OFFERS): fc.Arbitrary<UnderwritingInput> =>
  anyApplicant(most)
    .map((input) => ({ ...input, organization }))
    .filter((input) => evaluate(input).failed.length > 0)
