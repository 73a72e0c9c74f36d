/** Why someone of the team does something, in their own words: letters that are seen, and no number of a person or an account (domain: implausible.ts). */
import { implausibleIn } from '@hearthline/domain'
import { z } from 'zod'

export const MOST_REASON = 2000

export const reasonText = (most = MOST_REASON) =>
  z
    .string()
    .trim()
    .min(3, 'Enter a reason of at least 3 characters')
    .max(most)
    .superRefine((text, context) => {
      const [fault] = implausibleIn({ reason: text })
      if (fault) context.addIssue({ code: 'custom', message: fault.message })
    })
