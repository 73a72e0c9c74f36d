/** People we cannot serve yet. */
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { waitlist } from '../schema.ts'
import type { Organizations } from './provider-work.ts'

export type WaitlistRow = typeof waitlist.$inferSelect

interface NewEntry {
  readonly organizationCode: string
  readonly entry: { readonly email?: unknown }
  readonly at: string
}

const hasAddress = (email: string) => sql`lower(${waitlist.entry} ->> 'email') = ${email.toLowerCase()}`

/**
 * Gives whether the address was on the lender's list already: it waits and was not told. Whoever joins with one address at one lender takes turns until
 * the transaction ends, so that of two at once one is the first.
 */
export async function insertWaitlistEntry(session: Session, row: NewEntry): Promise<{ readonly id: number; readonly isKnown: boolean }> {
  const { organizationCode, entry } = row
  const email = String(entry.email ?? '')
  await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`waitlist/${organizationCode}/${email.toLowerCase()}`])
  const open = and(
    ...[eq(waitlist.organizationCode, organizationCode), isNull(waitlist.toldAt), isNull(waitlist.leftAt), hasAddress(email)],
    sql`${waitlist.entry} ->> 'consent' = 'true'`,
  )
  const before = await session.orm.select({ id: waitlist.id }).from(waitlist).where(open).limit(1)
  const [added] = await session.orm.insert(waitlist).values(row).returning({ id: waitlist.id })
  return { id: added!.id, isKnown: before.length > 0 }
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

/** Off the list, with what they told us: every entry of the address, however often it joined. */
export async function leaveWaitlist(session: Session, organizationCode: string, id: number, now: string): Promise<void> {
  const own = and(eq(waitlist.organizationCode, organizationCode), isNull(waitlist.leftAt))
  const [row] = await session.orm
    .select({ entry: waitlist.entry })
    .from(waitlist)
    .where(and(eq(waitlist.id, id), own))
  if (!row) return
  const { email } = row.entry as { email?: unknown }
  await session.orm
    .update(waitlist)
    .set({ leftAt: now, entry: {} })
    .where(and(own, typeof email === 'string' ? or(eq(waitlist.id, id), hasAddress(email)) : eq(waitlist.id, id)))
}

export const newestEntries = (session: Session, organizations: Organizations, most: number): Promise<WaitlistRow[]> =>
  session.orm
    .select()
    .from(waitlist)
    .where(organizations === 'all' ? undefined : inArray(waitlist.organizationCode, [...organizations]))
    .orderBy(desc(waitlist.id))
    .limit(most)
