/** deed-signing: the deed with signatures and seal among the documents, and how long the recording of the session is kept. */
import { addMonths, type DeedSigning, deedToSign, notaryBooking, notarySession, recordingYears } from '@hearthline/domain'
import { sealedDeed } from '../../engine/notarized-deed.ts'
import type { WorkContext } from '../work-context.ts'

export async function fileSignedDeed(context: WorkContext): Promise<DeedSigning> {
  const { known } = context
  const session = known(notarySession)
  const { reference: booking, meeting } = known(notaryBooking) ?? {}
  // Signed in an earlier release on a deed that changed since: a person has to see to it.
  if (session?.outcome !== 'SIGNED' || !session.signedOn || !session.notary || booking === undefined)
    throw new Error('There is no session with a notary in which this deed was signed')
  const { outcome: _outcome, fault: _fault, recording, signedOn, notary, ...certificate } = session
  const filed = {
    ...certificate,
    signedOn,
    notary,
    signed: deedToSign(known)!.sha256,
    ...(recording !== undefined && {
      recording: { reference: recording, keepUntil: addMonths(signedOn, 12 * recordingYears(session.state ?? '').years) },
    }),
  }
  // Of a signing in person, or one that was recorded by hand, the team has the scan.
  if (session.deed !== undefined || meeting === 'MANUAL') return filed
  const { bytes } = await context.call((providerCall) =>
    sealedDeed(
      context.provider('notary'),
      { booking, stillToSign: session.stillToSign, known, services: context.services, applicationId: context.application.id },
      providerCall,
    ),
  )
  const { documentId } = await context.keepReceived({ kind: 'SIGNED_DEED', mediaType: 'application/pdf', bytes })
  return { ...filed, deed: documentId }
}
