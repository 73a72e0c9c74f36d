/** Of documents that are on paper with whoever signs them: by when they have to be back, what is said of it, and when the borrower is reminded. Pure. */
import { lenderDay } from '../../../policy/lender-day.ts'
import { addDays, type LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { Known, StepMail } from '../../item.ts'
import { finalDecision } from '../final/final-decision.ts'

/** The offer ends on it, unless what was signed is recorded before. */
export function offerEndsOn(known: Known): LocalDate | undefined {
  const expiresAt = known(finalDecision)?.expiresAt
  return expiresAt === undefined ? undefined : lenderDay(expiresAt)
}

/** Nothing where no day is known. */
export function backByWords(known: Known): string {
  const on = offerEndsOn(known)
  return on === undefined ? '' : ` We must have them before the offer ends on ${formatLocalDateWithYear(on)}.`
}

/** While the team has yet to call them. */
export function offerEndWords(known: Known): string {
  const on = offerEndsOn(known)
  return on === undefined ? '' : ` Your offer ends on ${formatLocalDateWithYear(on)}.`
}

/** In a mail: the lender’s address stands below the name at its end. */
export const SEND_BACK = 'Sign each place in ink and mail them back to us. Our address is at the end of this email.'

const REMIND_AFTER_DAYS = 7
/** Nobody is reminded in the last hours of an offer as if there were time. */
const REMIND_UNTIL_DAYS = 1

/** From which day on they are reminded, and until when; undefined where no day is kept on which they were sent. */
export function reminderDays(
  known: Known,
  sentOn: LocalDate | undefined,
): { readonly from: LocalDate; readonly to: LocalDate } | undefined {
  const ends = offerEndsOn(known)
  if (sentOn === undefined || ends === undefined) return undefined
  const [from, to] = [addDays(sentOn, REMIND_AFTER_DAYS), addDays(ends, -REMIND_UNTIL_DAYS)]
  return from <= to ? { from, to } : undefined
}

export const paperReminder = (known: Known, sentOn: LocalDate): StepMail => ({
  subject: 'We don’t have your signed documents yet',
  body: `We sent you your documents on paper on ${formatLocalDateWithYear(sentOn)}, and they are not back. ${SEND_BACK}${backByWords(known)} Leave the deed or mortgage unsigned: you sign it with the notary. You can also sign in and sign online instead. If you sent them already, or have not received them, call us.`,
  optional: 'REMINDERS',
})
