/** Who is calling, as proven by a token whose session is alive. */
import type { PartnerScope, Role } from '@hearthline/contract'

export interface LiveSession {
  readonly sessionId: string
  readonly identityId: string
  readonly email: string
  readonly organizationCode: string
  /** 'password' opens what is the person's own; 'code', sent to their mailbox, what they sign beside a borrower; 'phone' the photos of one question; 'broker' is a code to a mailbox where a lender's people have no password: what is the person's own, and nothing of staff. */
  readonly credential: 'password' | 'broker' | 'code' | 'phone'
  readonly roles: readonly Role[]
  /**
   * Of staff who gave their password: 'owed' until they gave the second factor too, then when they last did, in milliseconds since 1970.
   * Undefined for everyone else.
   */
  readonly secondFactor?: 'owed' | { readonly at: number } | undefined
  /** Codes of the organizations that staff act for, 'all' for staff of the platform; none for borrowers. */
  readonly actsFor: readonly string[] | 'all'
  /** A renewed token, when the one given is near its end. */
  readonly renewedToken?: string | undefined
}

/** A partner's own system, as proven by its secret. */
export interface PartnerCaller {
  readonly credentialId: string
  /** The partner's; the applications that it may read are of this organization. */
  readonly organizationCode: string
  readonly scopes: readonly PartnerScope[]
}
