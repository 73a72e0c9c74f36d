import { linePayment } from '../offer/qualifying-payment.ts'
import type { Situation } from './situation.ts'

/** Shown where there is no income to compare with: 999.99 %. */
const BEYOND_MEASURE = 99_999

/** Monthly payments as a share of the monthly income in basis points, rounded up; 99,999 at most, also without an income. */
export function dtiBps(situation: Pick<Situation, 'incomeParts' | 'partsPerCent'>, monthlyCents: number): number {
  if (monthlyCents === 0) return 0
  if (situation.incomeParts <= 0) return BEYOND_MEASURE
  const income = BigInt(situation.incomeParts)
  const share = (BigInt(monthlyCents) * BigInt(situation.partsPerCent) * 10_000n + income - 1n) / income
  return share > BigInt(BEYOND_MEASURE) ? BEYOND_MEASURE : Number(share)
}

/** What the DTI limit leaves for this line's payment a month, in whole cents, rounded down; negative when debts alone exceed it. */
export function paymentRoom({ incomeParts, partsPerCent, dtiLimitBps, monthlyDebtsCents }: Situation): number {
  const allowed = (BigInt(incomeParts) * BigInt(dtiLimitBps)) / (10_000n * BigInt(partsPerCent))
  return Number(allowed) - monthlyDebtsCents
}

/** The smallest rise in monthly income, whole cents, at which such a payment fits under the limit; 0 when it fits already, undefined where no income would do. */
export function missingIncome(situation: Situation, paymentCents: number): number | undefined {
  const { incomeParts, partsPerCent, dtiLimitBps, monthlyDebtsCents } = situation
  // A limit of zero admits no payment: an organization that sets it lends to nobody, and is told so by its decisions.
  if (dtiLimitBps === 0) return undefined
  const limit = BigInt(dtiLimitBps)
  const neededParts = (BigInt(monthlyDebtsCents + paymentCents) * BigInt(partsPerCent) * 10_000n + limit - 1n) / limit
  const missing = neededParts - BigInt(incomeParts)
  const each = BigInt(partsPerCent)
  return missing <= 0n ? 0 : Number((missing + each - 1n) / each)
}

/** The monthly payment that must fit: the full line at its start rate, FLOATING two points above it [underwriting/limits]. */
export const qualifyingPayment = (lineCents: number, combination: { readonly qualifyingMills: number; readonly term: number }): number =>
  linePayment(lineCents, combination.qualifyingMills, combination.term)
