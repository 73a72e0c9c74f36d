/** Notifications of a person at a lender: added, and marked as read. */
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { notifications } from '../schema.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** Whose they are. */
export interface Addressee {
  readonly identityId: string
  readonly organizationCode: string
}

const of = ({ identityId, organizationCode }: Addressee) =>
  and(eq(notifications.identityId, identityId), eq(notifications.organizationCode, organizationCode))

export async function insertNotification(session: Session, row: typeof notifications.$inferInsert): Promise<void> {
  await session.orm.insert(notifications).values(row)
}

/** Newest first. */
export const newestNotifications = (session: Session, to: Addressee, limit: number): Promise<NotificationRow[]> =>
  session.orm.select().from(notifications).where(of(to)).orderBy(desc(notifications.sequence)).limit(limit)

/** As it is then; the first reading stays. undefined where the person has none of that id. */
export async function markNotificationRead(
  session: Session,
  to: Addressee,
  id: string,
  readAt: string,
): Promise<NotificationRow | undefined> {
  const own = and(of(to), eq(notifications.id, id))
  await session.orm
    .update(notifications)
    .set({ readAt })
    .where(and(own, isNull(notifications.readAt)))
  return (await session.orm.select().from(notifications).where(own))[0]
}
