/** A debt of the borrower, by the wire's names [offers/payoffs]. */
import { TRADELINE_KINDS } from '@hearthline/domain'
import { z } from 'zod'

export const liability = z.object({
  /** of the credit report's account; what `payOffTradelineIds` of the choice names */
  id: z.string(),
  creditor: z.string(),
  last4: z.string(),
  kind: z.enum(TRADELINE_KINDS),
  /** dollars */
  monetaryBalance: z.number(),
  /** dollars a month */
  monetaryCalculatedNextPaymentMinimumAmount: z.number(),
  /** null: the line leaves it alone */
  payOff: z.object({ status: z.literal('MARKED_FOR_PAYOFF') }).nullable(),
})
export type LiabilityBody = z.infer<typeof liability>
