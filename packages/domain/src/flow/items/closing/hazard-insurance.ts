/** Hazard insurance confirmed. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const hazardInsurance = ask('hazard-insurance', {
  title: 'Confirm your home insurance',
  steps: ['TRUST_AND_INSURANCE'],
  data: z.object({ insurer: z.string().min(2).max(120), policyNumber: z.string().min(2).max(60) }),
  example: { insurer: 'Harbor Mutual', policyNumber: 'HM-20417' },
})
