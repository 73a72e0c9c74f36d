/** Documents: sealed content with the hash of what was shown. */
import { VAULT } from '@hearthline/domain'
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { documentDeliveries, documentRemovals, documents } from '../schema.ts'
import { isNotRemoved } from './document-blobs.ts'

export type NewDocument = typeof documents.$inferInsert

export async function insertDocuments(session: Session, rows: readonly NewDocument[]): Promise<void> {
  if (rows.length > 0) await session.orm.insert(documents).values([...rows])
}

/** Without their content, without their twins and without the sealed originals, of which people have copies; oldest first. */
export const documentsOf = (session: Session, applicationId: string) =>
  session.orm
    .select({
      id: documents.id,
      party: documents.party,
      kind: documents.kind,
      mediaType: documents.mediaType,
      sha256: documents.sha256,
      createdAt: documents.createdAt,
      fileName: documents.fileName,
      byteSize: documents.byteSize,
      sentBy: documents.sentBy,
      templateVersion: documents.templateVersion,
    })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.twinOf), ne(documents.party, VAULT), isNotRemoved(session)))
    .orderBy(documents.createdAt)

export type StoredDocument = typeof documents.$inferSelect

/** One of an application's, with its content. */
export async function documentWithContent(session: Session, applicationId: string, id: string): Promise<StoredDocument | undefined> {
  return (
    await session.orm
      .select()
      .from(documents)
      .where(and(eq(documents.applicationId, applicationId), eq(documents.id, id), isNotRemoved(session)))
  )[0]
}

/** The page of HTML with the words of a document; undefined where it has none. */
export async function twinWithContent(session: Session, applicationId: string, id: string): Promise<StoredDocument | undefined> {
  return (
    await session.orm
      .select()
      .from(documents)
      .where(and(eq(documents.applicationId, applicationId), eq(documents.twinOf, id)))
  )[0]
}

/** What people sent, without content. */
export const sentDocuments = (session: Session, applicationId: string) =>
  session.orm
    .select({
      id: documents.id,
      party: documents.party,
      kind: documents.kind,
      mediaType: documents.mediaType,
      sha256: documents.sha256,
      fileName: documents.fileName,
      byteSize: documents.byteSize,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNotNull(documents.sentBy), isNotRemoved(session)))

/** False where it was removed before. */
export async function insertRemoval(session: Session, row: typeof documentRemovals.$inferInsert): Promise<boolean> {
  const made = await session.orm.insert(documentRemovals).values(row).onConflictDoNothing().returning({ id: documentRemovals.documentId })
  return made.length > 0
}

/** From now on the borrower has a copy; a document that was delivered before stays so. */
export async function insertDeliveries(session: Session, rows: readonly (typeof documentDeliveries.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await session.orm
      .insert(documentDeliveries)
      .values([...rows])
      .onConflictDoNothing()
}

/** The ids of what the borrower was given a copy of. */
export async function deliveredDocuments(session: Session, applicationId: string): Promise<ReadonlySet<string>> {
  const rows = await session.orm
    .select({ id: documentDeliveries.documentId })
    .from(documentDeliveries)
    .where(eq(documentDeliveries.applicationId, applicationId))
  return new Set(rows.map(({ id }) => id))
}
