/** What the event posts, telemetry and feedback tell: appended by name. */
import { and, desc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { events } from '../schema.ts'

export type EventRow = typeof events.$inferSelect

/** False when an event with this dedupe key is kept already: it is counted once, whichever node hears it again. */
export async function insertEvent(
  session: Session,
  row: { organizationCode: string; name: string; detail: unknown; at: string; dedupeKey?: string | undefined },
): Promise<boolean> {
  const kept = await session.orm.insert(events).values(row).onConflictDoNothing({ target: events.dedupeKey }).returning({ id: events.id })
  return kept.length === 1
}

/** An organisation's newest events of a name. */
export const eventsOf = (session: Session, organizationCode: string, name: string, limit = 50): Promise<EventRow[]> =>
  session.orm
    .select()
    .from(events)
    .where(and(eq(events.organizationCode, organizationCode), eq(events.name, name)))
    .orderBy(desc(events.id))
    .limit(limit)
