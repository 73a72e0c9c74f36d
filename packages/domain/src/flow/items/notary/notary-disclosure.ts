/** The documents for the notary. */
import { work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { instrumentParties } from '../signing/instrument-parties.ts'
import { noteSigning } from '../signing/note-signing.ts'
import { securityInstrument } from '../signing/security-instrument.ts'

export const notaryDisclosure = work('notary-disclosure', {
  title: 'Preparing the notary session',
  steps: ['GEN_NOTARY_DISCLOSURE'],
  reads: (known) => {
    const instrument = known(securityInstrument)
    // What was prepared for a notary before there was an instrument rests on what it rested on.
    return [known(noteSigning), ...(instrument ? [instrument.sha256, instrumentParties(known)] : [])]
  },
  data: documentResult,
  example: { documentId: 'notary-disclosure', sha256: '0'.repeat(64) },
})
