/** The document of a notice, made of what the notice keeps: with it, or soon after it by a job of its own. */
import type { NoticeContent, NoticeLayout } from '@hearthline/domain'
import type { DocumentOrder } from '../documents/renderers.ts'
import type { Session } from '../store/db.ts'
import {
  findNoticeWithoutDocument,
  lockNoticeWithoutDocument,
  type NoticeToMake,
  setNoticeDocument,
} from '../store/repositories/document-blobs.ts'
import { insertDocuments } from '../store/repositories/documents.ts'
import { type MadeRows, makeDocument } from './documents.ts'
import type { EngineParts } from './engine-parts.ts'
import { letterheadOf } from './letterhead.ts'

/** What a notice is made of and kept in. */
export type NoticeStores = Pick<EngineParts, 'sealing' | 'blobs'> & { readonly services: Pick<EngineParts['services'], 'brandOf'> }

/** With the notice, in its transaction. @throws BlobsUnavailable */
export async function makeNoticeDocument(session: Session, parts: NoticeStores, notice: NoticeToMake): Promise<void> {
  await insertNoticeDocument(session, notice, await renderNotice(parts, notice))
}

/**
 * After the notice. The bytes are kept before a transaction begins: on the embedded database a slow store of files would hold up everyone.
 * @throws BlobsUnavailable
 */
export async function makeNoticeDocumentLater(
  parts: NoticeStores & Pick<EngineParts, 'db'>,
  id: string,
  then: (session: Session) => Promise<void>,
) {
  const found = await findNoticeWithoutDocument(parts.db, id)
  const made = found && (await renderNotice(parts, found))
  await parts.db.transaction(async (session) => {
    // Another node may have made it in the meantime; the bytes are then swept.
    if (made && (await lockNoticeWithoutDocument(session, { id }))) await insertNoticeDocument(session, found, made)
    await then(session)
  })
}

const renderNotice = (parts: NoticeStores, notice: NoticeToMake): Promise<MadeRows> =>
  makeDocument(parts, {
    applicationId: notice.applicationId,
    order: orderOf(parts, notice),
    letterhead: letterheadOf(parts.services.brandOf(notice.organizationCode), notice),
    createdAt: instantOf(notice),
  })

async function insertNoticeDocument(session: Session, { id }: NoticeToMake, { document, twin }: MadeRows): Promise<void> {
  await insertDocuments(session, [document, twin])
  await setNoticeDocument(session, id, document.id)
}

function orderOf({ sealing, services }: NoticeStores, notice: NoticeToMake): DocumentOrder {
  const kept: unknown = JSON.parse(sealing.unseal('document', notice.contentSealed))
  const madeAt = instantOf(notice)
  switch (notice.kind) {
    case 'ADVERSE_ACTION':
    case 'NOT_OFFERED':
      return { kind: 'ADVERSE_ACTION_NOTICE', data: { content: kept as NoticeContent, madeAt } }
    case 'INFORMATION_REQUEST':
    case 'SCORE_DISCLOSURE': {
      const author = services.brandOf(notice.organizationCode).names.legal
      return { kind: notice.kind, data: { layout: kept as NoticeLayout, author, madeAt } }
    }
  }
}

const instantOf = ({ madeAt }: NoticeToMake): string => new Date(madeAt).toISOString()
