/** The global rule for a dead session [session/end]: which answers end it. */

const DEAD_WORDS = new Set(['unauthenticated', 'invalid signature'])

/** These answer 401 for another reason: the email has an account, the password is wrong, the mailed code is wrong. */
const EXEMPT = new Set([
  '/identity/api/v1/registration/register',
  '/identity/api/v1/login',
  '/identity/api/v1/signer/login',
  '/identity-broker/customer/api/v3/codes/redeem',
  '/identity-broker/customer/api/v3/provider/redeem',
  '/identity-broker/agent/api/v3/provider/redeem',
])

/** Whether an answer says that there is no live session any more. `path` is the call's own, without query. A 403 for a missing role is not the end of one. */
export function endsSession(path: string, status: number, message: string | undefined): boolean {
  if (EXEMPT.has(path)) return false
  return status === 401 || (status === 403 && message !== undefined && DEAD_WORDS.has(message.toLowerCase()))
}
