/** Whatever kept the bureau from a report: the borrower adds what is missing and the pull is made again. */
import { z } from 'zod'
import { ssn } from '../../../fields/ssn.ts'
import type { Step } from '../../../routing/steps.ts'
import { ask, into } from '../../item.ts'
import { addAccess, creditAccess } from './credit-access.ts'
import { softCredit } from './soft-credit.ts'

const STEP_OF_OUTCOME: Record<string, Step> = {
  NO_MATCH: 'CREDIT_NO_MATCH',
  NO_HIT: 'CREDIT_NO_MATCH_SSN',
  FROZEN: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
  LOCKED: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
  PIN_INCORRECT: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
  MINOR: 'CREDIT_MINOR',
}

export const creditObstacle = ask('credit-obstacle', {
  title: 'Help us find your credit report',
  steps: ['CREDIT_NO_MATCH', 'CREDIT_NO_MATCH_SSN', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'CREDIT_MINOR'],
  step: (known) => STEP_OF_OUTCOME[known(softCredit)?.outcome ?? ''] ?? 'CREDIT_NO_MATCH',
  applies: (known) => known(softCredit)?.outcome !== 'REPORT',
  secret: ['ssn', 'pin'],
  data: z.object({
    ssn: z.optional(ssn),
    pin: z
      .string()
      .regex(/^\d{4,10}$/, 'Enter the PIN as digits')
      .optional(),
    thawed: z.boolean().optional(),
  }),
  example: { thawed: true },
  answers: into(creditAccess, addAccess),
})
