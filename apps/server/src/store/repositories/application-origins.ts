/** What hangs on an application without moving it: experiments, the session-replay link, the referral it came of. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, identities } from '../schema.ts'

/** Merges into the origin of a person's own application under an organization; undefined when there is none of that id. */
export async function mergeOrigin(
  session: Session,
  owner: { id: string; identityId: string; organizationCode: string },
  merge: (origin: Record<string, unknown>) => Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const own = and(
    eq(applications.id, owner.id),
    eq(applications.identityId, owner.identityId),
    eq(applications.organizationCode, owner.organizationCode),
  )
  const [found] = await session.orm.select({ origin: applications.origin }).from(applications).where(own).for('update')
  if (!found) return undefined
  const origin = { ...found.origin, ...merge(found.origin) }
  await session.orm.update(applications).set({ origin }).where(own)
  return origin
}

/** The email of whoever applied by a referral, newest first. */
export async function applicantByReferral(session: Session, organizationCode: string, referralId: string): Promise<string | undefined> {
  const [found] = await session.orm
    .select({ email: identities.email })
    .from(applications)
    .innerJoin(identities, eq(identities.id, applications.identityId))
    .where(sql`${applications.id} in (select applications_of_referral(${organizationCode}, ${referralId}))`)
    .orderBy(desc(applications.createdAt))
    .limit(1)
  return found?.email
}
