/** The hard pull brought no report: the borrower lifts the freeze, gives a PIN, or corrects the number that nobody answers to. */
import { z } from 'zod'
import { ssn } from '../../../fields/ssn.ts'
import { ask, into } from '../../item.ts'
import { addAccess } from './credit-access.ts'
import { hardCredit } from './hard-credit.ts'
import { hardCreditAccess } from './hard-credit-access.ts'

export const hardCreditObstacle = ask('hard-credit-obstacle', {
  title: 'Unlock your credit file',
  steps: ['HARD_CREDIT_LOCKED_OR_FROZEN'],
  applies: (known) => known(hardCredit) !== undefined && known(hardCredit)?.outcome !== 'REPORT',
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
  answers: into(hardCreditAccess, addAccess),
})
