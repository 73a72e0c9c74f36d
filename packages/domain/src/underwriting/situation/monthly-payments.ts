/**
 * What leaves the income each month beside the new line, part by part, each with what it rests on. Lower liens, balances and payments never make
 * the sum larger, and what the line pays off never takes property tax and insurance away with it.
 */
import { z } from 'zod'
import type { Tradeline } from '../../facts/credit-report.ts'
import { cents, stateCode } from '../../facts/scalars.ts'
import { linePayment } from '../offer/qualifying-payment.ts'
import { toMills } from '../offer/rate.ts'
import type { Guideline, WholeDti } from '../tables/guideline.ts'
import type { CostRow } from '../tables/housing-costs/housing-costs.ts'
import { housingCostsOf } from '../tables/housing-costs/housing-costs-of.ts'
import type { Claim } from './counted-debts.ts'
import type { UnderwritingInput, UnderwritingLien } from './underwriting-input.ts'

export const PAYMENT_PARTS = ['ACCOUNTS', 'LIEN', 'CLAIM', 'PROPERTY_TAX', 'INSURANCE', 'DUES'] as const

/**
 * REPORTED by a bureau; STATED by the borrower; RECORD: the property's record; ESTIMATED by the guideline's rule or a table of averages;
 * NOT_KNOWN: no average was found, and nothing is counted.
 */
export const PAYMENT_SOURCES = ['REPORTED', 'STATED', 'RECORD', 'ESTIMATED', 'NOT_KNOWN'] as const

export const countedPayment = z.object({
  part: z.enum(PAYMENT_PARTS),
  source: z.enum(PAYMENT_SOURCES),
  /** what it comes to a month, whole cents */
  monthlyCents: cents,
  /** what the DTI adds for it: less than that where the first mortgage's reported payment already holds it */
  countedCents: cents,
  /** LIEN, CLAIM: its id */
  id: z.string().optional(),
  /** to whom a lien is owed */
  holder: z.string().optional(),
  /** PROPERTY_TAX, INSURANCE: the account whose reported payment holds some or all of it */
  heldBy: z.string().optional(),
  /** ESTIMATED: the version of the guideline or the table */
  table: z.string().optional(),
  /** ESTIMATED from averages: of which year, and in which state */
  year: z.int().optional(),
  state: z.optional(stateCode),
})
export type CountedPayment = z.infer<typeof countedPayment>

/** What stands open: before the line, or with what it pays off left out. */
export type StandingDebts = {
  readonly debts: readonly Tradeline[]
  readonly liens: readonly UnderwritingLien[]
  readonly claims: readonly Claim[]
}

type Rules = {
  readonly input: UnderwritingInput
  readonly guideline: Guideline
  readonly accountBehind: ReadonlyMap<string, Tradeline>
}

const sumOf = (lines: readonly Tradeline[]) => lines.reduce((sum, line) => sum + line.monthlyPaymentCents, 0)

export const countedOf = (payments: readonly CountedPayment[]): number => payments.reduce((sum, { countedCents }) => sum + countedCents, 0)

const counted = (part: CountedPayment['part'], source: CountedPayment['source'], amount: number): CountedPayment => ({
  part,
  source,
  monthlyCents: amount,
  countedCents: amount,
})

/** Of the guideline's two rules the one for its kind, in whole cents. A claim: a share of it each month, whatever plan there may be. */
export function estimatedPayment(lien: Pick<UnderwritingLien, 'kind' | 'balanceCents' | 'paymentOnCents'>, whole: WholeDti): number {
  const balance = lien.paymentOnCents ?? lien.balanceCents
  if (lien.kind === 'TAX' || lien.kind === 'JUDGMENT') return claimPayment(balance, whole)
  const { percent, years } = whole.unreportedLoans[lien.kind]
  return balance > 0 ? Math.max(1, linePayment(balance, toMills(percent), years)) : 0
}

export const claimPayment = (amountCents: number, { claimsBps }: WholeDti): number => Math.ceil((amountCents * claimsBps) / 10_000)

/** All parts, in the order in which they are told. `of`: what stands open. */
export function monthlyPayments(rules: Rules, of: StandingDebts): CountedPayment[] {
  const { input, guideline } = rules
  const attested = new Set(input.attestedAccountIds ?? [])
  const stated = of.debts.filter((line) => attested.has(line.id))
  const accounts = [
    counted('ACCOUNTS', 'REPORTED', sumOf(of.debts) - sumOf(stated)),
    ...(stated.length === 0 ? [] : [counted('ACCOUNTS', 'STATED', sumOf(stated))]),
  ]
  const { whole } = guideline.dti
  if (whole === undefined) return accounts
  return [...accounts, ...unreported(rules, of, whole), ...housing(rules, of, whole)]
}

