/** Whose flow it is: what a signer's items read to know it. Never asked and never stored. */
import { z } from 'zod'
import { wait } from '../../item.ts'

export const thisSigner = wait('this-signer', {
  title: 'Additional signer',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  data: z.object({
    party: z.string(),
    name: z.string(),
    email: z.optional(z.string()),
    correctedAt: z.optional(z.string()),
    formerEmails: z.optional(z.readonly(z.array(z.string()))),
    enteredAt: z.optional(z.string()),
  }),
  example: { party: 'example', name: 'Sam Reyes', email: 'sam@example.test' },
})
