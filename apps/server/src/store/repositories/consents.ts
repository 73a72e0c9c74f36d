/** Consents: appended, never changed (E-SIGN 101(c), TCPA). */
import { and, desc, eq, inArray, notLike } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { agreedTexts, consents } from '../schema.ts'

export type ConsentRow = typeof consents.$inferSelect

export async function insertConsents(session: Session, rows: readonly (typeof consents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await session.orm.insert(consents).values([...rows])
}

export type AgreedTextRow = typeof agreedTexts.$inferSelect

/** What is there already is the same text. */
export async function insertAgreedTexts(session: Session, rows: readonly (typeof agreedTexts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await session.orm
      .insert(agreedTexts)
      .values([...rows])
      .onConflictDoNothing()
}

/**
 * Everything that a person agreed to or declined with an organization for themselves, the newest first, with the texts of then. What they
 * agreed to while signing another's application belongs to that application's file.
 */
export async function consentsOf(
  session: Session,
  { identityId, organizationCode }: { readonly identityId: string; readonly organizationCode: string },
): Promise<{ readonly rows: readonly ConsentRow[]; readonly texts: readonly AgreedTextRow[] }> {
  const rows = await session.orm
    .select()
    .from(consents)
    .where(
      and(eq(consents.identityId, identityId), eq(consents.organizationCode, organizationCode), notLike(consents.source, 'item:signer-%')),
    )
    .orderBy(desc(consents.id))
  const digests = [...new Set(rows.flatMap(({ texts }) => texts))]
  if (digests.length === 0) return { rows, texts: [] }
  const texts = await session.orm
    .select()
    .from(agreedTexts)
    .where(and(eq(agreedTexts.organizationCode, organizationCode), inArray(agreedTexts.digest, digests)))
  return { rows, texts }
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
