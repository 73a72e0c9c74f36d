/** Sessions proven on this node, so that a page that polls does not ask the database each time. */
import type { LiveSession } from './live-session.ts'

/** The end of a session is notified at once; this interval limits how often its last-seen time is written. */
const MEMORY_MS = 60_000
const MOST_TOKENS = 20_000
const MOST_ENDED = 10_000

interface Proof {
  readonly session: LiveSession
  /** milliseconds since 1970: proven before it, asked again after it */
  readonly until: number
}

export interface SessionMemory {
  recall(token: string, now: number): LiveSession | undefined
  /** @param now when the database was asked @param endsAt when the token's own life is over */
  remember(token: string, session: LiveSession, now: number, endsAt?: number): void
  /** Ends are announced here in the transaction that stores them. Ids of sessions, or of persons whose rights or address changed. */
  forget(ids: readonly string[]): void
  /** While the subscription to other nodes is down, nothing is cached: a session ended on another node would live on here. */
  trust(heard: boolean): void
}

export function createSessionMemory(): SessionMemory {
  const proven = new Map<string, Proof>()
  /** When each was invalidated: a result read before that is stale, even if it arrives later. */
  const ended = new Map<string, number>()
  let trusted = true
  let trustedSince = 0
  return {
    recall(token, now) {
      const found = proven.get(token)
      if (!found) return undefined
      if (found.until > now && found.until - now <= MEMORY_MS) return found.session
      proven.delete(token)
      return undefined
    },
    remember(token, session, now, endsAt = Number.POSITIVE_INFINITY) {
      if (!trusted || now < trustedSince) return
      if ([session.sessionId, session.identityId].some((id) => (ended.get(id) ?? -1) >= now)) return
      if (proven.size >= MOST_TOKENS) for (const oldest of [...proven.keys()].slice(0, MOST_TOKENS / 10)) proven.delete(oldest)
      proven.set(token, { session, until: Math.min(now + MEMORY_MS, endsAt) })
    },
    forget(ids) {
      const told = new Set(ids)
      for (const id of told) {
        ended.delete(id)
        ended.set(id, Date.now())
      }
      for (const oldest of [...ended.keys()].slice(0, Math.max(0, ended.size - MOST_ENDED))) ended.delete(oldest)
      for (const [token, { session }] of proven) if (told.has(session.sessionId) || told.has(session.identityId)) proven.delete(token)
    },
    trust(heard) {
      trusted = heard
      trustedSince = Date.now() + 1
      proven.clear()
    },
  }
}
