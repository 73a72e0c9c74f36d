/** Who is calling, as proven by a token whose session is alive. */
import type { Role } from '@hearthline/contract'

export interface LiveSession {
  readonly sessionId: string
  readonly identityId: string
  readonly email: string
  readonly organizationCode: string
  readonly profileType: string
  readonly roles: readonly Role[]
  /** A renewed token, when the one given is near its end. */
  readonly renewedToken?: string | undefined
}
