/** Hazard insurance confirmed. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'

export const hazardInsuranceAnswer = z.object({
  insurer: z.string().check(z.minLength(2), z.maxLength(120)),
  policyNumber: z.string().check(z.minLength(2), z.maxLength(60)),
})

export const hazardInsurance = ask('hazard-insurance', {
  title: 'Confirm your home insurance',
  why: 'Your home must be insured because it secures your line.',
  steps: ['TRUST_AND_INSURANCE'],
  // Confirmed once the deed is signed.
  progress: 'COMPLETE',
  data: hazardInsuranceAnswer,
  labels: { insurer: 'Insurance company', policyNumber: 'Policy number' },
  example: { insurer: 'Harbor Mutual', policyNumber: 'HM-20417' },
})
