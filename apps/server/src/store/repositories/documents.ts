/** Documents: sealed content with the hash of what was shown. */
import { eq } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { documents } from '../schema.ts'

export type NewDocument = typeof documents.$inferInsert

export async function insertDocuments(session: Session, rows: readonly NewDocument[]): Promise<void> {
  if (rows.length > 0) await session.orm.insert(documents).values([...rows])
}

/** Without their content, oldest first. */
export const documentsOf = (session: Session, applicationId: string) =>
  session.orm
    .select({
      id: documents.id,
      kind: documents.kind,
      mediaType: documents.mediaType,
      sha256: documents.sha256,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(eq(documents.applicationId, applicationId))
    .orderBy(documents.createdAt)