/** Loans and claims on the home that no account stands behind, and claims of the public records. */
function unreported({ input, guideline, accountBehind }: Rules, { liens, claims }: StandingDebts, whole: WholeDti): CountedPayment[] {
  const table = guideline.version
  const known = new Set([...input.liens.map((lien) => lien.id), ...input.credit.tradelines.map((line) => line.id)])
  return [
    ...liens
      .filter((lien) => !accountBehind.has(lien.id))
      .map(({ id, holder, ...lien }) => {
        const part = lien.kind === 'MORTGAGE' || lien.kind === 'HELOC' ? 'LIEN' : 'CLAIM'
        return { ...counted(part, 'ESTIMATED', estimatedPayment(lien, whole)), id, holder, table }
      }),
    ...claims
      .filter((claim) => !known.has(claim.id))
      .map(({ id, amountCents }) => ({ ...counted('CLAIM', 'ESTIMATED', claimPayment(amountCents, whole)), id, table })),
  ]
}

const monthOf = (yearCents: number) => Math.ceil(yearCents / 12)

function housing(rules: Rules, { debts }: StandingDebts, whole: WholeDti): CountedPayment[] {
  const { property, state } = rules.input
  const table = housingCostsOf(whole.housingCosts)
  const estimated = (part: CountedPayment['part'], row: CostRow | undefined, monthly: (cents: number) => number): CountedPayment =>
    row?.checked === true
      ? { ...counted(part, 'ESTIMATED', monthly(row.cents)), table: table.version, year: row.year }
      : counted(part, 'NOT_KNOWN', 0)
  const ofState = (part: CountedPayment['part'], row: CostRow | undefined) => ({ ...estimated(part, row, monthOf), state })
  const tax =
    property.annualTaxCents === undefined
      ? ofState('PROPERTY_TAX', table.propertyTax[state])
      : counted('PROPERTY_TAX', 'RECORD', monthOf(property.annualTaxCents))
  const insurance = ofState('INSURANCE', table.insurance[state])
  const dues =
    property.monthlyDuesCents === undefined
      ? estimated('DUES', table.dues[property.kind], (amount) => amount)
      : counted('DUES', 'RECORD', property.monthlyDuesCents)
  // Taken off the tax first: what is left to add is the same whichever is.
  const holder = holderOf(rules, debts, whole)
  const ofTax = Math.min(holder.cents, tax.monthlyCents)
  return [lessHeld(tax, holder.id, ofTax), lessHeld(insurance, holder.id, Math.min(holder.cents - ofTax, insurance.monthlyCents)), dues]
}

const lessHeld = (payment: CountedPayment, heldBy: string | undefined, held: number): CountedPayment =>
  heldBy === undefined || held === 0 ? payment : { ...payment, countedCents: payment.monthlyCents - held, heldBy }

/**
 * What the reported payment of the first mortgage may hold for taxes and insurance: all above the least principal and interest that its balance
 * ordinarily asks. Reports give one amount and not what is in it, and a lender asks for the mortgage statement later. It never holds more than it
 * is, so that without that mortgage the sum is never higher.
 */
function holderOf({ input, accountBehind }: Rules, debts: readonly Tradeline[], { leastMortgage }: WholeDti) {
  const first = firstMortgage(input, accountBehind)
  if (first === undefined || !debts.includes(first)) return { id: undefined, cents: 0 }
  const least = linePayment(first.balanceCents, toMills(leastMortgage.percent), leastMortgage.years)
  return { id: first.id, cents: Math.max(0, first.monthlyPaymentCents - least) }
}

/** The reported mortgage on this home in the first place; one that stands behind no lien comes last. */
function firstMortgage({ credit, liens }: UnderwritingInput, accountBehind: Rules['accountBehind']): Tradeline | undefined {
  const places = new Map(liens.map((lien) => [accountBehind.get(lien.id)?.id, lien.position]))
  const placeOf = (line: Tradeline) => places.get(line.id) ?? Number.MAX_SAFE_INTEGER
  return credit.tradelines
    .filter((line) => line.status === 'OPEN' && line.kind === 'MORTGAGE' && line.securedBy === 'SUBJECT')
    .sort((a, b) => placeOf(a) - placeOf(b))[0]
}
