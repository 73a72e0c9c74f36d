/** The calendar's copy of what the facts say of an appointment with a notary, written in the transaction that changed them. */
import { type Facts, type NotaryAppointment, notaryAppointment, notaryBooking, notarySession, type Standing } from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { ApplicationFile, NewFact } from '../store/repositories/applications.ts'
import { type AppointmentState, putAppointment } from '../store/repositories/notary.ts'

const SHOWN: ReadonlySet<string> = new Set(['notary-appointment', 'notary-booking', 'notary-session', 'deed-signing', 'deed-co-signing'])

const stateOf = ({ known, states }: Standing['walk']): AppointmentState => {
  if (known(notaryAppointment)?.canceled) return 'CANCELED'
  const session = known(notarySession)
  if (session && session.outcome !== 'SIGNED') return session.outcome
  if (session) return (session.stillToSign?.length ?? 0) > 0 && states['deed-co-signing'] !== 'settled' ? 'PARTLY_SIGNED' : 'SIGNED'
  return known(notaryBooking) ? 'BOOKED' : 'BOOKING'
}

export async function copyAppointment(
  session: Session,
  { row }: ApplicationFile,
  changed: readonly NewFact[],
  facts: Facts,
  { walk }: Standing,
): Promise<void> {
  if (!changed.some(({ item }) => SHOWN.has(item))) return
  const isCanceled = changed.some(
    ({ item, data }) => item === notaryBooking.id && (data as { readonly status?: string }).status === 'CANCELED',
  )
  // While the deed of a canceled session is made anew, nothing is known of an appointment: the calendar has its last one.
  const last = isCanceled ? (facts.results[notaryAppointment.id]?.data as NotaryAppointment | undefined) : undefined
  const appointment = walk.known(notaryAppointment) ?? last
  if (!appointment) return
  const { meeting, at, place, attempt = 1 } = appointment
  const reference = walk.known(notaryBooking)?.reference
  const fault = walk.known(notarySession)?.fault
  await putAppointment(session, {
    applicationId: row.id,
    meeting,
    state: isCanceled ? 'CANCELED' : stateOf(walk),
    attempt,
    shownAt: at ?? facts.results[notaryAppointment.id]?.settledAt ?? facts.now,
    lookedAt: null,
    ...(at !== undefined && { startsAt: at }),
    ...(place !== undefined && { place }),
    ...(reference !== undefined && { reference }),
    ...(fault !== undefined && { fault }),
  })
}
