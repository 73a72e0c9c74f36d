/** Consents: appended, never changed (E-SIGN 101(c), TCPA). */
import { and, desc, eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { consents } from '../schema.ts'

export type ConsentRow = typeof consents.$inferSelect

export async function insertConsents(session: Session, rows: readonly (typeof consents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await session.orm.insert(consents).values([...rows])
}

export interface ConsentQuestion {
  readonly identityId: string
  readonly organizationCode: string
  readonly type: string
  readonly phone?: string | undefined
}

/** The newest answer; a consent to messages belongs to a phone number, so another number's answer does not count. */
export async function newestConsent(session: Session, asked: ConsentQuestion): Promise<ConsentRow | undefined> {
  const [row] = await session.orm
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.identityId, asked.identityId),
        eq(consents.organizationCode, asked.organizationCode),
        eq(consents.type, asked.type),
        asked.phone === undefined ? undefined : eq(consents.phone, asked.phone),
      ),
    )
    .orderBy(desc(consents.id))
    .limit(1)
  return row
}
