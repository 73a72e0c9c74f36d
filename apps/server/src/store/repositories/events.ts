/** What the event posts, telemetry and feedback tell: appended by name. */
import { and, desc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { events } from '../schema.ts'

export type EventRow = typeof events.$inferSelect

export async function insertEvent(
  session: Session,
  row: { organizationCode: string; name: string; detail: unknown; at: string },
): Promise<void> {
  await session.orm.insert(events).values(row)
}

/** An organisation's newest events of a name. */
export const eventsOf = (session: Session, organizationCode: string, name: string, limit = 50): Promise<EventRow[]> =>
  session.orm
    .select()
    .from(events)
    .where(and(eq(events.organizationCode, organizationCode), eq(events.name, name)))
    .orderBy(desc(events.id))
    .limit(limit)
