/** People we cannot serve yet. */
import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { waitlist } from '../schema.ts'
import type { Organizations } from './provider-work.ts'

export type WaitlistRow = typeof waitlist.$inferSelect

export async function insertWaitlistEntry(session: Session, row: { organizationCode: string; entry: unknown; at: string }): Promise<void> {
  await session.orm.insert(waitlist).values(row)
}

/** Who has not been told, oldest first, after an id. */
export const waitingEntries = (session: Session, organizationCode: string, after: number, most: number): Promise<WaitlistRow[]> =>
  session.orm
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.organizationCode, organizationCode), gt(waitlist.id, after), isNull(waitlist.toldAt), isNull(waitlist.leftAt)))
    .orderBy(asc(waitlist.id))
    .limit(most)

export async function waitlistRow(session: Session, id: number): Promise<WaitlistRow | undefined> {
  return (await session.orm.select().from(waitlist).where(eq(waitlist.id, id)))[0]
}

/** One node tells, however many look at once; false where another has, or they left. */
export async function claimToTell(session: Session, id: number, now: string): Promise<boolean> {
  const open = and(eq(waitlist.id, id), isNull(waitlist.toldAt), isNull(waitlist.leftAt))
  return (await session.orm.update(waitlist).set({ toldAt: now }).where(open).returning({ id: waitlist.id })).length > 0
}

export async function untell(session: Session, id: number): Promise<void> {
  await session.orm.update(waitlist).set({ toldAt: null }).where(eq(waitlist.id, id))
}

/** Off the list, with what they told us. */
export async function leaveWaitlist(session: Session, organizationCode: string, id: number, now: string): Promise<void> {
  await session.orm
    .update(waitlist)
    .set({ leftAt: now, entry: {} })
    .where(and(eq(waitlist.id, id), eq(waitlist.organizationCode, organizationCode), isNull(waitlist.leftAt)))
}

export const newestEntries = (session: Session, organizations: Organizations, most: number): Promise<WaitlistRow[]> =>
  session.orm
    .select()
    .from(waitlist)
    .where(organizations === 'all' ? undefined : inArray(waitlist.organizationCode, [...organizations]))
    .orderBy(desc(waitlist.id))
    .limit(most)
