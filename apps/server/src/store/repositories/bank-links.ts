/** Windows that borrowers opened at the aggregator, and what was linked through each, once. */
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, bankLinks } from '../schema.ts'

export type StoredBankLink = typeof bankLinks.$inferSelect
/** What the account of a window is for. */
export type LinkPurpose = NonNullable<StoredBankLink['purpose']>

export async function insertBankLink(
  session: Session,
  link: Pick<StoredBankLink, 'id' | 'applicationId' | 'purpose' | 'tokenSealed' | 'startedAt' | 'expiresAt'>,
): Promise<void> {
  await session.orm.insert(bankLinks).values(link)
}

/** Of this application, opened for this, newest first: those of which nothing was taken yet. */
export const openBankLinks = (
  session: Session,
  { applicationId, purpose, now }: { applicationId: string; purpose: LinkPurpose; now: string },
  most: number,
): Promise<StoredBankLink[]> =>
  session.orm
    .select()
    .from(bankLinks)
    .where(
      and(
        eq(bankLinks.applicationId, applicationId),
        or(eq(bankLinks.purpose, purpose), isNull(bankLinks.purpose)),
        gt(bankLinks.expiresAt, now),
        isNull(bankLinks.finishedAt),
      ),
    )
    .orderBy(desc(bankLinks.startedAt))
    .limit(most)

/** The window whose public token has this digest, of this application. */
export async function bankLinkOfResult(session: Session, applicationId: string, resultMac: string): Promise<StoredBankLink | undefined> {
  const [found] = await session.orm
    .select()
    .from(bankLinks)
    .where(and(eq(bankLinks.applicationId, applicationId), eq(bankLinks.resultMac, resultMac)))
  return found
}

/** Of several who bring the same token one exchanges it; whoever claimed it before `staleBefore` and finished nothing is gone. */
export async function claimBankLink(
  session: Session,
  { id, resultMac, now, staleBefore }: { id: string; resultMac: string; now: string; staleBefore: string },
): Promise<boolean> {
  const claimed = await session.orm
    .update(bankLinks)
    .set({ resultMac, claimedAt: now })
    .where(
      and(
        eq(bankLinks.id, id),
        isNull(bankLinks.finishedAt),
        or(isNull(bankLinks.claimedAt), lt(bankLinks.claimedAt, sql`${staleBefore}::timestamptz`)),
      ),
    )
    .returning({ id: bankLinks.id })
  return claimed.length > 0
}

/** What was claimed came to nothing: the person may try again. */
export async function releaseBankLink(session: Session, id: string): Promise<void> {
  await session.orm
    .update(bankLinks)
    .set({ resultMac: null, claimedAt: null })
    .where(and(eq(bankLinks.id, id), isNull(bankLinks.finishedAt)))
}

export async function finishStoredBankLink(
  session: Session,
  id: string,
  finished: { finishedAt: string; reference: string },
): Promise<void> {
  await session.orm.update(bankLinks).set(finished).where(eq(bankLinks.id, id))
}

export async function deleteExpiredBankLinks(session: Session, before: string): Promise<void> {
  await session.orm.delete(bankLinks).where(and(lt(bankLinks.expiresAt, before), isNull(bankLinks.finishedAt)))
}

/** Applications of an organization in which this account was linked, by the aggregator's name of it. */
export async function bankLinksByReference(
  session: Session,
  organizationCode: string,
  references: readonly string[],
): Promise<{ applicationId: string }[]> {
  if (references.length === 0) return []
  return await session.orm
    .selectDistinct({ applicationId: bankLinks.applicationId })
    .from(bankLinks)
    .innerJoin(applications, eq(applications.id, bankLinks.applicationId))
    .where(and(eq(applications.organizationCode, organizationCode), inArray(bankLinks.reference, [...references])))
}
