/** What the borrower added so that the bureau could answer: SSN, lifted freeze, PIN. Empty for most people. */
import { z } from 'zod'
import { ask } from '../../item.ts'

export const creditAccess = ask('credit-access', {
  title: 'Access to your credit report',
  steps: ['IN_PROGRESS'],
  secret: ['ssn', 'pin'],
  initially: { tries: 0 },
  data: z.object({
    /** Counts the answers, so that "I have lifted the freeze" asks the bureau again. */
    tries: z.int().min(0),
    ssn: z.string().optional(),
    pin: z.string().optional(),
    thawed: z.boolean().optional(),
  }),
  example: { tries: 0 },
})
