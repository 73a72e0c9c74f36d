/** The authorization in words, kept with its hash before the bureau is asked. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { softCreditConsent } from '../apply/soft-credit-consent.ts'

export const documentResult = z.object({ documentId: z.string(), sha256: z.string() })

export const preSoftCreditDisclosure = work('pre-soft-credit-disclosure', {
  title: 'Credit authorization',
  steps: ['WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE', 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'],
  reads: (known) => [known(softCreditConsent), known(legalName)],
  data: documentResult,
  example: { documentId: 'pre-soft-credit-disclosure', sha256: '0'.repeat(64) },
})
