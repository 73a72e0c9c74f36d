/** The appointment was canceled, missed, or came to nothing: it goes on when the borrower has another one. */
import { ask, foldInto, type Known, type StepMail } from '../../item.ts'
import {
  aboutAppointment,
  countAppointment,
  keptAppointment,
  misfitsOfAppointment,
  type NotaryAppointment,
  notaryAppointment,
  notaryAppointmentAnswer,
  notaryAppointmentLabels,
} from './notary-appointment.ts'
import { notaryBooking, signingStep } from './notary-booking.ts'
import { notarySession } from './notary-session.ts'

const isWithoutNotary = (known: Known): boolean => {
  if (known(notaryAppointment) === undefined) return false
  if (known(notaryBooking)?.status === 'CANCELED') return true
  const session = known(notarySession)
  return session !== undefined && session.outcome !== 'SIGNED'
}

/** The deed was in question and is as it was: who was told that the session is canceled hears when to go on. */
const canceledForDeed = (known: Known): StepMail | undefined =>
  known(notaryBooking)?.status === 'CANCELED' && known(notaryAppointment)?.canceled !== true
    ? {
        subject: 'Choose another time for your notary',
        body: 'The deed is ready, and you can sign it before a notary. We had canceled your earlier session. Sign in to choose how and when to meet.',
      }
    : undefined

export const notaryRebooking = ask('notary-rebooking', {
  title: 'Choose another time for your notary',
  why: 'The deed is not signed yet. Choose another time, or another way to meet a notary.',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: signingStep,
  applies: isWithoutNotary,
  reads: (known) => [known(notaryBooking), known(notarySession)],
  keeps: keptAppointment,
  mailFor: canceledForDeed,
  answers: foldInto(notaryAppointment, (before, answer: NotaryAppointment) => countAppointment(answer, before)),
  // A deed that is signed again has a session of its own, which may come to nothing.
  notAfter: (_given, isCurrent) => isCurrent('deed-signing'),
  data: notaryAppointmentAnswer,
  labels: notaryAppointmentLabels,
  about: aboutAppointment,
  fits: misfitsOfAppointment,
  example: notaryAppointment.example,
})
