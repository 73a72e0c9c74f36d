/** The authorization in words, kept with its hash before the bureau is asked. */
import { z } from 'zod'
import { signaturePlace } from '../../../facts/signature-place.ts'
import { work } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { softCreditConsent } from '../apply/soft-credit-consent.ts'

export const documentResult = z.object({
  documentId: z.string(),
  sha256: z.string(),
  /** in their order; none of what nobody signs, and of what earlier releases made */
  places: z.array(signaturePlace).optional(),
})
export type DocumentResult = z.infer<typeof documentResult>

export const preSoftCreditDisclosure = work('pre-soft-credit-disclosure', {
  title: 'Credit authorization',
  steps: ['WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'],
  reads: (known) => [known(softCreditConsent), known(legalName)],
  data: documentResult,
  example: { documentId: 'pre-soft-credit-disclosure', sha256: '0'.repeat(64) },
})
