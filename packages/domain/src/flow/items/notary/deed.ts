/** Which document is signed before the notary. */
import type { Known } from '../../item.ts'
import { securityInstrument } from '../signing/security-instrument.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

export interface DeedDocument {
  readonly documentId: string
  readonly sha256: string
}

/** What is signed is pinned by its digest: a document that changed is another one. Before there was an instrument, the notary's own was signed. */
export const deedToSign = (known: Known): DeedDocument | undefined => known(securityInstrument) ?? known(notaryDisclosure)
