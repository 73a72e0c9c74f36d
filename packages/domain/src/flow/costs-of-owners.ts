/**
 * What an owner beside the borrower reads and is written of the final itemized costs, which the law gives each owner one business day with before an office
 * signing (Tex. Const. XVI s.50(a)(6)(M)(ii)): they read them with their documents, and the day is kept. Pure.
 */
import { addBusinessDays } from '../policy/business-day.ts'
import { formatAppointment, isAppointmentOver } from '../policy/notary-slots.ts'
import type { Instant, LocalDate } from '../values/local-date.ts'
import { addDays } from '../values/local-date.ts'
import { formatLocalDateWithYear, localDateIn } from '../values/local-date-display.ts'
import type { Known, StepMail } from './item.ts'
import { texasItemization } from './items/closing/texas-itemization.ts'
import { costsReadOn, hasCostsBefore } from './items/notary/costs-at-office.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'
import { notarySession } from './items/notary/notary-session.ts'
import { signersAtOffice } from './items/notary/office-closing.ts'
import { homeClock } from './items/property/home-clock.ts'
import { signerReview } from './items/signer/signer-review.ts'
import { signerSigningChoice } from './items/signer/signer-signing-choice.ts'
import { closingPapers } from './items/signing/closing-papers.ts'
import { note } from './items/signing/note.ts'
import { securityInstrument } from './items/signing/security-instrument.ts'
import { signsElectronically } from './items/signing/signing-choice.ts'
import type { SignerMail } from './signer-mail.ts'
import type { SignerWalk, Walk } from './walk.ts'

/** All of it is read together: it is there once the last of these is. */
const READ_TOGETHER: readonly string[] = [texasItemization.id, note.id, securityInstrument.id, closingPapers.id]

const areThere = (known: Known): boolean =>
  [known(texasItemization), known(note), known(securityInstrument), known(closingPapers)].every((made) => made !== undefined)

/** Owes the reading: an owner who signs at the office, and of whom no day is kept. */
const areToRead = (known: Known, party: string): boolean =>
  hasCostsBefore(known, party) && costsReadOn(known, party) === undefined && signersAtOffice(known).some((signer) => signer.party === party)

/** The appointment that stands and is ahead. */
function meetingAhead(known: Known, now: Instant | undefined) {
  const booking = known(notaryBooking)
  if (booking?.status !== 'BOOKED' || booking.at === undefined || known(notarySession) !== undefined) return undefined
  if (now !== undefined && isAppointmentOver(booking, now)) return undefined
  return { at: booking.at, when: formatAppointment(booking.at, homeClock(known)), on: localDateIn(booking.at, homeClock(known)) }
}

/** The last day on which they can read them, and sign on that of the appointment. */
function lastDayToRead(signing: LocalDate): LocalDate {
  let day = addDays(signing, -1)
  while (addBusinessDays(day, 1) > signing) day = addDays(day, -1)
  return day
}

const LAW = 'Texas law gives each owner one business day with the final costs before signing.'

/** Whoever has a day left, or none is set. Once it is past, our team has to say what comes next. */
function readBy(known: Known, now: Instant | undefined): string {
  const meeting = meetingAhead(known, now)
  if (!meeting) return LAW
  const last = lastDayToRead(meeting.on)
  const isLate = now !== undefined && localDateIn(now, homeClock(known)) > last
  return isLate
    ? `${LAW} That day is missing before your appointment: call us.`
    : `${LAW} To sign at your appointment, read them by ${formatLocalDateWithYear(last)}.`
}

/** Beside the appointment in its mail; undefined of whoever has read them, or whom the law gives no day. */
export const costsBeforeMeeting = (known: Known, party: string): string | undefined =>
  areToRead(known, party) ? `Before that, sign in and read your documents with the final costs. ${readBy(known, undefined)}` : undefined

/** On their pages before they have read: the appointment, and the costs. Undefined where there is nothing to say. */
export function aheadAtOffice(known: Known, party: string, now: Instant): string | undefined {
  if (!signersAtOffice(known).some((signer) => signer.party === party)) return undefined
  const meeting = meetingAhead(known, now)
  const parts = [
    ...(meeting ? [`You sign all documents at an office on ${meeting.when}.`] : []),
    ...(areToRead(known, party) && areThere(known)
      ? [`The final costs are ready, and you read them here first. ${readBy(known, now)}`]
      : []),
  ]
  return parts.length > 0 ? parts.join(' ') : undefined
}

const READ_COSTS: StepMail = {
  subject: 'Read the final costs for the line on your home',
  body: `The documents for the line of credit on your home are ready, with the final itemized costs. Sign in, answer what we still ask you, and read them now. ${LAW} Without it you can’t sign on the day of the appointment.`,
}

/** Whose turn to read begins now is mailed that it does (signer-review). */
const isAtReview = ({ walk: { frontier } }: SignerWalk): boolean => frontier?.item.id === signerReview.id && !frontier.isUnclear

/** Every owner who has not come to reading them yet, once they are there to be read. @param settled the ids of the items that a change settled */
export const costsNews = (settled: readonly string[], { known, signers }: Pick<Walk, 'known' | 'signers'>): readonly SignerMail[] =>
  READ_TOGETHER.some((id) => settled.includes(id)) && areThere(known)
    ? signers.flatMap((signing) => {
        const { party, email } = signing.signer
        const isReading = email !== undefined && signsElectronically(signing.walk.known(signerSigningChoice)) && !isAtReview(signing)
        return isReading && areToRead(known, party) ? [{ party, words: READ_COSTS }] : []
      })
    : []
