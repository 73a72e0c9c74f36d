/**
 * What the product needs of banks: an account that the borrower links at their bank, whether an account exists, is open and belongs to the
 * borrower, and two small deposits where no one can say.
 */
import { z } from 'zod'
import type { Announcing } from '../announcement.ts'
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
  /** Of an account that was linked: what opens it at the aggregator, and the aggregator's name for it. */
  readonly link?: { readonly access: string; readonly account: string } | undefined
}

export interface LinkRequest {
  readonly holder: ApplicantName
  /** The lender, as the aggregator's window names it. */
  readonly lender: string
  /** The application: the aggregator's name for the person. */
  readonly applicationId: string
  /** Where the bank sends the person back. */
  readonly returnTo: string
  /** Where the aggregator may announce that an account was verified. */
  readonly announceTo?: string
}

export const linkSession = z.object({
  /** Opens the aggregator's window; short-lived. */
  token: z.string().min(1),
  /** The aggregator's own page, where there is one to go to; null where its window opens over ours. */
  page: z.string().nullable(),
})
export type LinkSession = z.infer<typeof linkSession>

export interface LinkResult {
  readonly holder: ApplicantName
  /** From the window, good for one exchange. */
  readonly publicToken: string
  /** The account that was chosen; the first one that can be paid to where the window names none. */
  readonly accountId?: string | undefined
}

export interface LinkOrigin {
  readonly holder: ApplicantName
  /** Of the window, as `startLink` gave it. */
  readonly token: string
  readonly publicToken: string
}

export const linkOrigin = z.object({ isOf: z.boolean() })
export type LinkOriginAnswer = z.infer<typeof linkOrigin>

export const linkedAccount = z.object({
  institution: z.string().min(2).max(120),
  routingNumber: z.string(),
  accountNumber: z.string(),
  accountType: z.enum(['CHECKING', 'SAVINGS']),
  link: z.object({ access: z.string().min(1), account: z.string().min(1) }),
})
export type LinkedAccount = z.infer<typeof linkedAccount>

export const accountVerification = z.object({
  /** Only the vendor's explicit success is VERIFIED, only its explicit failure FAILED_VERIFICATION. */
  status: z.enum(['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW']),
  /** Of a status other than VERIFIED. NOT_LISTED: this vendor has no data of the bank, and two deposits can be sent. */
  because: z.enum(['NOT_FOUND', 'CLOSED', 'NOT_A_DEPOSIT_ACCOUNT', 'NOT_LISTED', 'IN_REVIEW']).optional(),
  /** As the bank has them; left out where it does not say. */
  holders: z.array(z.string()).optional(),
  /** The vendor's own comparison with the name that was asked about, 0 to 100. */
  nameScore: z.int().min(0).max(100).optional(),
})
export type AccountVerification = z.infer<typeof accountVerification>

export const depositsSent = z.object({ sentOn: z.iso.date(), arriveBy: z.iso.date(), enterBy: z.iso.date() })
export type DepositsSent = z.infer<typeof depositsSent>

export interface DepositAmounts {
  readonly holder: ApplicantName
  /** Of the deposits that were sent. */
  readonly reference: string
  /** From 1 to 99 each, in whichever order. */
  readonly amountsCents: readonly [number, number]
  /** Day of the lender until which they may be entered. */
  readonly enterBy: string
}

export const depositsChecked = z.object({ outcome: z.enum(['CONFIRMED', 'WRONG', 'EXPIRED']) })
export type DepositsChecked = z.infer<typeof depositsChecked>

export interface Banking extends Announcing {
  /** Repeated, it opens another session: nothing happens until a person goes through one. */
  startLink(request: LinkRequest, call: ProviderCall): Promise<ProviderAnswer<LinkSession>>
  /** Whether a public token came out of the window with this token: any other is another person's. */
  isResultOf(origin: LinkOrigin, call: ProviderCall): Promise<ProviderAnswer<LinkOriginAnswer>>
  /** @throws ProviderRefused for a token that was exchanged before, or has expired */
  finishLink(result: LinkResult, call: ProviderCall): Promise<ProviderAnswer<LinkedAccount>>
  verifyAccount(account: BankAccount, call: ProviderCall): Promise<ProviderAnswer<AccountVerification>>
  sendDeposits(account: BankAccount & { readonly organizationCode: string }, call: ProviderCall): Promise<ProviderAnswer<DepositsSent>>
  checkDeposits(amounts: DepositAmounts, call: ProviderCall): Promise<ProviderAnswer<DepositsChecked>>
}
