/**
 * What becomes of a deed that someone signs, or is about to sign, before a notary online from a mailbox that was not theirs: it is signed again. Who meets
 * a notary in person is seen there, whichever mailbox they were told of it at. Pure.
 */

import { lenderDay } from '../policy/lender-day.ts'
import { DAYS_TO_JOIN_AFTER_THE_BORROWER } from '../policy/notary-patience.ts'
import { addDays } from '../values/local-date.ts'
import type { Facts, Result } from './facts.ts'
import type { StepMail } from './item.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { deedSigners, notaryBooking } from './items/notary/notary-booking.ts'
import { type NotarySession, notarySession } from './items/notary/notary-session.ts'
import type { Signer } from './parties.ts'
import type { Walk } from './walk.ts'

type Booking = typeof notaryBooking.example
type Signers = Pick<Walk, 'known' | 'signers'>

/** Who signs the deed, and of whom another email was entered because the one of before was not theirs. */
export function mailboxesCorrected(before: Signers, after: Pick<Walk, 'signers'>): readonly Signer[] {
  const now = new Map(after.signers.map(({ signer }) => [signer.party, signer]))
  return deedSigners(before.known).filter(({ party, email, correctedAt }) => {
    const is = now.get(party)
    return email !== undefined && is !== undefined && is.email !== email && is.correctedAt !== correctedAt
  })
}

/** The booking whose session they were invited to from that mailbox, and who it is; undefined where nothing was, or is, signed from it before a notary. */
export interface WrongSession {
  readonly booking: Booking
  readonly name: string
  /** OWN: signed there in their name. OTHERS: by the others alone. */
  readonly signed: 'OWN' | 'OTHERS' | 'NOT_YET'
}

/** @param facts before the change */
export function wrongSession({ results }: Pick<Facts, 'results'>, before: Signers, after: Pick<Walk, 'signers'>): WrongSession | undefined {
  const booked = results[notaryBooking.id]
  const booking = booked?.data as Booking | undefined
  if (booked === undefined || booking?.status !== 'BOOKED' || booking.meeting !== 'ONLINE') return undefined
  const session = since(results[notarySession.id], booked)
  const { outcome, signedOn, stillToSign = [] } = (session?.data ?? {}) as Partial<NotarySession>
  if (session !== undefined && outcome !== 'SIGNED') return undefined
  const later = session && since(results[deedCoSigning.id], session)
  // By then the notary's session is over for whoever had not joined it: they met a notary in person, as the team recorded.
  const isInPerson =
    later !== undefined && signedOn !== undefined && lenderDay(later.settledAt) > addDays(signedOn, DAYS_TO_JOIN_AFTER_THE_BORROWER)
  const wrong = mailboxesCorrected(before, after).find(({ party }) => !isInPerson || !stillToSign.includes(party))
  if (wrong === undefined) return undefined
  const isOwn = later !== undefined || !stillToSign.includes(wrong.party)
  return { booking, name: wrong.name, signed: session === undefined ? 'NOT_YET' : isOwn ? 'OWN' : 'OTHERS' }
}

const since = (result: Result | undefined, other: Result): Result | undefined =>
  result !== undefined && result.settledAt >= other.settledAt ? result : undefined

/** The money waits until a person has seen to the deed that the land records have. @param number of the recording */
export const recordedAlready = (number: string): string =>
  `The county recorded the deed under number ${number}. It was signed from an email that was not the signer’s. Have it released there before you lift this hold.`

/** @param isRecorded the county has recorded the deed by now */
export function wrongSessionMail({ name, signed }: WrongSession, isRecorded: boolean): StepMail {
  const wrong = `The email that we had for ${name} was not theirs`
  if (signed === 'NOT_YET')
    return {
      subject: 'Your session with the notary is canceled',
      body: `${wrong}, so we canceled the session with the notary. Nothing that was signed in it counts. We email you when another time can be chosen.`,
    }
  const why =
    signed === 'OWN'
      ? `${wrong}, and the deed was signed before a notary from that email. So the deed does not count.`
      : `${wrong}, and they were to sign the deed from that email. So we ended the session with the notary, and what was signed in it does not count.`
  const recorded = isRecorded
    ? ' The county has recorded that deed. Our team takes this up with the county, and sends no money until it is put right.'
    : ''
  return {
    subject: 'The deed must be signed again',
    body: `${why} Everyone who signs the deed signs it before a notary again. We email you when it is your turn.${recorded}`,
  }
}
