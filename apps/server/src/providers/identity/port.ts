/** What the product needs of identity verification: whether the document that the borrower shows is genuine and shows them. */
import { z } from 'zod'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface IdentityRequest {
  readonly applicantName: ApplicantName
  /** LocalDate; never in what an adapter hands back to be kept. */
  readonly bornOn: string
  /** By the wire's names: US_DRIVERS_LICENSE, US_PASSPORT, US_STATE_ID_CARD, US_PERMANENT_RESIDENT_CARD. */
  readonly document: string
}

export const identityVerification = z.object({
  /** Only the vendor's explicit success is VERIFIED, only its explicit failure FAILED. */
  status: z.enum(['VERIFIED', 'FAILED', 'PENDING_REVIEW']),
  /** Why it is not verified, a sentence each; empty when it is. */
  reasons: z.array(z.string()),
})
export type IdentityVerification = z.infer<typeof identityVerification>

export interface Identity {
  verify(request: IdentityRequest, call: ProviderCall): Promise<ProviderAnswer<IdentityVerification>>
}
