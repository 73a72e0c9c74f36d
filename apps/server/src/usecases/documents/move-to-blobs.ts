/**
 * Brings what an older version kept into the form of today, while the product serves: content out of the rows of documents into the store of
 * bytes, and a document for each notice that has none. Each is one transaction, so a process that is killed has changed it or has not; bytes
 * that no row names are removed later (sweep-blobs.ts). Nodes pass what another one holds.
 */
import { BlobsUnavailable } from '../../blobs/port.ts'
import { type Blobs, putBytes } from '../../blobs/sealed-blobs.ts'
import { makeNoticeDocument, type NoticeStores } from '../../engine/notice-document.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import { databaseTrouble } from '../../store/database-trouble.ts'
import type { Db, Session } from '../../store/db.ts'
import { lockInlineDocument, lockNoticeWithoutDocument, moveContentToBlob } from '../../store/repositories/document-blobs.ts'
import { inResealing } from '../../store/repositories/sealed-texts.ts'

interface Moving {
  readonly db: Db
  readonly sealing: Sealing
  readonly blobs: Blobs
  /** Asked between two: whether to leave the rest for later. */
  isOver?(): boolean
  /** One that cannot be moved stays as it is, and does not delay the others. */
  failed(what: 'document' | 'notice', id: string, problem: unknown): void
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** How many were moved. @param next does the next one after an id, in a transaction; `found` names it before it may fail */
async function each(
  { isOver, failed }: Moving,
  what: 'document' | 'notice',
  next: (after: string, found: (id: string) => void) => Promise<boolean>,
): Promise<number> {
  let after = BEFORE_ALL
  for (let moved = 0; ; ) {
    if (isOver?.()) return moved
    const before = after
    try {
      const isMore = await next(before, (id) => {
        after = id
      })
      if (!isMore) return moved
      moved++
    } catch (problem) {
      // Not this one's fault: the next would fail as well.
      if (after === before || problem instanceof BlobsUnavailable || databaseTrouble(problem)) throw problem
      failed(what, after, problem)
    }
  }
}

export const moveToBlobs = (parts: Moving): Promise<number> =>
  each(parts, 'document', (after, found) =>
    inResealing(parts.db, async (owner) => {
      const row = await lockInlineDocument(owner, after)
      if (!row) return false
      found(row.id)
      // What a person sent is any bytes, sealed as base64; what the product wrote was text.
      const bytes = Buffer.from(parts.sealing.unseal('document', row.contentSealed), row.sentBy === null ? 'utf8' : 'base64')
      const kept = { blobKey: parts.sealing.newestKey, blob: await putBytes(parts.blobs, bytes), byteSize: bytes.length }
      await moveContentToBlob(owner, row.id, kept)
      return true
    }),
  )

type Making = Moving & Pick<NoticeStores, 'services'>

/** How many notices became documents: the same bytes that would have been made with them. */
export const makeNoticeDocuments = (parts: Making): Promise<number> =>
  each(parts, 'notice', (after, found) => parts.db.transaction((session) => makeNextNotice(session, parts, after, found)))

async function makeNextNotice(session: Session, parts: Making, after: string, found: (id: string) => void): Promise<boolean> {
  const notice = await lockNoticeWithoutDocument(session, { after })
  if (!notice) return false
  found(notice.id)
  await makeNoticeDocument(session, parts, notice)
  return true
}
