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
/** A debt that the offers rest on: the first draw has to pay it off. `last4` is empty where no account of the report stands behind it. */
export const requiredPayOff = liability.pick({ id: true, creditor: true, last4: true, monetaryBalance: true })

export type LiabilityBody = z.infer<typeof liability>
