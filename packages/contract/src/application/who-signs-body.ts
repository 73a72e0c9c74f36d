/** What the file says of how title is held and of a spouse who signs, and whether the team may look at it anew. */
import { SPOUSE_SIGNS, TITLE_ORDER_REASONS } from '@hearthline/domain'
import { z } from 'zod'

/** `barred`: why the title search is not ordered again now; null where it may be, for one of `reasons`. `isSigned`: someone has signed the deed, and with a new search all sign it again. */
export const titleSearchBody = z.object({
  searchedOn: z.string().nullable(),
  vesting: z.string(),
  judgments: z.int(),
  barred: z.string().nullable(),
  reasons: z.array(z.enum(TITLE_ORDER_REASONS)),
  isSigned: z.boolean(),
})

/** `barred`: why it is not decided again now; null where it may be. */
export const spouseDecisionBody = z.object({
  signs: z.enum(SPOUSE_SIGNS).nullable(),
  source: z.string(),
  spouse: z.string(),
  /** whether a spouse has to sign at all is the team's to find out, and not the law's to say */
  asksWhether: z.boolean(),
  asksName: z.boolean(),
  barred: z.string().nullable(),
})
