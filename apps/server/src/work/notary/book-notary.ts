/** notary-booking: the session with a remote notary, or the time at which one is met in person. */
import {
  BORROWER,
  chosenProperty,
  countyOfHome,
  deedSigners,
  deedToSign,
  type Known,
  legalName,
  notaryAppointment,
  type notaryBooking,
} from '@hearthline/domain'
import { pinnedDeed } from '../../engine/notarized-deed.ts'
import type { NotaryParticipant } from '../../providers/notary/port.ts'
import type { WorkContext } from '../work-context.ts'

type Booked = typeof notaryBooking.example

/** The borrower first. A name in one piece has its last word as the last name. */
function participantsOf(known: Known, borrowersEmail: string | undefined): readonly NotaryParticipant[] {
  const { firstName, lastName } = known(legalName)!
  return [
    { party: BORROWER, firstName, lastName, email: borrowersEmail },
    ...deedSigners(known).map(({ party, name, email }) => {
      const words = name.trim().split(/\s+/)
      return { party, firstName: words.slice(0, -1).join(' ') || name, lastName: words.at(-1) ?? name, email }
    }),
  ]
}

export async function bookNotary(context: WorkContext): Promise<Booked> {
  const { known, application, before } = context
  const appointment = known(notaryAppointment)!
  const { meeting, at, canceled, attempt = 1 } = appointment
  const earlier = before as Booked | undefined
  const applicantName = known(legalName)!
  const deed = deedToSign(known)!.sha256
  const online = earlier?.meeting === 'ONLINE' && earlier.status === 'BOOKED' ? earlier.reference : undefined
  const cancelOnline = async () => {
    if (online !== undefined)
      await context.call((providerCall) => context.provider('notary').cancel({ booking: online, applicantName }, providerCall))
  }
  const booked = (status: Booked['status'], reference: string): Booked => ({
    status,
    meeting,
    reference,
    ...(at !== undefined && { at }),
    deed,
  })
  if (canceled) {
    await cancelOnline()
    return booked('CANCELED', `${application.id}:${attempt}`)
  }
  if (meeting === 'MANUAL') {
    await cancelOnline()
    // The team's own calendar: who closes the line arranges the notary and the place.
    return booked('BOOKED', `${application.id}:${attempt}`)
  }
  const { state } = chosenProperty(known)!.address
  const email = await context.services.emailOf(application.identityId)
  const { booking } = await context.call((providerCall) =>
    context.provider('notary').book(
      {
        booking: `${application.id}:${attempt}:${deed.slice(0, 16)}`,
        attempt,
        applicantName,
        participants: participantsOf(known, email),
        property: { state, county: countyOfHome(known) },
        at,
        deed: pinnedDeed({ known, services: context.services, applicationId: application.id }),
        instead: online,
      },
      providerCall,
    ),
  )
  return booked('BOOKED', booking)
}
