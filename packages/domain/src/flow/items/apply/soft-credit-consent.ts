/** The written instruction that lets us see the credit report (FCRA 604(a)(2)); without it nothing is pulled. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

export const softCreditConsentAnswer = z.object({ accepted: z.literal(true), version: z.string() })

export const softCreditConsent = ask('soft-credit-consent', {
  title: 'Permission for a soft credit check',
  why: 'We need your written permission to see your credit report. A soft check does not affect your credit score.',
  steps: ['IN_PROGRESS'],
  data: softCreditConsentAnswer,
  labels: { accepted: 'I agree to a soft credit check', version: 'Version of the text' },
  example: { accepted: true, version: '2026-11' },
})
