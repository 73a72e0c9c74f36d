/** The session's token: localStorage `jwt`, its Bearer prefix normalised (seed 001 §9); whoever shows it is told of changes. */

const KEY = 'jwt'
const listeners = new Set<() => void>()

const bare = (token: string): string => token.replace(/^\s*bearer\s+/i, '').trim()

/** Storage may be forbidden (private windows, embedded pages); the visit then has no session, but the page still works. */
const guarded = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Without prefix; undefined when nobody is signed in. */
export const readToken = (): string | undefined => bare(guarded(() => localStorage.getItem(KEY)) ?? '') || undefined

export const authorizationHeader = (token: string): string => `Bearer ${bare(token)}`

export function storeToken(token: string): void {
  if (bare(token) === readToken()) return
  guarded(() => localStorage.setItem(KEY, authorizationHeader(token)))
  tell()
}

export function clearToken(): void {
  guarded(() => localStorage.removeItem(KEY))
  tell()
}

/** Also hears sign-in and sign-out of other tabs. */
export function subscribeToToken(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
