/** What a person decides on a review, always with a reason that the file keeps; a refusal also with the reasons that the law requires. */
import { z } from 'zod'
import { type AdverseActionReason, adverseActionReasons } from '../../policy/adverse-action.ts'

const reasonCode = z.enum(Object.keys(adverseActionReasons) as [AdverseActionReason, ...AdverseActionReason[]])

/** Where saying no sends the file back or leaves it open, and refuses no one credit. */
export const clearance = z.object({
  outcome: z.enum(['ACCEPTED', 'REFUSED']),
  reason: z.string().min(3).max(2000),
})

/** What is missing, in the reviewer's words; of an acceptance nothing, whose reason is for the file alone. */
export const refusedFor = (review: z.infer<typeof clearance> | undefined): string =>
  review !== undefined && isRefused(review) ? review.reason : ''

export const isRefused = ({ outcome }: z.infer<typeof clearance>): boolean => outcome === 'REFUSED'

/** Where REFUSED refuses credit: 12 CFR 1002.9(b)(2) wants the principal reasons, at most four of them (comment 9(b)(2)-1). */
export const reviewOutcome = clearance
  .extend({
    /** of Regulation B's form C-1; with OTHER the applicant is told `reason` itself */
    reasonCodes: z.array(reasonCode).max(4, 'Choose at most four reasons').optional(),
  })
  .superRefine(({ outcome, reasonCodes = [] }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', path: ['reasonCodes'], message })
    if (outcome === 'REFUSED' && reasonCodes.length === 0) issue('Choose one to four reasons. We send them to the applicant.')
    if (outcome === 'ACCEPTED' && reasonCodes.length > 0) issue('Reasons are chosen only for a refusal')
    if (new Set(reasonCodes).size < reasonCodes.length) issue('Choose each reason once')
  })
export type ReviewOutcome = z.infer<typeof reviewOutcome>
