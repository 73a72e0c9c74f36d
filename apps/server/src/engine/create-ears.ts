/** What this node does when it hears from another: it forgets what is no longer so, and sets its sandbox clock. */
import type { Logger } from 'pino'
import type { Db } from '../store/db.ts'
import type { Ears } from '../store/hear-nodes.ts'
import { readSetting } from '../store/repositories/settings.ts'
import { type Clock, SANDBOX_CLOCK } from './clock.ts'
import type { RecentStatuses } from './recent-statuses.ts'

interface Listener {
  readonly db: Db
  readonly log: Logger
  readonly clock: Clock
  /** Sessions proven a moment ago. */
  readonly sessions: { forget(ids: readonly string[]): void; trust(heard: boolean): void }
  readonly statuses: RecentStatuses
  readonly production: boolean
}

/** The shift as it is stored; there is none in production. */
export async function setSandboxClock(db: Db, clock: Clock): Promise<void> {
  const offset = await readSetting(db, SANDBOX_CLOCK)
  clock.set(typeof offset === 'number' ? offset : 0)
}

export function createEars({ db, log, clock, sessions, statuses, production }: Listener): Ears {
  const setClock = () => {
    if (production) return
    setSandboxClock(db, clock).catch((problem: unknown) => log.error({ problem: String(problem) }, 'the sandbox clock was not read'))
  }
  return {
    moved: (id) => statuses.forget(id),
    ended: (id) => sessions.forget([id]),
    set: (name) => {
      if (name === SANDBOX_CLOCK) setClock()
    },
    heard(now) {
      statuses.trust(now)
      sessions.trust(now)
      // What was written while nobody was heard.
      if (now) setClock()
    },
  }
}
