/** Sessions proven a moment ago on this node, so that a page that polls does not ask the database each time. */
import type { LiveSession } from './live-session.ts'

/** A session ended on another node is dead here after this long; on this node at once. */
const MEMORY_MS = 2_000
const MOST_TOKENS = 20_000

export interface SessionMemory {
  recall(token: string, now: number): LiveSession | undefined
  remember(token: string, session: LiveSession, now: number): void
  /** Ends are told here in the same breath as they are stored. */
  forget(sessionIds: readonly string[]): void
}

export function createSessionMemory(): SessionMemory {
  const proven = new Map<string, { session: LiveSession; until: number }>()
  return {
    recall(token, now) {
      const found = proven.get(token)
      if (!found) return undefined
      if (found.until > now && found.until - now <= MEMORY_MS) return found.session
      proven.delete(token)
      return undefined
    },
    remember(token, session, now) {
      if (proven.size >= MOST_TOKENS) for (const oldest of [...proven.keys()].slice(0, MOST_TOKENS / 10)) proven.delete(oldest)
      proven.set(token, { session, until: now + MEMORY_MS })
    },
    forget(sessionIds) {
      const ended = new Set(sessionIds)
      for (const [token, { session }] of proven) if (ended.has(session.sessionId)) proven.delete(token)
    },
  }
}
