/** Which bytes belong to which document: read and changed apart from the documents themselves, whose rows are otherwise only added. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { applications, documentRemovals, documents, notices, uploadPieces } from '../schema.ts'
import type { NoticeRow } from './notices.ts'

/** What was taken back has no bytes any more. */
export const isNotRemoved = (session: Session) =>
  notExists(session.orm.select({ one: sql`1` }).from(documentRemovals).where(eq(documentRemovals.documentId, documents.id)))

/** Of those ids, the ones that a document names, or a file on its way in. */
export async function blobsInUse(session: Session, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await session.orm
    .select({ blob: documents.blob })
    .from(documents)
    .where(and(inArray(documents.blob, [...ids]), isNotRemoved(session)))
  const arriving = await session.orm
    .select({ blob: uploadPieces.blob })
    .from(uploadPieces)
    .where(inArray(uploadPieces.blob, [...ids]))
  return new Set([...rows, ...arriving].map(({ blob }) => blob!))
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
    .where(and(isNotNull(documents.blob), ne(documents.blobKey, key), gt(documents.id, after), isNotRemoved(session)))
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

export interface NoticeToMake extends Pick<NoticeRow, 'id' | 'applicationId' | 'kind' | 'contentSealed' | 'madeAt'> {
  readonly organizationCode: string
  readonly loanNumber: number
}

type WhichNotice = { readonly id: string } | { readonly after: string }

const noticeWithoutDocument = (session: Session, which: WhichNotice) =>
  session.orm
    .select({
      id: notices.id,
      applicationId: notices.applicationId,
      kind: notices.kind,
      contentSealed: notices.contentSealed,
      madeAt: notices.madeAt,
      organizationCode: applications.organizationCode,
      loanNumber: applications.loanNumber,
    })
    .from(notices)
    .innerJoin(applications, eq(applications.id, notices.applicationId))
    .where(and(isNull(notices.documentId), 'id' in which ? eq(notices.id, which.id) : gt(notices.id, which.after)))
    .orderBy(asc(notices.id))
    .limit(1)

/** That notice, where it is no document yet. */
export async function findNoticeWithoutDocument(session: Session, id: string): Promise<NoticeToMake | undefined> {
  const [row] = await noticeWithoutDocument(session, { id })
  return row
}

/**
 * That notice, or the next one after an id, where it is no document yet: held until the transaction ends. One that another node holds is passed.
 */
export async function lockNoticeWithoutDocument(session: Session, which: WhichNotice): Promise<NoticeToMake | undefined> {
  const [row] = await noticeWithoutDocument(session, which).for('update', { of: notices, skipLocked: true })
  return row
}

export async function setNoticeDocument(session: Session, id: string, documentId: string): Promise<void> {
  await session.orm.update(notices).set({ documentId }).where(eq(notices.id, id))
}
