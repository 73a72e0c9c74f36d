/** Where someone goes whose session is dead [session/end]. */
import { isOpenPath, loginPath } from '../routing/access.ts'
import { markSessionEnded } from '../session/session-ended.ts'
import { clearToken } from '../session/token.ts'

let leaving = false

/**
 * Clears the session and, unless the caller only wanted to know (`stay`), leaves for the login with the way back. On a page that is
 * open to anyone it stays, the login pages among them: a stale token must not throw a visitor out of the register wizard.
 */
export function endSession({ stay = false }: { stay?: boolean } = {}): void {
  clearToken()
  const { pathname, search } = window.location
  if (stay || leaving || isOpenPath(pathname)) return
  leaving = true
  markSessionEnded()
  window.location.assign(loginPath(pathname, search))
}
