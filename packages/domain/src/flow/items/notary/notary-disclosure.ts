/** The documents for the notary. */
import { work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { noteSigning } from '../signing/note-signing.ts'

export const notaryDisclosure = work('notary-disclosure', {
  title: 'Preparing the notary session',
  steps: ['GEN_NOTARY_DISCLOSURE'],
  reads: (known) => [known(noteSigning)],
  data: documentResult,
  example: { documentId: 'notary-disclosure', sha256: '0'.repeat(64) },
})
