/** What the lender has to do once an owner canceled, as the file shows it (12 CFR 1026.15(d)(2)): nothing is promised that was never paid or recorded. */
import type { LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { Known } from '../../item.ts'
import { valuationFee } from '../valuation/valuation-fee.ts'
import { valuationFeeCollection } from '../valuation/valuation-fee-collection.ts'
import { recordedOf } from './recording.ts'

export interface LenderPart {
  /** of the valuation fee, the one that is charged before the money is sent, where it was: whole cents */
  readonly feeCents?: number | undefined
  /** of the deed, where the county recorded it */
  readonly recordingNumber?: string | undefined
}

export const lenderPart = (known: Known): LenderPart => ({
  feeCents: known(valuationFeeCollection)?.status === 'COLLECTED' ? valuationFee(known)?.cents : undefined,
  recordingNumber: recordedOf(known)?.recordingNumber,
})

export const paidReturned = (by: LocalDate): string => `What anyone paid for this line is returned by ${formatLocalDateWithYear(by)}.`
export const lienReleased = (by: LocalDate): string => `We release the lien with the county by ${formatLocalDateWithYear(by)}.`

/** 12 CFR 1026.15(d)(3): money is offered at the place that the creditor names, and its notice names it. No last day is set for the owners; for the lender 20 days are. */
export const HOW_TO_RETURN =
  'Send it to the address in your notice of the right to cancel, or call us first. The law names no last day for it, so please send it as soon as you can. If we don’t take it within 20 days after you offer it, you may keep it.'
