/** The global rule for a dead session (seed 000 §6): which answers end it, and where the person goes then. */
import { isOpenPath, loginPath } from '../frame/access.ts'
import { noteSessionEnded } from '../session/session-ended.ts'
import { clearToken } from '../session/token.ts'

const DEAD_WORDS = new Set(['unauthenticated', 'invalid signature'])

/** These two answer 401 for another reason: the email has an account, the password is wrong. */
const EXEMPT = new Set(['/identity/api/v1/registration/register', '/identity/api/v1/login'])

/** Whether an answer says that there is no live session any more. `path` is the call's own, without query. */
export function endsSession(path: string, status: number, message: string | undefined): boolean {
  if (EXEMPT.has(path)) return false
  return status === 401 || (status === 403 && message !== undefined && DEAD_WORDS.has(message.toLowerCase()))
}

let leaving = false

/**
 * Clears the session and, unless the caller only wanted to know (`stay`), leaves for the login with the way back. On a page that is
 * open to anybody it stays, the login pages among them: a stale token must not throw a visitor out of the register wizard.
 */
export function endSession({ stay = false }: { stay?: boolean } = {}): void {
  clearToken()
  const { pathname, search } = window.location
  if (stay || leaving || isOpenPath(pathname)) return
  leaving = true
  noteSessionEnded()
  window.location.assign(loginPath(pathname, search))
}
