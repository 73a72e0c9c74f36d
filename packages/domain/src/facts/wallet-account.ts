/** What a wallet provider answers about one account of a person: whose address, what it is worth, who else may act for it. */
import { z } from 'zod'
import { cents } from './scalars.ts'

export const walletAccount = z.object({
  name: z.string(),
  /** as the ledger writes it; shown shortened */
  address: z.string(),
  /** what it holds, in dollars of the moment it was asked */
  balanceCents: cents,
  /** addresses that the owner lets act for this one */
  authorizedAddresses: z.array(z.string()),
})
export type WalletAccount = z.infer<typeof walletAccount>
