/** The content of event posts, telemetry and feedback: appended by name. */
import { and, inArray, lt } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { events } from '../schema.ts'

/** How many rows a statement changed, as one driver or the other says it. */
type Changed = { readonly rowCount?: number | null; readonly affectedRows?: number }

/**
 * False when an event with this dedupe key is kept already: it is counted once, whichever node hears it again. Nothing is read back, and the
 * key is not named as the one that may be taken: whoever adds an event need not be able to see any (migration 0010).
 */
export async function insertEvent(
  session: Session,
  row: { organizationCode: string; name: string; detail: unknown; at: string; dedupeKey?: string | undefined },
): Promise<boolean> {
  const { rowCount, affectedRows } = (await session.orm.insert(events).values(row).onConflictDoNothing()) as Changed
  return (rowCount ?? affectedRows) === 1
}

const MOST_AT_ONCE = 5000

/** Deletes some of those names that are older, whichever; `most` at a time. */
export async function deleteEventsBefore(
  session: Session,
  names: readonly string[],
  before: string,
): Promise<{ readonly deleted: number; readonly most: number }> {
  const some = session.orm
    .select({ id: events.id })
    .from(events)
    .where(and(lt(events.at, before), inArray(events.name, [...names])))
    .limit(MOST_AT_ONCE)
  const deleted = await session.orm.delete(events).where(inArray(events.id, some)).returning({ id: events.id })
  return { deleted: deleted.length, most: MOST_AT_ONCE }
}
