/** The secrets by which partners' own systems prove themselves, as digests. */
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { partnerCredentials } from '../schema.ts'
import type { Organizations } from './provider-work.ts'

export type PartnerCredentialRow = typeof partnerCredentials.$inferSelect

export async function insertPartnerCredential(session: Session, row: PartnerCredentialRow): Promise<void> {
  await session.orm.insert(partnerCredentials).values(row)
}

export async function liveCredential(session: Session, secretDigest: string): Promise<PartnerCredentialRow | undefined> {
  const found = await session.orm
    .select()
    .from(partnerCredentials)
    .where(and(eq(partnerCredentials.secretDigest, secretDigest), isNull(partnerCredentials.revokedAt)))
  return found[0]
}

/** Written at most once an hour: a partner that asks often changes no row each time. */
export async function recordUse(session: Session, id: string, now: string): Promise<void> {
  await session.orm
    .update(partnerCredentials)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(partnerCredentials.id, id),
        or(isNull(partnerCredentials.lastUsedAt), lt(partnerCredentials.lastUsedAt, sql`${now}::timestamptz - interval '1 hour'`)),
      ),
    )
}

const within = (organizations: Organizations) =>
  organizations === 'all' ? undefined : inArray(partnerCredentials.organizationCode, [...organizations])

export const credentialsOf = (session: Session, organizations: Organizations): Promise<PartnerCredentialRow[]> =>
  session.orm
    .select()
    .from(partnerCredentials)
    .where(within(organizations))
    .orderBy(desc(partnerCredentials.createdAt), partnerCredentials.id)

/** The row as it was revoked; undefined where there is no live one of that id. */
export async function revokeCredential(
  session: Session,
  id: string,
  organizations: Organizations,
  now: string,
): Promise<PartnerCredentialRow | undefined> {
  const found = await session.orm
    .update(partnerCredentials)
    .set({ revokedAt: now })
    .where(and(eq(partnerCredentials.id, id), isNull(partnerCredentials.revokedAt), within(organizations)))
    .returning()
  return found[0]
}
