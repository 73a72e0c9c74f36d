/** Sessions proven on this node, so that a page that polls does not ask the database each time. */
import type { LiveSession } from './live-session.ts'

/** Ends are heard at once; this long is for what is written no oftener than so: when the session was last seen. */
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
  /** Ends are told here in the same breath as they are stored. Ids of sessions, or of persons whose rights or address changed. */
  forget(ids: readonly string[]): void
  /** While the nodes cannot be heard, nothing is kept: a session ended on another node would live on here. */
  trust(heard: boolean): void
}

export function createSessionMemory(): SessionMemory {
  const proven = new Map<string, Proof>()
  /** When each was told: what the database said before that counts no more, though its answer may come in later. */
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
