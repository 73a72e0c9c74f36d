/** One handler per declared call of this service. */
import type { identityCalls } from '@hearthline/contract'
import { confirmEmailChange } from '../../usecases/identity/confirm-email-change.ts'
import { requestEmailChange } from '../../usecases/identity/request-email-change.ts'
import type { Handlers } from '../handler.ts'
import { changeOwnPassword } from './change-password.ts'
import { listOwnSessions } from './list-sessions.ts'
import { logInAsSigner } from './log-in-as-signer.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { putOwnAlias } from './put-alias.ts'
import { readOwnIdentity } from './read-identity.ts'
import { registerIdentity } from './register.ts'
import { requestReset } from './request-password-reset.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { resetByLink } from './reset-password.ts'
import { revokeOtherSessions } from './revoke-other-sessions.ts'
import { revokeOwnSession } from './revoke-session.ts'

export const identityHandlers = {
  register: registerIdentity,
  login,
  readIdentity: readOwnIdentity,
  putAlias: putOwnAlias,
  changePassword: changeOwnPassword,
  logout,
  listSessions: listOwnSessions,
  revokeSession: revokeOwnSession,
  revokeOtherSessions,
  requestSignInCode,
  logInAsSigner,
  requestEmailChange: async ({ organization, session, body, network }, container) => {
    await requestEmailChange(container, session, organization, { ...body, network })
    return { status: 202, body: { accepted: true } }
  },
  confirmEmailChange: async ({ organization, body }, container) => {
    await confirmEmailChange(container, organization, body.token)
    return { status: 204, body: null }
  },
  requestPasswordReset: requestReset,
  resetPassword: resetByLink,
  readIdentityV1: (incoming, container) => readOwnIdentity(incoming, container),
} satisfies Handlers<typeof identityCalls>
