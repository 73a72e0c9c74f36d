/**
 * The operator's session. Its token is kept apart from the borrower's (`jwt`): the same browser may be signed in to both, and a
 * borrower's token must never open the console by accident.
 */
const KEY = 'console-jwt'

/** ended: it died while in use. refused: it lives, but the account is not staff. */
export type SignOutReason = 'ended' | 'refused' | 'signed-out'

/** Of a sign-in that waits for its second step; kept while the page is, and no longer than the tab. */
const UNFINISHED_KEY = 'console-second-step'

export interface Session {
  /** Without prefix. */
  readonly token: string | undefined
  readonly farewell: SignOutReason | undefined
  /** The token of a sign-in that waits for its second step: it opens nothing else. */
  readonly unfinished?: string | undefined
}

const bare = (token: string): string => token.replace(/^\s*bearer\s+/i, '').trim()

/** Storage may be forbidden; the session then lasts as long as the page. */
function stored(): string | undefined {
  try {
    return bare(localStorage.getItem(KEY) ?? '') || undefined
  } catch {
    return undefined
  }
}

function keep(token: string | undefined): void {
  try {
    if (token === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, token)
  } catch {
    // See above.
  }
}

function storedUnfinished(): string | undefined {
  try {
    return sessionStorage.getItem(UNFINISHED_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function keepUnfinished(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(UNFINISHED_KEY)
    else sessionStorage.setItem(UNFINISHED_KEY, token)
  } catch {
    // See above.
  }
}

let session: Session = { token: stored(), farewell: undefined, unfinished: storedUnfinished() }
const listeners = new Set<() => void>()

function change(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

export const readSession = (): Session => session
export const readToken = (): string | undefined => session.token

export function storeToken(token: string): void {
  const next = bare(token)
  if (next === session.token) return
  keep(next)
  keepUnfinished(undefined)
  change({ token: next, farewell: undefined })
}

/** The password was right; the second step follows. */
export function storeUnfinished(token: string): void {
  keepUnfinished(token)
  change({ token: undefined, farewell: undefined, unfinished: token })
}

export function endSession(farewell: SignOutReason | undefined): void {
  keep(undefined)
  keepUnfinished(undefined)
  change({ token: undefined, farewell })
}

/** Also notices sign-in and sign-out in other tabs. */
export function subscribeToSession(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null)
      change({ token: stored(), farewell: session.token && !stored() ? 'signed-out' : undefined })
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}
