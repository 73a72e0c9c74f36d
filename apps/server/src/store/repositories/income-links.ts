/** What borrowers connect to show income, with the provider's session of it. */
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, type IncomeLinkState, incomeLinks } from '../schema.ts'

export type StoredIncomeLink = typeof incomeLinks.$inferSelect
export type { IncomeLinkState }

export async function insertIncomeLink(session: Session, link: StoredIncomeLink): Promise<void> {
  await session.orm.insert(incomeLinks).values(link)
}

/** Of this application; another's is none. */
export async function incomeLinkOf(session: Session, applicationId: string, id: string): Promise<StoredIncomeLink | undefined> {
  const [found] = await session.orm
    .select()
    .from(incomeLinks)
    .where(and(eq(incomeLinks.applicationId, applicationId), eq(incomeLinks.id, id)))
  return found
}

export async function updateIncomeLink(
  session: Session,
  { id, state, sessionSealed, updatedAt }: Pick<StoredIncomeLink, 'id' | 'state' | 'sessionSealed' | 'updatedAt'>,
): Promise<void> {
  await session.orm.update(incomeLinks).set({ state, sessionSealed, updatedAt }).where(eq(incomeLinks.id, id))
}

/** Connections of an organization's applications, by our own names or by the provider's. */
export async function incomeLinksAnnounced(
  session: Session,
  organizationCode: string,
  { links, references }: { readonly links: readonly string[]; readonly references: readonly string[] },
): Promise<{ id: string; applicationId: string; way: StoredIncomeLink['way'] }[]> {
  if (links.length === 0 && references.length === 0) return []
  return await session.orm
    .select({ id: incomeLinks.id, applicationId: incomeLinks.applicationId, way: incomeLinks.way })
    .from(incomeLinks)
    .innerJoin(applications, eq(applications.id, incomeLinks.applicationId))
    .where(
      and(
        eq(applications.organizationCode, organizationCode),
        eq(incomeLinks.state, 'CONNECTED'),
        or(inArray(incomeLinks.id, [...links]), inArray(incomeLinks.reference, [...references])),
      ),
    )
}
