/** What this node does on a notification from another: it drops stale cache entries and sets its sandbox clock. */
import type { Logger } from 'pino'
import type { Db } from '../store/db.ts'
import { readSetting } from '../store/repositories/settings.ts'
import type { NodeEventHandlers } from '../store/subscribe-to-nodes.ts'
import { type Clock, SANDBOX_CLOCK } from './clock.ts'
import type { RecentStatuses } from './recent-statuses.ts'

interface HandlerParts {
  readonly db: Db
  readonly log: Logger
  readonly clock: Clock
  /** Sessions that were verified recently. */
  readonly sessions: { forget(ids: readonly string[]): void; trust(heard: boolean): void }
  readonly statuses: RecentStatuses
  readonly brands: { refresh(): Promise<void>; heal(): Promise<void> }
  /** The rules of feature flags. */
  readonly flags: { forget(): void; trust(heard: boolean): void }
  readonly production: boolean
}

/** The shift as it is stored; there is none in production. */
export async function setSandboxClock(db: Db, clock: Clock): Promise<void> {
  const offset = await readSetting(db, SANDBOX_CLOCK)
  clock.set(typeof offset === 'number' ? offset : 0)
}

export function createNodeEventHandlers({
  db,
  log,
  clock,
  sessions,
  statuses,
  brands,
  flags,
  production,
}: HandlerParts): NodeEventHandlers {
  const setClock = () => {
    if (production) return
    setSandboxClock(db, clock).catch((problem: unknown) => log.error({ problem: String(problem) }, 'the sandbox clock was not read'))
  }
  const unread = (problem: unknown) => log.error({ problem: String(problem) }, 'a published brand was not read; it is tried again')
  return {
    applicationChanged: (id) => statuses.forget(id),
    sessionChanged: (id) => sessions.forget([id]),
    settingChanged: (name) => {
      if (name === SANDBOX_CLOCK) setClock()
      else flags.forget()
    },
    brandPublished: () => void brands.refresh().catch(unread),
    connectionChanged(now) {
      statuses.trust(now)
      sessions.trust(now)
      flags.trust(now)
      // Either may have been written while the subscription was down.
      if (!now) return
      setClock()
      void brands.heal().catch(unread)
    },
  }
}
