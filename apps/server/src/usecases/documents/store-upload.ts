/** Keeps a document that a borrower sent: inspected by its content, sealed, once per purpose, with a line in the audit log. */

import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@hearthline/contract'
import type { DocumentKind } from '@hearthline/domain'
import { putBytes } from '../../blobs/sealed-blobs.ts'
import type { Container } from '../../container.ts'
import { inspectFile } from '../../files/inspect-file.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { insertDocuments, sentDocuments } from '../../store/repositories/documents.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { invalid, Problem } from '../problem.ts'
import { documentName } from './document-name.ts'

export interface Upload {
  readonly caller: Caller
  readonly uuid: string
  readonly kind: DocumentKind
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
}

/** What one application may hold: far more than any case needs, far less than would fill a disk. */
const MOST_FILES = 40
const MOST_BYTES = 150 * 1024 * 1024
const OVER = new Set(['CANCELLED', 'COMPLETE'])

/** @throws Problem not_found, validation_failed, conflict; TooManyTries while too many files wait */
export async function storeUpload(container: Container, upload: Upload) {
  // A stranger learns nothing by the time it takes to look at a file.
  await openApplication(container.db, upload.caller, upload.uuid, container.clock.now())
  // Looking, sealing and storing each take several times the file's size in memory.
  return container.inspections.take(() => inspectAndKeep(container, upload))
}

async function inspectAndKeep({ db, sealing, blobs, macs, clock }: Container, { caller, uuid, kind, file }: Upload) {
  const now = clock.now()
  const looked = await inspectFile(file.bytes)
  if ('refused' in looked) throw invalid([{ path: 'file', message: looked.refused }])
  // Keyed: with a plain digest, whoever reads the database could find out which file it is by trying files.
  const sha256 = macs.mac('content', file.bytes)
  const sameIn = (documents: Awaited<ReturnType<typeof sentDocuments>>) =>
    documents.find((document) => document.sha256 === sha256 && document.kind === kind)
  const kept = sameIn(await sentDocuments(db, uuid))
  if (kept) return onTheWire(kept)
  const blobKey = sealing.newestKey
  const blob = await putBytes(blobs, file.bytes)
  const { document, isUsed } = await db.transaction(async (session) => {
    const { row } = await openApplication(session, caller, uuid, now, true)
    if (OVER.has(row.step)) throw new Problem('conflict', 'This application has ended and no longer accepts documents', { step: row.step })
    const before = await sentDocuments(session, uuid)
    const same = sameIn(before)
    if (same) return { document: same, isUsed: false }
    if (before.length >= MOST_FILES || before.reduce((sum, { byteSize }) => sum + (byteSize ?? 0), 0) + file.bytes.length > MOST_BYTES) {
      throw new Problem('conflict', 'This application has reached its limit of documents. Please call us for help.', { step: row.step })
    }
    const document = {
      id: randomUUID(),
      applicationId: uuid,
      kind,
      mediaType: looked.mediaType,
      blob,
      blobKey,
      sha256,
      fileName: documentName({ fileName: file.name, mediaType: looked.mediaType }),
      byteSize: file.bytes.length,
      sentBy: `borrower:${caller.identityId}`,
      createdAt: now,
    }
    await insertDocuments(session, [document])
    await appendAudit(session, macs, {
      organizationCode: row.organizationCode,
      at: now,
      actor: document.sentBy,
      action: 'document-sent' satisfies AuditAction,
      applicationId: uuid,
      detail: { document: document.id, kind, sha256, byteSize: document.byteSize },
    })
    return { document, isUsed: true }
  })
  // Where the transaction failed, it may have committed all the same: what it did not name is removed with the other unnamed bytes, a day later.
  if (!isUsed) await blobs.remove(blob).catch(() => undefined)
  return onTheWire(document)
}

const onTheWire = (document: {
  id: string
  kind: DocumentKind
  fileName: string | null
  mediaType: string
  byteSize: number | null
  createdAt: string
}) => ({
  uuid: document.id,
  type: document.kind,
  fileName: documentName(document),
  mediaType: document.mediaType,
  byteSize: document.byteSize ?? 0,
  created: new Date(document.createdAt).toISOString(),
})
