/** What the event posts, telemetry and feedback tell: appended by name. */
import type { Session } from '../db.ts'
import { events } from '../schema.ts'

/** False when an event with this dedupe key is kept already: it is counted once, whichever node hears it again. */
export async function insertEvent(
  session: Session,
  row: { organizationCode: string; name: string; detail: unknown; at: string; dedupeKey?: string | undefined },
): Promise<boolean> {
  const kept = await session.orm.insert(events).values(row).onConflictDoNothing({ target: events.dedupeKey }).returning({ id: events.id })
  return kept.length === 1
}
