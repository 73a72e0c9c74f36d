/** A bank account that was named before the one in review, and not verified; no numbers. */
import { accountFound, shownAccount } from '@hearthline/domain'
import { z } from 'zod'

/** What a bank account is for, as the condition that it is decided by. */
const accountPart = z.enum(['BANK_ACCOUNT', 'AUTOPAY_ACCOUNT'])

export const earlierAccount = z.object({
  part: accountPart,
  at: z.iso.datetime(),
  /** its place among those given for the same purpose */
  attempt: z.int(),
  account: shownAccount,
  found: accountFound,
  /** a person refused it */
  refusal: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** for what the very same account is named now */
  sameAs: z.array(accountPart),
})
