/** The draft of a lender at the brand desk: changed in place, under `lockVersions`. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { brandDrafts } from '../schema.ts'

export type BrandDraftRow = typeof brandDrafts.$inferSelect

export const draftOf = async (session: Session, organizationCode: string): Promise<BrandDraftRow | undefined> =>
  (await session.orm.select().from(brandDrafts).where(eq(brandDrafts.organizationCode, organizationCode)))[0]

export async function saveDraft(session: Session, row: BrandDraftRow): Promise<void> {
  const { organizationCode: _code, ...set } = row
  await session.orm.insert(brandDrafts).values(row).onConflictDoUpdate({ target: brandDrafts.organizationCode, set })
}

export const removeDraft = async (session: Session, organizationCode: string): Promise<void> =>
  void (await session.orm.delete(brandDrafts).where(eq(brandDrafts.organizationCode, organizationCode)))
