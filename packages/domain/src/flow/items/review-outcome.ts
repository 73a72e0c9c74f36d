/** What a person decides on a review, always with a reason that the file keeps. */
import { z } from 'zod'

export const reviewOutcome = z.object({
  outcome: z.enum(['ACCEPTED', 'REFUSED']),
  reason: z.string().min(3).max(2000),
})
export type ReviewOutcome = z.infer<typeof reviewOutcome>
