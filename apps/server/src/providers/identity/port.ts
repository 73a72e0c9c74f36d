/** What the product needs of identity verification: whether the document that the borrower shows is genuine and shows them. */
import { IDENTITY_REASONS } from '@hearthline/domain'
import { z } from 'zod'
import type { SentContent } from '../../files/sent-content.ts'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface IdentityPictures {
  readonly front: SentContent
  /** none of a passport */
  readonly back?: SentContent
  readonly selfie: SentContent
}

export interface IdentityRequest {
  readonly applicantName: ApplicantName
  /** LocalDate; never in what an adapter hands back to be kept. */
  readonly bornOn: string
  /** By the wire's names: US_DRIVERS_LICENSE, US_PASSPORT, US_STATE_ID_CARD, US_PERMANENT_RESIDENT_CARD. */
  readonly document: string
  /** Which time pictures are sent: the first is 1. */
  readonly attempt: number
  /** Never in what an adapter hands back to be kept. */
  readonly pictures?: IdentityPictures
}

export const identityVerification = z.object({
  /** Only the vendor's explicit success is VERIFIED, only its explicit failure FAILED. */
  status: z.enum(['VERIFIED', 'FAILED', 'PENDING_REVIEW']),
  /** Why it is not verified; empty when it is. */
  reasons: z.array(z.enum(IDENTITY_REASONS)),
  /** As the document has it, where it differs from the name that was stated; absent where the vendor does not say. */
  nameRead: z.string().optional(),
})
export type IdentityVerification = z.infer<typeof identityVerification>

export interface Identity {
  verify(request: IdentityRequest, call: ProviderCall): Promise<ProviderAnswer<IdentityVerification>>
}
