/** The session's token: localStorage `jwt`, its Bearer prefix normalized [session/token]; whoever shows it is notified of changes. */

import { reloadPage } from './reload-page.ts'

const KEY = 'jwt'
const listeners = new Set<() => void>()

const bare = (token: string): string => token.replace(/^\s*bearer\s+/i, '').trim()

/** Storage may be forbidden (private windows, embedded pages); the visit then has no session, but the page still works. */
export const ignoringStorageErrors = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Without prefix; undefined when no one is signed in. */
export const readToken = (): string | undefined => bare(ignoringStorageErrors(() => localStorage.getItem(KEY)) ?? '') || undefined

export const authorizationHeader = (token: string): string => `Bearer ${bare(token)}`

export function storeToken(token: string): void {
  if (bare(token) === readToken()) return
  ignoringStorageErrors(() => localStorage.setItem(KEY, authorizationHeader(token)))
  lastPerson = personOf(token) ?? lastPerson
  tell()
}

export function clearToken(): void {
  lastPerson = personOf(readToken()) ?? lastPerson
  ignoringStorageErrors(() => localStorage.removeItem(KEY))
  tell()
}

/** Whom this page has shown; it outlives a sign-out, because what was fetched does too. */
let lastPerson: string | undefined

/** Whom a token names, unproven: it only distinguishes one person from another. */
export function personOf(token: string | undefined): string | undefined {
  const payload = token?.split('.')[1]
  if (!payload) return undefined
  return ignoringStorageErrors(() => {
    const { sub } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  })
}

/** Also notices sign-in and sign-out in other tabs. */
export function subscribeToToken(listener: () => void): () => void {
  lastPerson ??= personOf(readToken())
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs)
  }
}

/** Someone else's sign-in there must not find here what the one before left in memory. */
function hearOtherTabs(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return
  const now = personOf(readToken())
  const isSomebodyElse = now !== undefined && lastPerson !== undefined && now !== lastPerson
  if (isSomebodyElse) reloadPage()
  else {
    lastPerson ??= now
    tell()
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
