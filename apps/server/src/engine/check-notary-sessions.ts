/** Sessions with a notary that began and of which nothing was heard: the provider is asked, whether or not anyone looks at the page. */
import { PATIENCE_MINUTES } from '@hearthline/domain'
import { takeUnsettledAppointments } from '../store/repositories/notary.ts'
import type { EngineParts } from './engine-parts.ts'
import { settleNotarySession } from './settle-notary-session.ts'

const MINUTE = 60_000
const LOOK_EVERY_MINUTES = 10
const TIMEOUT_MS = 10_000

const before = (now: string, minutes: number): string => new Date(Date.parse(now) - minutes * MINUTE).toISOString()

/** Looks once; gives how many were due. */
export async function checkNotarySessions(parts: EngineParts): Promise<number> {
  const now = parts.clock.now()
  const due = await takeUnsettledAppointments(parts.db, {
    now,
    begunBefore: before(now, PATIENCE_MINUTES),
    lookedBefore: before(now, LOOK_EVERY_MINUTES),
  })
  for (const id of due) {
    const call = { idempotencyKey: `${id}/notary/${now}`, signal: AbortSignal.timeout(TIMEOUT_MS), now }
    // One provider that is silent must not delay the others.
    await settleNotarySession(parts, id, call).catch((problem: unknown) =>
      parts.log.warn({ application: id, problem: String(problem) }, 'asking for the outcome of a notary session failed'),
    )
  }
  return due.length
}
