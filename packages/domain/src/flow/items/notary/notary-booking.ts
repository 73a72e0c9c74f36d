/** The appointment is booked with a notary, moved, or canceled: one booking for each appointment, however often it is asked for. */
import { z } from 'zod'
import { optional } from 'zod/mini'
import { instant } from '../../../facts/scalars.ts'
import { formatAppointment } from '../../../policy/notary-slots.ts'
import type { Known } from '../../item.ts'
import { work } from '../../item.ts'
import { homeClock } from '../property/home-clock.ts'
import { closingSigners } from '../signing/closing-signers.ts'
import { coOwnersSign } from '../signing/co-owners.ts'
import { deedToSign, signedAtMeeting } from './deed.ts'
import { mustMeetNotaryInPerson } from './meets-notary-in-person.ts'
import { isOnlineWithdrawn, notaryAppointment, notaryAppointmentLabels } from './notary-appointment.ts'
import { signersAtOffice } from './office-closing.ts'

/** By law, or because the borrower asked for it. */
export const meetsNotaryInPerson = (known: Known): boolean =>
  mustMeetNotaryInPerson(known) || known(notaryAppointment)?.meeting === 'MANUAL'

/** The step of everything between the appointment and the signed deed. */
export const signingStep = (known: Known): 'DEED_SIGNING' | 'MANUAL_DEED_SIGNING' =>
  meetsNotaryInPerson(known) ? 'MANUAL_DEED_SIGNING' : 'DEED_SIGNING'

/** Who appears before the notary beside the borrower. */
export const deedSigners = (known: Known) => (coOwnersSign(known) ? closingSigners(known) : [])

const WHERE = notaryAppointmentLabels.place.options

const inSentence = (place: keyof typeof WHERE | undefined): string => {
  const words = WHERE[place ?? 'HOME']
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** Not everyone is told of the others' addresses: names alone. */
const together = (known: Known): string => {
  const names = deedSigners(known).map(({ name }) => name)
  if (names.length === 0) return ''
  const who = new Intl.ListFormat('en-US').format(names)
  return isAtOffice(known) ? ` ${who} must come and sign too.` : ` ${who} must sign before a notary too.`
}

/** All documents are signed at the meeting. */
const isAtOffice = (known: Known): boolean => signersAtOffice(known).length > 0

const ID = 'Have a government ID with you that is not expired.'

/** When and how the borrower meets the notary, in sentences; undefined where no appointment stands. */
export function appointmentWords(known: Known): string | undefined {
  const booking = known(notaryBooking)
  if (booking?.status !== 'BOOKED') return undefined
  const { meeting, at } = booking
  const when = at && formatAppointment(at, homeClock(known))
  if (meeting === 'ONLINE')
    return when
      ? `Your appointment is ${when}. Join by video a few minutes before. ${ID}`
      : `A notary meets you online now. Join by video when you are ready. ${ID}`
  const place = known(notaryAppointment)?.place
  // Which office it is the team agrees on: the booking names no address.
  const address = place === undefined || place === 'HOME' ? '' : ' Our team calls you with the address.'
  const what = isAtOffice(known) ? ' You sign everything there.' : ''
  return `Your appointment is ${when}, ${inSentence(place)}.${what}${address} ${ID}`
}

export const notaryBooking = work('notary-booking', {
  title: 'Booking your notary',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: signingStep,
  applies: (known) => known(notaryAppointment) !== undefined,
  reads: (known) => [known(notaryAppointment), ...signedAtMeeting(known), deedSigners(known).map(({ party }) => party)],
  earlierReads: (known) => [known(notaryAppointment), deedToSign(known)?.sha256, deedSigners(known).map(({ party }) => party)],
  notAfter: 'deed-signing',
  data: z.object({
    status: z.enum(['BOOKED', 'CANCELED']),
    meeting: z.enum(['ONLINE', 'MANUAL']),
    reference: z.string(),
    at: optional(instant),
    /** The document that is signed there. */
    deed: z.string(),
  }),
  settledMail: ({ status, meeting, at }, known, before) => {
    if (status === 'CANCELED' && meeting === 'ONLINE' && isOnlineWithdrawn(known))
      return {
        subject: 'Your session with the notary online is canceled',
        body: 'An online notary needs everyone’s consent to electronic documents, and it was withdrawn. So we canceled the session. Sign in to choose when and where to meet a notary in person.',
      }
    if (status === 'CANCELED')
      return {
        subject: 'Your notary appointment is canceled',
        body: 'We canceled your appointment with the notary, as you asked. Sign in to choose another time.',
      }
    if (at === undefined)
      return {
        subject: 'Your notary is ready to meet you online',
        body: `Sign in and join the session when you are ready. Have your ID with you.${together(known)}`,
      }
    const moved = before?.status === 'BOOKED' && before.at !== at
    const when = formatAppointment(at, homeClock(known))
    const place = known(notaryAppointment)?.place
    const where = meeting === 'ONLINE' ? 'Sign in a few minutes before to join by video.' : `You meet ${inSentence(place)}.`
    if (isAtOffice(known))
      return {
        subject: moved ? 'Your appointment to sign has a new time' : 'Your appointment to sign is reserved',
        body: `You sign all your documents on ${when}, ${inSentence(place)}. A notary is there for the deed. Our team calls you with the address. ${ID}${together(known)} You can change or cancel the time when you sign in.`,
      }
    return {
      subject: moved ? 'Your notary appointment has a new time' : 'Your notary appointment is reserved',
      body: `You meet a notary on ${when}. ${where} ${ID}${together(known)} You can change or cancel the time when you sign in.`,
    }
  },
  example: { status: 'BOOKED', meeting: 'ONLINE', reference: 'notary-example', deed: '0'.repeat(64) },
})
