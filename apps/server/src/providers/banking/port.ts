/** What the product needs of account verification: whether a bank account exists, is open and belongs to the borrower. */
import { z } from 'zod'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface BankAccount {
  readonly holder: ApplicantName
  readonly institution: string
  /** Nine digits. */
  readonly routingNumber: string
  /** Four to seventeen digits, in clear text: never in what an adapter hands back to be kept. */
  readonly accountNumber: string
  readonly accountType: 'CHECKING' | 'SAVINGS'
}

export const accountVerification = z.object({
  /** Only the vendor's explicit success is VERIFIED, only its explicit failure FAILED_VERIFICATION. */
  status: z.enum(['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW']),
})
export type AccountVerification = z.infer<typeof accountVerification>

export interface Banking {
  verifyAccount(account: BankAccount, call: ProviderCall): Promise<ProviderAnswer<AccountVerification>>
}
