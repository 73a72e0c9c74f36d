/** Who is calling, as proven by a token whose session is alive. */
import type { Role } from '@hearthline/contract'

export interface LiveSession {
  readonly sessionId: string
  readonly identityId: string
  readonly email: string
  readonly organizationCode: string
  readonly profileType: string
  readonly roles: readonly Role[]
  /** Codes of the organizations that staff act for, 'all' for staff of the platform; none for borrowers. */
  readonly actsFor: readonly string[] | 'all'
  /** A renewed token, when the one given is near its end. */
  readonly renewedToken?: string | undefined
}
