/** Announces a file that is to be sent piece by piece. */
import { randomUUID } from 'node:crypto'
import { MOST_UPLOAD_BYTES } from '@hearthline/contract'
import { SENT_DOCUMENT_KINDS, type SentDocumentKind } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { deleteExpiredUploads, deleteUpload, insertUpload, unfinishedUploads } from '../../store/repositories/uploads.ts'
import { seenName } from '../documents/document-name.ts'
import { refuseOverfull } from '../documents/refuse-overfull.ts'
import { invalid, Problem } from '../problem.ts'
import type { Sender } from './sender.ts'

export interface Announcement {
  /** As the sender says; not known yet where it is no number. */
  readonly byteSize: number
  /** The pairs of Upload-Metadata. */
  readonly metadata: Readonly<Record<string, string>>
}

/** An upload that does not finish within this time is removed. */
const KEPT_MS = 86_400_000
/** Files of one sender on their way in at the same time, those left behind included. */
const MOST_AT_ONCE = 20
const FINGERPRINT = /^[\x21-\x7e]{1,200}$/
const LONGEST_NAME = 255

export interface Announced {
  readonly id: string
  readonly expiresAt: string
}

/** The same file announced again is the same upload. @throws Problem not_found, validation_failed, too_large, conflict */
export function announceUpload({ db, clock }: Container, sender: Sender, announcement: Announcement): Promise<Announced> {
  const now = clock.now()
  return db.transaction(async (session) => {
    const file = await sender.open(session, now, true)
    const { row } = file
    const { byteSize, kind, fileName, fingerprint } = readAnnouncement(announcement)
    // One that expired and has not been swept yet would stand in the way of the same file.
    await deleteExpiredUploads(session, now)
    const under = await unfinishedUploads(session, sender, now)
    const same = under.find((each) => each.kind === kind && each.fingerprint === fingerprint && each.byteSize === byteSize)
    if (same) return same
    if (under.length >= MOST_AT_ONCE) await deleteUpload(session, under[0]!.id)
    const isAskedAfterEnd = sender.isAskedAfterEnd?.(file, kind) === true
    refuseOverfull(row.step, { party: sender.party, sent: await sentDocuments(session, row.id), more: byteSize, isAskedAfterEnd })
    const announced = { id: randomUUID(), expiresAt: new Date(Date.parse(now) + KEPT_MS).toISOString() }
    const { applicationId, party } = sender
    await insertUpload(session, { ...announced, applicationId, party, kind, fileName, byteSize, fingerprint, createdAt: now })
    return announced
  })
}

function readAnnouncement({ byteSize, metadata }: Announcement) {
  const { kind, filename = '', fingerprint = '' } = metadata
  if (!Number.isSafeInteger(byteSize) || byteSize < 0)
    throw invalid([{ path: 'Upload-Length', message: 'Say how many bytes the file has.' }])
  if (byteSize === 0) throw invalid([{ path: 'Upload-Length', message: 'This file is empty.' }])
  if (byteSize > MOST_UPLOAD_BYTES) throw new Problem('too_large', 'This file is larger than 20 MB. Upload a smaller one.')
  if (!isKind(kind)) throw invalid([{ path: 'kind', message: 'Say in Upload-Metadata which kind of document this is.' }])
  if (!FINGERPRINT.test(fingerprint))
    throw invalid([{ path: 'fingerprint', message: 'Name the file in Upload-Metadata by a fingerprint: 1 to 200 plain characters.' }])
  return { byteSize, kind, fingerprint, fileName: seenName(filename).slice(0, LONGEST_NAME).toWellFormed() }
}

const isKind = (kind: string | undefined): kind is SentDocumentKind =>
  (SENT_DOCUMENT_KINDS as readonly (string | undefined)[]).includes(kind)
