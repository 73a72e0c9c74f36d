/** What becomes of a session with a notary online whose deed is made anew: what is sealed there must be the deed that stands. Pure. */

import { lenderDay } from '../policy/lender-day.ts'
import { isEnded } from '../routing/steps.ts'
import type { Standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { StepMail } from './item.ts'
import { deedToSign } from './items/notary/deed.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { notaryAppointment } from './items/notary/notary-appointment.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'
import { type NotarySession, notarySession } from './items/notary/notary-session.ts'
import { isMeetingUnrecorded } from './items/title/title-search-orders.ts'
import { mailboxesCorrected, wrongSession } from './wrong-mailbox.ts'

type Booking = typeof notaryBooking.example

/** By what is stored: also while the deed, and with it the booking, is in question. */
const stored = <D>({ results }: Pick<Facts, 'results'>, id: string): { readonly data: D; readonly settledAt: string } | undefined =>
  results[id] as { readonly data: D; readonly settledAt: string } | undefined

const isSince = (one: { readonly settledAt: string } | undefined, other: { readonly settledAt: string }): boolean =>
  one !== undefined && one.settledAt >= other.settledAt

/** The session online that may still be joined; undefined where none is booked, and once everyone has signed or it came to nothing. */
export function openAtNotary(facts: Pick<Facts, 'results'>): Booking | undefined {
  const booked = stored<Booking>(facts, notaryBooking.id)
  if (booked?.data.status !== 'BOOKED' || booked.data.meeting !== 'ONLINE') return undefined
  const session = stored<NotarySession>(facts, notarySession.id)
  if (!session || !isSince(session, booked)) return booked.data
  const isLeft = session.data.outcome === 'SIGNED' && (session.data.stillToSign?.length ?? 0) > 0
  return isLeft && !isSince(stored(facts, deedCoSigning.id), session) ? booked.data : undefined
}

/** The notary said that it was signed, and the signed deed is not filed yet. */
function isSignedUnfiled(facts: Pick<Facts, 'results'>): boolean {
  const session = stored<NotarySession>(facts, notarySession.id)
  return session?.data.outcome === 'SIGNED' && !isSince(stored(facts, deedSigning.id), session)
}

/** In person, with nothing recorded of it. */
function isMeetingBooked(facts: Pick<Facts, 'results'>): boolean {
  const booked = stored<Booking>(facts, notaryBooking.id)
  return booked?.data.status === 'BOOKED' && booked.data.meeting === 'MANUAL' && !isSince(stored(facts, notarySession.id), booked)
}

const shaOf = ({ walk }: Pick<Standing, 'walk'>): string | undefined => deedToSign(walk.known)?.sha256

export interface DeedAway {
  /**
   * SIGNED: before the notary, and not filed yet. OPEN: it is the deed of a session online that people may be in. MEETING: of one in person that is today
   * or over, and nobody recorded what came of it.
   */
  readonly at: 'SIGNED' | 'OPEN' | 'MEETING'
  readonly booking: string
}

/** Whether anything of the deed is with a notary online: only then does a change have to be looked at. */
export const isWithNotary = (facts: Pick<Facts, 'results'>): boolean =>
  openAtNotary(facts) !== undefined || isSignedUnfiled(facts) || isMeetingBooked(facts)

/** What stands in the way of a change by which the deed that is with the notary would be no more, or whoever is there is someone else; undefined of any other change. @param changed the facts with it */
export function deedAway(facts: Facts, changed: Pick<Facts, 'results'>, before: Standing, after: Standing): DeedAway | undefined {
  if (wrongSession(facts, before.walk, after.walk)) {
    const [open, booking] = [openAtNotary(facts), stored<Booking>(facts, notaryBooking.id)!.data.reference]
    return isSignedUnfiled(facts) ? { at: 'SIGNED', booking } : open && { at: 'OPEN', booking }
  }
  const isMeetingOpen = isMeetingBooked(facts) && isMeetingUnrecorded(before.walk.known, lenderDay(facts.now))
  // Signed in ink, perhaps, and it is recorded nowhere while someone signs the documents again.
  if (isMeetingOpen && mailboxesCorrected(before.walk, after.walk).length > 0)
    return { at: 'MEETING', booking: stored<Booking>(facts, notaryBooking.id)!.data.reference }
  const deed = shaOf(before)
  if (deed === undefined || shaOf(after) === deed || isEnded(after.step)) return undefined
  const booked = stored<Booking>(facts, notaryBooking.id)?.data
  if (booked?.deed !== deed) return undefined
  // What is recorded of the meeting itself may say more of who signs.
  if (isMeetingBooked(changed) && isMeetingOpen) return { at: 'MEETING', booking: booked.reference }
  if (isSignedUnfiled(facts)) return { at: 'SIGNED', booking: booked.reference }
  const open = openAtNotary(facts)
  return open && { at: 'OPEN', booking: open.reference }
}

/**
 * The session that is canceled: its deed is another one now, or what someone did put it in question, or a person has to act before there is one again.
 * While the product alone is at work, what it finds may be the same, and the session stands.
 * @param facts with the change @param isPersons whether someone, and not the product, put it in question
 */
export function sessionToCancel(facts: Pick<Facts, 'results'>, after: Standing, isPersons: boolean): Booking | undefined {
  const open = openAtNotary(facts)
  if (!open) return undefined
  if (isEnded(after.step)) return open
  const deed = shaOf(after)
  if (deed !== undefined) return deed === open.deed ? undefined : open
  return isPersons || after.walk.frontier?.item.kind !== 'work' ? open : undefined
}

/**
 * Of a meeting in person on a later day, which no notary's service cancels: AWAY once its deed is made anew, and BACK once it is as it was. With another
 * deed the meeting is booked again, and told as a new one is.
 */
export function meetingTold(
  facts: Facts,
  changed: Pick<Facts, 'results'>,
  before: Standing,
  after: Standing,
): { readonly turn: 'AWAY' | 'BACK'; readonly booking: Booking } | undefined {
  const booking = stored<Booking>(facts, notaryBooking.id)?.data
  if (booking === undefined || !isMeetingBooked(facts) || !isMeetingBooked(changed) || isEnded(after.step)) return undefined
  if (stored<{ readonly canceled?: boolean }>(changed, notaryAppointment.id)?.data.canceled) return undefined
  if (booking.at === undefined || booking.at <= facts.now) return undefined
  const [was, is] = [shaOf(before) === booking.deed, shaOf(after) === booking.deed]
  return was === is ? undefined : { turn: was ? 'AWAY' : 'BACK', booking }
}

/** What everyone who comes to it is mailed. @param when by the clock of the home */
export const meetingMail = (turn: 'AWAY' | 'BACK', when: string): StepMail =>
  turn === 'AWAY'
    ? {
        subject: 'Your meeting with the notary may not take place',
        body: `You were to sign before a notary on ${when}. The deed that you were to sign there may change. Don’t go to the meeting unless we email you that it stands, or that another one is reserved.`,
      }
    : {
        subject: 'Your meeting with the notary stands',
        body: `The deed that you sign before a notary is as it was. You meet the notary on ${when}, as we told you before. Have a government ID with you that is not expired.`,
      }

/** Read by those who have signed it as by those who still have to. */
const DEED_CHANGES = 'The deed that is signed before the notary may change, so we canceled the session.'

const NOTHING_COUNTS = 'Nothing that was signed in it counts.'

/** Why the appointment is gone, in the place of "as you asked". */
export const SESSION_CANCELED: StepMail = {
  subject: 'Your session with the notary is canceled',
  body: `${DEED_CHANGES} ${NOTHING_COUNTS} Your application says what comes next. We email you when it is your turn.`,
}

export const SESSION_CANCELED_TO_SIGNER: StepMail = {
  subject: 'The session with the notary is canceled',
  body: `${DEED_CHANGES} ${NOTHING_COUNTS} We email you when it is your turn.`,
}

/** Of a line that was canceled with a session booked: no other time is chosen. Read by the borrower and by everyone who was to sign the deed. */
export const SESSION_OF_CANCELED_LINE: StepMail = {
  subject: 'You no longer meet the notary',
  body: `The line was canceled, so we canceled the session with the notary too. ${NOTHING_COUNTS} You don’t need to do anything about the session.`,
}
