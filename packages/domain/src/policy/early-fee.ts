import { addDays, type LocalDate, latestOf } from '../values/local-date.ts'
import { addBusinessDays, isCreditorBusinessDay } from './business-day.ts'

/** Business days that end before a fee may be kept (12 CFR 1026.40(h)). */
const FEE_FREE_DAYS = 3
/** Disclosures sent by mail count as received so many business days later (comment 40(h)-1: six in all). */
const MAIL_DAYS = 3

export interface Receipt {
  readonly on: LocalDate
  readonly by: 'SCREEN' | 'MAIL'
}

const received = ({ on, by }: Receipt): LocalDate => (by === 'MAIL' ? addBusinessDays(on, MAIL_DAYS, isCreditorBusinessDay) : on)

/**
 * The first day on which a nonrefundable fee may be imposed for an application: when three business days have ended after the later of the
 * receipt of the disclosures and of the booklet. Days on which the offices are closed do not count, nor does the day of receipt.
 */
export function firstDayOfFee({ disclosures, booklet }: { readonly disclosures: Receipt; readonly booklet: Receipt }): LocalDate {
  return addDays(addBusinessDays(latestOf(received(disclosures), received(booklet)), FEE_FREE_DAYS, isCreditorBusinessDay), 1)
}

/** Why a fee may not be imposed on a day, with the day from which it may be; undefined where it may. */
export function refuseEarlyFee(
  receipts: Parameters<typeof firstDayOfFee>[0] | undefined,
  on: LocalDate,
): { readonly from: LocalDate | undefined } | undefined {
  if (!receipts) return { from: undefined }
  const from = firstDayOfFee(receipts)
  return on < from ? { from } : undefined
}
