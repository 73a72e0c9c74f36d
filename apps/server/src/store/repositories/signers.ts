/** Who has proven to be one of those who sign beside a borrower. Rows are only added: whether somebody still is that signer, the file says. */
import type { Signer } from '@hearthline/domain'
import { and, desc, eq, exists, notInArray, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applicationParties, applicationSigners, applications } from '../schema.ts'

export type SignerRow = typeof applicationSigners.$inferSelect

/**
 * Applications under way or complete that ever named the email, and ended ones whose signer has signed in, oldest first: few, and each has to be read to know whether it still does. One
 * account has one application under way, so that nobody can put others before them by the dozen.
 */
export async function applicationsNaming(session: Session, email: string, organizationCode: string, most: number): Promise<string[]> {
  const found = await session.orm
    .select({ id: applications.id })
    .from(applicationParties)
    .innerJoin(applications, eq(applications.id, applicationParties.applicationId))
    .where(
      and(
        eq(applicationParties.email, email),
        eq(applications.organizationCode, organizationCode),
        or(
          notInArray(applications.step, ['CANCELLED', 'DECLINED']),
          exists(
            session.orm
              .select({ party: applicationSigners.party })
              .from(applicationSigners)
              .where(eq(applicationSigners.applicationId, applicationParties.applicationId)),
          ),
        ),
      ),
    )
    .orderBy(applications.createdAt, applications.id)
    .limit(most)
  return found.map(({ id }) => id)
}

export async function insertSigners(session: Session, rows: readonly SignerRow[]): Promise<void> {
  if (rows.length > 0)
    await session.orm
      .insert(applicationSigners)
      .values([...rows])
      .onConflictDoNothing()
}

/** Whether the person has proven to be that signer. */
export async function isBoundSigner(session: Session, signer: Pick<SignerRow, 'applicationId' | 'party' | 'identityId'>): Promise<boolean> {
  const { applicationId, party, identityId } = signer
  const found = await session.orm
    .select({ party: applicationSigners.party })
    .from(applicationSigners)
    .where(
      and(
        eq(applicationSigners.applicationId, applicationId),
        eq(applicationSigners.party, party),
        eq(applicationSigners.identityId, identityId),
      ),
    )
  return found.length === 1
}

export const signersBoundTo = (session: Session, applicationId: string): Promise<SignerRow[]> =>
  session.orm.select().from(applicationSigners).where(eq(applicationSigners.applicationId, applicationId))

/** Whether whoever signs has signed in, since they were last taken off. */
export const hasSignedIn = (
  rows: readonly Pick<SignerRow, 'party' | 'since'>[],
  { party, removedAt }: Pick<Signer, 'party' | 'removedAt'>,
): boolean => rows.some((row) => row.party === party && isSince(row, removedAt))

/** As moments: the database writes one in other letters than we do, and of one day the letters compare wrongly. */
export const isSince = ({ since }: Pick<SignerRow, 'since'>, at: string | undefined): boolean =>
  at === undefined || Date.parse(since) > Date.parse(at)

/** What a person has proven to sign under one organization. */
export const signingsOf = (session: Session, identityId: string, organizationCode: string): Promise<SignerRow[]> =>
  session.orm
    .select()
    .from(applicationSigners)
    .where(and(eq(applicationSigners.identityId, identityId), eq(applicationSigners.organizationCode, organizationCode)))
    .orderBy(desc(applicationSigners.since), applicationSigners.party)

/** Whether a person has proven to sign for anyone's home, under any organization. */
export async function isBoundToAny(session: Session, identityId: string): Promise<boolean> {
  const found = await session.orm
    .select({ party: applicationSigners.party })
    .from(applicationSigners)
    .where(eq(applicationSigners.identityId, identityId))
    .limit(1)
  return found.length > 0
}
