/** The documents for the notary. */
import { type Known, work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { signsAtOffice } from '../signing/closing-office.ts'
import { instrumentParties } from '../signing/instrument-parties.ts'
import { noteSigning } from '../signing/note-signing.ts'
import { securityInstrument } from '../signing/security-instrument.ts'

function readsOfSigned(known: Known): readonly unknown[] {
  const instrument = known(securityInstrument)
  // What was prepared for a notary before there was an instrument rests on what it rested on.
  return [known(noteSigning), ...(instrument ? [instrument.sha256, instrumentParties(known)] : [])]
}

export const notaryDisclosure = work('notary-disclosure', {
  title: 'Preparing the notary session',
  steps: ['GEN_NOTARY_DISCLOSURE'],
  // Where everything is signed at the meeting, nothing is signed before it.
  reads: (known) => (signsAtOffice(known) ? [known(securityInstrument)?.sha256, instrumentParties(known)] : readsOfSigned(known)),
  // In those states earlier releases had the note signed before.
  earlierReads: readsOfSigned,
  data: documentResult,
  example: { documentId: 'notary-disclosure', sha256: '0'.repeat(64) },
})
