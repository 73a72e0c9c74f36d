/** Which bytes belong to which document: read and changed apart from the documents themselves, whose rows are otherwise only added. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { documents, notices } from '../schema.ts'
import type { NoticeRow } from './notices.ts'

/** Of those ids, the ones that a document names. */
export async function blobsInUse(session: Session, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await session.orm
    .select({ blob: documents.blob })
    .from(documents)
    .where(inArray(documents.blob, [...ids]))
  return new Set(rows.map(({ blob }) => blob!))
}

export interface InlineDocument {
  readonly id: string
  readonly contentSealed: string
  readonly sentBy: string | null
}

/** The next document after an id whose content lies in its row still, held until the transaction ends; one that another node holds is passed. */
export async function lockInlineDocument(owner: Session, after: string): Promise<InlineDocument | undefined> {
  const [row] = await owner.orm
    .select({ id: documents.id, contentSealed: documents.contentSealed, sentBy: documents.sentBy })
    .from(documents)
    .where(and(isNull(documents.blob), gt(documents.id, after)))
    .orderBy(asc(documents.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row && { ...row, contentSealed: row.contentSealed! }
}

export interface StoredBytes {
  readonly blob: string
  readonly blobKey: string
  readonly byteSize: number
}

/** @param owner within `inResealing` */
export async function moveContentToBlob(owner: Session, id: string, kept: StoredBytes): Promise<void> {
  await owner.orm
    .update(documents)
    .set({ ...kept, contentSealed: null })
    .where(and(eq(documents.id, id), isNull(documents.blob)))
}

/** Documents after an id whose bytes are sealed with another key than this one. */
export const documentsNotUnder = (session: Session, key: string, after: string, limit: number) =>
  session.orm
    .select({ id: documents.id, blob: documents.blob, byteSize: documents.byteSize })
    .from(documents)
    .where(and(isNotNull(documents.blob), ne(documents.blobKey, key), gt(documents.id, after)))
    .orderBy(asc(documents.id))
    .limit(limit)

/** False where the document names other bytes by now. @param owner within `inResealing` */
export async function replaceBlob(owner: Session, id: string, from: string, to: Omit<StoredBytes, 'byteSize'>): Promise<boolean> {
  const replaced = await owner.orm
    .update(documents)
    .set(to)
    .where(and(eq(documents.id, id), eq(documents.blob, from)))
    .returning({ id: documents.id })
  return replaced.length === 1
}

/** The next notice after an id that is no document yet, held until the transaction ends. */
export async function lockNoticeWithoutDocument(session: Session, after: string): Promise<NoticeRow | undefined> {
  const [row] = await session.orm
    .select()
    .from(notices)
    .where(and(isNull(notices.documentId), gt(notices.id, after)))
    .orderBy(asc(notices.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export async function setNoticeDocument(session: Session, id: string, documentId: string): Promise<void> {
  await session.orm.update(notices).set({ documentId }).where(eq(notices.id, id))
}
