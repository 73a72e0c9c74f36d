/** The credit agreement and note. */
import { work } from '../../item.ts'
import { closingDisclosure } from '../closing/closing-disclosure.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { finalOffer } from './final-offer.ts'

export const note = work('note', {
  title: 'Preparing your documents',
  steps: ['GEN_NOTE_SIGNING'],
  reads: (known) => [known(finalOffer), known(closingDisclosure)?.sha256],
  data: documentResult,
  example: { documentId: 'note', sha256: '0'.repeat(64) },
})
