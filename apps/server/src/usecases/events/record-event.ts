/** Stores what pages and people send: event posts, telemetry, feedback. */
import type { Brand } from '@hearthline/brands'
import type { Clock } from '../../engine/clock.ts'
import type { Db } from '../../store/db.ts'
import { insertEvent } from '../../store/repositories/events.ts'
import { scrubDetail } from './scrub-detail.ts'

/** The names under which events are kept; feedback.ceo is what the console lists. */
export type EventName =
  | 'helocStarted'
  | 'appStarted'
  | 'heloc-register-start'
  | 'feedback.ceo'
  | 'experiment.assigned'
  | 'telemetry.session'
  | 'telemetry.event'

/** Posts that anyone may send: kept without what is personal, and for a time only. */
export const OPEN_EVENTS: readonly EventName[] = [
  'helocStarted',
  'appStarted',
  'heloc-register-start',
  'telemetry.session',
  'telemetry.event',
]

/** False when the dedupe key was received before. */
export async function recordEvent(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  brand: Brand,
  name: EventName,
  detail: Record<string, unknown>,
  dedupeKey?: string,
): Promise<boolean> {
  const kept = OPEN_EVENTS.includes(name) ? scrubDetail(detail) : detail
  return await insertEvent(db, { organizationCode: brand.orgCode, name, detail: kept, at: clock.now(), dedupeKey })
}
