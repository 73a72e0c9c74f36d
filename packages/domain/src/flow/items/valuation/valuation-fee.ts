/** The fee for a valuation by a professional, as it was disclosed, and from which day the lender may keep it (12 CFR 1026.40(h)). */
import { firstDayOfFee, type Receipt } from '../../../policy/early-fee.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { formatLocalDate } from '../../../values/local-date-display.ts'
import { formatExactCents } from '../../../values/money.ts'
import type { Known } from '../../item.ts'
import { applicationDisclosures, type VALUATION_FEE_TERMS } from '../apply/application-disclosures.ts'
import { laterDay } from '../property/home-clock.ts'

export interface ValuationFee {
  readonly cents: number
  readonly terms: (typeof VALUATION_FEE_TERMS)[number]
  /** until then it is paid back to whoever decides not to go on */
  readonly keptFrom: LocalDate
}

/** When disclosures and booklet were received; undefined of an application that was never given them. The booklet comes in the same document. */
export function disclosureReceipts(known: Known): { readonly disclosures: Receipt; readonly booklet: Receipt } | undefined {
  const given = known(applicationDisclosures)?.given
  if (!given) return undefined
  const receipt = { on: laterDay(known, given.at), by: 'SCREEN' } as const
  return { disclosures: receipt, booklet: receipt }
}

/** Undefined where nothing may be charged: it was not disclosed, or the lender pays. */
export function valuationFee(known: Known): ValuationFee | undefined {
  const fee = known(applicationDisclosures)?.given?.valuationFee
  const receipts = disclosureReceipts(known)
  return fee && fee.cents > 0 && receipts ? { ...fee, keptFrom: firstDayOfFee(receipts) } : undefined
}

/** What the visit costs and when that is charged, as the borrower is written. */
export function feeWords(known: Known): string {
  const fee = valuationFee(known)
  if (!fee) return 'We pay for the visit.'
  return `The visit costs ${formatExactCents(fee.cents)}. We charge your bank account after the visit, and not before ${formatLocalDate(fee.keptFrom)}.`
}
