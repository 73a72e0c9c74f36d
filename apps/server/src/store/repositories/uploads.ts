/** Files on their way in, with the pieces that have arrived. */
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Session } from '../db.ts'
import { uploadPieces, uploads } from '../schema.ts'

export type NewUpload = typeof uploads.$inferInsert
export type Upload = typeof uploads.$inferSelect
export interface Arriving extends Upload {
  /** How many bytes have arrived. */
  readonly offset: number
}

/** Pieces follow each other without a gap: where the last one ends is what has arrived. */
const arrived = sql<number>`coalesce((select max(p.start + p.byte_size) from upload_pieces p where p.upload_id = ${uploads}.id), 0)::int`
const columns = {
  id: uploads.id,
  applicationId: uploads.applicationId,
  party: uploads.party,
  kind: uploads.kind,
  fileName: uploads.fileName,
  byteSize: uploads.byteSize,
  fingerprint: uploads.fingerprint,
  createdAt: uploads.createdAt,
  expiresAt: uploads.expiresAt,
  documentId: uploads.documentId,
  offset: arrived,
}

interface Of {
  readonly applicationId: string
  readonly party: string
}
const of = ({ applicationId, party }: Of) => and(eq(uploads.applicationId, applicationId), eq(uploads.party, party))

/** False where the same file is announced already. */
export async function insertUpload(session: Session, row: NewUpload): Promise<boolean> {
  const made = await session.orm.insert(uploads).values(row).onConflictDoNothing().returning({ id: uploads.id })
  return made.length > 0
}

/** Those that have neither finished nor expired, oldest first. */
export const unfinishedUploads = (session: Session, whose: Of, now: string): Promise<Arriving[]> =>
  session.orm
    .select(columns)
    .from(uploads)
    .where(and(of(whose), isNull(uploads.documentId), gt(uploads.expiresAt, now)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id))

export async function uploadOf(session: Session, whose: Of, id: string): Promise<Arriving | undefined> {
  return (
    await session.orm
      .select(columns)
      .from(uploads)
      .where(and(of(whose), eq(uploads.id, id)))
  )[0]
}

/** Held until the transaction ends: of two pieces for the same place one is kept. */
export async function lockUpload(session: Session, whose: Of, id: string): Promise<Arriving | undefined> {
  await session.orm
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(of(whose), eq(uploads.id, id)))
    .for('update')
  return uploadOf(session, whose, id)
}

export async function insertPiece(session: Session, row: typeof uploadPieces.$inferInsert): Promise<void> {
  await session.orm.insert(uploadPieces).values(row)
}

/** In the order of the file. */
export const piecesOf = (session: Session, uploadId: string) =>
  session.orm
    .select({ start: uploadPieces.start, byteSize: uploadPieces.byteSize, blob: uploadPieces.blob })
    .from(uploadPieces)
    .where(eq(uploadPieces.uploadId, uploadId))
    .orderBy(asc(uploadPieces.start))

/** Its pieces are of no more use. */
export async function finishUpload(session: Session, id: string, documentId: string): Promise<void> {
  await session.orm.update(uploads).set({ documentId }).where(eq(uploads.id, id))
  await session.orm.delete(uploadPieces).where(eq(uploadPieces.uploadId, id))
}

/** With its pieces. */
export async function deleteUpload(session: Session, id: string): Promise<void> {
  await session.orm.delete(uploads).where(eq(uploads.id, id))
}

/** With their pieces, whose bytes are then named by no row and are swept with the other unnamed ones. */
export async function deleteExpiredUploads(session: Session, now: string): Promise<void> {
  await session.orm.delete(uploads).where(lt(uploads.expiresAt, now))
}
