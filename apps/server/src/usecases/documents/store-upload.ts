/** Keeps a document that a person sent: inspected by its content, sealed, once per purpose, with a line in the audit log. */

import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@hearthline/contract'
import type { DocumentKind } from '@hearthline/domain'
import { putBytes } from '../../blobs/sealed-blobs.ts'
import type { Container } from '../../container.ts'
import { inspectFile } from '../../files/inspect-file.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { insertDocuments, sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'
import type { Sender } from '../uploads/sender.ts'
import { documentName } from './document-name.ts'
import { refuseOverfull } from './refuse-overfull.ts'

export interface Upload {
  readonly sender: Sender
  readonly kind: DocumentKind
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
  /** Whether the law makes us take it, however much was sent already. */
  readonly isOwedByLaw?: boolean
}

/** @throws Problem not_found, validation_failed, conflict; TooManyTries while too many files wait */
export async function storeUpload(container: Container, upload: Upload) {
  // A stranger learns nothing by the time it takes to look at a file.
  await upload.sender.open(container.db, container.clock.now())
  // Looking, sealing and storing each take several times the file's size in memory.
  return container.inspections.take(() => inspectAndKeep(container, upload))
}

async function inspectAndKeep({ db, sealing, blobs, macs, clock }: Container, { sender, kind, file, isOwedByLaw = false }: Upload) {
  const { applicationId: uuid, party } = sender
  const now = clock.now()
  const looked = await inspectFile(file.bytes)
  if ('refused' in looked) throw invalid([{ path: 'file', message: looked.refused }])
  const bytes = file.bytes.subarray(0, looked.length)
  // Keyed: with a plain digest, whoever reads the database could find out which file it is by trying files.
  const sha256 = macs.mac('content', bytes)
  const sameIn = (documents: Awaited<ReturnType<typeof sentDocuments>>) =>
    documents.find((document) => document.sha256 === sha256 && document.kind === kind && document.party === party)
  const kept = sameIn(await sentDocuments(db, uuid))
  if (kept) return onTheWire(kept)
  const blobKey = sealing.newestKey
  const blob = await putBytes(blobs, bytes)
  const { document, isUsed } = await db.transaction(async (session) => {
    const opened = await sender.open(session, now, true)
    const { row } = opened
    const before = await sentDocuments(session, uuid)
    const same = sameIn(before)
    if (same) return { document: same, isUsed: false }
    refuseOverfull(row.step, {
      party,
      sent: before,
      more: bytes.length,
      isOwedByLaw,
      isAskedAfterEnd: sender.isAskedAfterEnd?.(opened, kind) === true,
    })
    const document = {
      id: randomUUID(),
      applicationId: uuid,
      party,
      kind,
      mediaType: looked.mediaType,
      blob,
      blobKey,
      sha256,
      fileName: documentName({ fileName: file.name, mediaType: looked.mediaType }),
      byteSize: bytes.length,
      sentBy: sender.actor,
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

/** A document as its sender is told of it. */
export const onTheWire = (document: {
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
