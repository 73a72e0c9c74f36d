/** What a mailbox gets no more: a row for each kind that is switched off. */
import { and, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { mailStops } from '../schema.ts'

type MailStopRow = typeof mailStops.$inferSelect
type Key = Omit<MailStopRow, 'at'>

export async function stoppedKinds(session: Session, organizationCode: string, emailMac: string): Promise<MailStopRow['kind'][]> {
  const rows = await session.orm
    .select({ kind: mailStops.kind })
    .from(mailStops)
    .where(and(eq(mailStops.organizationCode, organizationCode), eq(mailStops.emailMac, emailMac)))
  return rows.map(({ kind }) => kind)
}

/** False where it was off already. */
export async function insertMailStop(session: Session, row: MailStopRow): Promise<boolean> {
  return (await session.orm.insert(mailStops).values(row).onConflictDoNothing().returning({ kind: mailStops.kind })).length > 0
}

/** False where it was on. */
export async function deleteMailStop(session: Session, { organizationCode, emailMac, kind }: Key): Promise<boolean> {
  const of = and(eq(mailStops.organizationCode, organizationCode), eq(mailStops.emailMac, emailMac), eq(mailStops.kind, kind))
  return (await session.orm.delete(mailStops).where(of).returning({ kind: mailStops.kind })).length > 0
}
