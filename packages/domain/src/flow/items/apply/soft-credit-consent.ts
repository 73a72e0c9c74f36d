/** The written instruction that lets us see the credit report (FCRA 604(a)(2)); without it nothing is pulled. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const softCreditConsent = ask('soft-credit-consent', {
  title: 'Permission for a soft credit check',
  steps: ['IN_PROGRESS'],
  data: z.object({ accepted: z.literal(true), version: z.string() }),
  example: { accepted: true, version: '2026-11' },
})
