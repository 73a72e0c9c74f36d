/** Who may open which page, and where everyone else is sent [routes/access]. Pure. */

/** open: anyone · signed-in: a session · signer: a session of an additional signer */
export type ScreenAccess = 'open' | 'signed-in' | 'signer'

export const LOGIN = '/auth/login'
export const LOGOUT = '/auth/logout'
/** The only parameter that automatic redirects carry along [routes/access]. */
const CHAT = 'pop-webchat'
export const SIGNER_LOGIN = '/account/heloc/heloc-signer/login'

/** Open without a session [routes/access]; /auth and the aggregator's return are the host application's own. */
const OPEN = [
  /^\/account\/heloc\/(register|register\/account-setup|register\/support|coming-soon|maintenance|waitlist|not-accepting-apps|photos|estimate|invitation)\/?$/,
  /^\/account\/heloc\/register-v2(\/|$)/,
  /^\/account\/heloc\/heloc-signer\/login\/?$/,
  /^\/(auth\/.*|terms|communications|privacy|licenses|contact|plaid-oauth-success|email\/stop)\/?$/,
]

export const isOpenPath = (pathname: string): boolean => OPEN.some((pattern) => pattern.test(pathname))

export const isSignerPath = (pathname: string): boolean => /(^|\/)heloc-signer(\/|$)/.test(pathname)

/** The login for a page, with the link back to it. What asked for the chat asks for it here, and not a second time after the login. */
export function loginPath(pathname: string, search = ''): string {
  const query = new URLSearchParams(search)
  const chat = query.get(CHAT)
  query.delete(CHAT)
  const opensChat = chat === null ? '' : `${CHAT}=${encodeURIComponent(chat)}`
  if (isSignerPath(pathname)) return opensChat ? `${SIGNER_LOGIN}?${opensChat}` : SIGNER_LOGIN
  const back = pathname + (query.size > 0 ? `?${query}` : '')
  return `${LOGIN}?redirectUrl=${encodeURIComponent(back)}${opensChat && `&${opensChat}`}`
}

export interface GuardInput {
  readonly access: ScreenAccess
  readonly signedIn: boolean
  readonly pathname: string
  readonly search?: string
}

/** Where the page sends this visitor; undefined when they may stay. */
export const guard = ({ access, signedIn, pathname, search }: GuardInput): string | undefined =>
  access === 'open' || signedIn ? undefined : loginPath(pathname, search)

/** What a path may not begin with once it is resolved: "/.//evil.test" resolves to "//evil.test", which a browser takes for a host. */
const LEADS_AWAY = /^\/(?:[/\\]|%2f|%5c)/i

/**
 * A redirectUrl that may be followed after the login: a path of this origin, never another site ("//evil.test", "/\\evil.test", "/.//evil.test",
 * "javascript:"), and not a login again. Resolved against the origin and built again from that. Anything else gives `otherwise`.
 */
export function safeRedirect(redirectUrl: string | null | undefined, origin: string, otherwise = '/dashboard'): string {
  if (!redirectUrl?.startsWith('/')) return otherwise
  const url = resolved(redirectUrl, origin)
  if (!url || url.origin !== origin || LEADS_AWAY.test(url.pathname) || isSignInPath(url.pathname)) return otherwise
  const path = url.pathname + url.search + url.hash
  // What is followed is read again: it must lead where it was looked at.
  return resolved(path, origin)?.href === url.href ? path : otherwise
}

const resolved = (path: string, origin: string): URL | undefined => {
  try {
    return new URL(path, origin)
  } catch {
    return undefined
  }
}

/** The router takes them in any case and with slashes at the end. */
const isSignInPath = (pathname: string): boolean => [LOGIN, LOGOUT].includes(pathname.toLowerCase().replace(/\/+$/, ''))
