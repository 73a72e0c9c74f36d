/** deed-signing: the deed with signatures and seal among the documents, and how long the recording of the session is kept. */
import { addMonths, type DeedSigning, deedToSign, legalName, notaryBooking, notarySession, recordingYears } from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { pinnedDeed } from './book-notary.ts'

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
    context.provider('notary').sealedDeed({ booking, applicantName: known(legalName)!, deed: pinnedDeed(context) }, providerCall),
  )
  const { documentId } = await context.keepReceived({ kind: 'SIGNED_DEED', mediaType: 'application/pdf', bytes })
  return { ...filed, deed: documentId }
}
