import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PROPERTY_KINDS } from '../../facts/property-record.ts'
import { propertyRuns } from '../property-runs.fixture.ts'
import { defaultOrganizationTerms } from '../tables/organization-terms.ts'
import { countedOf } from './monthly-payments.ts'
import { qualifiedApplicant } from './qualified-applicant.fixture.ts'
import { createSituation } from './situation.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

const ON = '2026-11-24'
const cents = (most: number) => fc.integer({ min: 1, max: most })

/** One loan or claim on the home: with an account of its own, by number or by holder, or with none. */
const lien = fc.record({
  kind: fc.constantFrom<UnderwritingLien['kind'][]>('MORTGAGE', 'MORTGAGE', 'HELOC', 'TAX', 'JUDGMENT'),
  holder: fc.constantFrom('Cedar Bank', 'Birch Bank'),
  balanceCents: cents(60_000_000),
  account: fc.constantFrom('NONE', 'BY_NUMBER', 'BY_HOLDER'),
  paymentCents: fc.nat(600_000),
  payOff: fc.boolean(),
})
const anyone = fc.record({
  liens: fc.array(lien, { maxLength: 4 }),
  claims: fc.array(cents(500_000), { maxLength: 2 }),
  state: fc.constantFrom(...defaultOrganizationTerms.servedStates),
  kind: fc.constantFrom(...PROPERTY_KINDS),
  annualTaxCents: fc.option(fc.nat(3_000_000), { nil: undefined }),
})
type Anyone = typeof anyone extends fc.Arbitrary<infer T> ? T : never

function inputOf({ liens, claims, state, kind, annualTaxCents }: Anyone, payingOff = false): UnderwritingInput {
  const input = qualifiedApplicant({ state }, { on: ON })
  const [mortgage, card] = input.credit.tradelines
  const behind = liens.flatMap(({ kind: of, holder, balanceCents, account, paymentCents }, index) => {
    if (account === 'NONE' || of === 'TAX' || of === 'JUDGMENT') return []
    const id = account === 'BY_NUMBER' ? `lien-${index}` : `account-${index}`
    return [{ ...mortgage!, id, kind: of, creditor: holder, balanceCents, monthlyPaymentCents: paymentCents }]
  })
  const publicRecords = claims.map((amountCents) => ({ kind: 'JUDGMENT' as const, filedOn: '2024-02-01', amountCents, satisfied: false }))
  return {
    ...input,
    property: { ...input.property, kind, annualTaxCents },
    credit: { ...input.credit, tradelines: [...behind, card!], publicRecords },
    liens: liens.map(({ kind: of, holder, balanceCents, payOff }, index) => ({
      ...{ id: `lien-${index}`, kind: of, holder, balanceCents, position: index + 1 },
      payOff: payingOff && payOff,
    })),
  }
}

it('what counts each month is the sum of its parts, never leaves a loan or claim on the home out, and never rises with what the line pays off', () => {
  let seen = 0
  fc.assert(
    fc.property(anyone, (one) => {
      const [kept, paid] = [createSituation(inputOf(one)), createSituation(inputOf(one, true))]
      expect(countedOf(kept.payments)).toBe(kept.monthlyDebtsCents)
      expect(paid.monthlyDebtsBeforeCents).toBe(kept.monthlyDebtsCents)
      expect(paid.monthlyDebtsCents).toBeLessThanOrEqual(kept.monthlyDebtsCents)
      for (const { id } of kept.input.liens) {
        const told = kept.payments.find((payment) => payment.id === id)
        // Either an account reports it, or an estimate above nothing stands in.
        if (kept.accountBehind.has(id) === (told !== undefined)) throw new Error(`${id} counts twice, or not at all`)
        if (told?.countedCents === 0) throw new Error(`${id} counts as nothing`)
      }
      const accounts = [...kept.accountBehind.values()]
      expect(new Set(accounts).size).toBe(accounts.length)
      for (const payment of kept.payments) if (payment.countedCents > payment.monthlyCents) throw new Error('More counts than it comes to')
      if (kept.payments.some(({ heldBy }) => heldBy !== undefined)) seen += 1
    }),
    { numRuns: propertyRuns() },
  )
  expect(seen).toBeGreaterThan(propertyRuns() / 10)
})

it('a lower balance, a lower payment or a better value never makes more of what counts each month', () => {
  const less = fc.record({ of: fc.nat(3), balance: fc.nat(100), payment: fc.nat(100), valueDollars: fc.integer({ min: 0, max: 900_000 }) })
  fc.assert(
    fc.property(anyone, less, (one, { of, balance, payment, valueDollars }) => {
      const lower = one.liens.map((each, index) =>
        index === of
          ? {
              ...each,
              balanceCents: Math.ceil((each.balanceCents * balance) / 100),
              paymentCents: Math.floor((each.paymentCents * payment) / 100),
            }
          : each,
      )
      const before = createSituation(inputOf(one))
      // A claim that is paid down is less in every source that says it; in one alone it would be another claim.
      const paid = one.liens[of]?.balanceCents
      const claims = one.claims.map((amountCents) => (amountCents === paid ? lower[of]!.balanceCents : amountCents))
      const improved = inputOf({ ...one, liens: lower, claims })
      const after = createSituation({
        ...improved,
        value: { ...improved.value, valueCents: improved.value.valueCents + valueDollars * 100 },
      })
      expect(after.monthlyDebtsCents).toBeLessThanOrEqual(before.monthlyDebtsCents)
    }),
    { numRuns: propertyRuns() },
  )
})
