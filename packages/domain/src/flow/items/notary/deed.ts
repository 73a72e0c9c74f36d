/** Which document is signed before the notary. */
import type { NotaryPlace } from '../../../facts/notary-place.ts'
import type { Known } from '../../item.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { signedDigests } from '../signing/documents-to-sign.ts'
import { securityInstrument } from '../signing/security-instrument.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

export interface DeedDocument {
  readonly documentId: string
  readonly sha256: string
  /** what is filled in before the notary, where the deed says so */
  readonly notaryPlaces?: readonly NotaryPlace[] | undefined
}

/** What an appointment rests on: where all documents are signed at it, a change of any of them is signed at another one. */
export const signedAtMeeting = (known: Known): readonly unknown[] => [
  deedToSign(known)?.sha256,
  ...(signsAtOffice(known) ? [signedDigests(known)] : []),
]

/** What is signed is pinned by its digest: a document that changed is another one. Before there was an instrument, the notary's own was signed. */
export const deedToSign = (known: Known): DeedDocument | undefined => known(securityInstrument) ?? known(notaryDisclosure)
