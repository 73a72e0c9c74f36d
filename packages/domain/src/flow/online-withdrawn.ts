/** What a withdrawn consent to electronic documents does to a session with a notary online, where such documents are signed: it ends, before anyone has met in it. Pure. */
import { openAtNotary } from './deed-at-notary.ts'
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { countAppointment, meetsNotary, type NotaryAppointment, notaryAppointment } from './items/notary/notary-appointment.ts'
import { notarySession } from './items/notary/notary-session.ts'

/** The appointment as it is kept then: canceled. Undefined where there is none online, where it came to something, and for whoever is not in it. */
export function appointmentEndedBy(facts: Pick<Facts, 'results'>, known: Known, party: string): NotaryAppointment | undefined {
  const before = known(notaryAppointment)
  if (before?.meeting !== 'ONLINE' || !openAtNotary(facts) || known(notarySession) !== undefined || !meetsNotary(known, party))
    return undefined
  return countAppointment({ ...before, canceled: true }, before)
}
