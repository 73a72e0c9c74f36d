/** Early disclosures and booklet as soon as an offer is chosen (12 CFR 1026.40). */
import { work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { chosenOffer } from './chosen-offer.ts'

export const applicationDisclosures = work('application-disclosures', {
  title: 'Your disclosures',
  steps: ['GEN_APP_DISCLOSURES', 'WAITING_FOR_APP_DISCLOSURE'],
  reads: (known) => [known(chosenOffer)],
  data: documentResult,
  example: { documentId: 'application-disclosures', sha256: '0'.repeat(64) },
})
