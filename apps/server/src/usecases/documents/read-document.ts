/** The content of a document, for its owner or for an operator, whose reading is written down. */

import { Readable } from 'node:stream'
import type { AuditAction } from '@hearthline/contract'
import { BlobMissing } from '../../blobs/port.ts'
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { documentWithContent, type StoredDocument, twinWithContent } from '../../store/repositories/documents.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { notFound } from '../problem.ts'
import { isBorrowers } from './borrowers-documents.ts'
import { documentName, nameForBorrower } from './document-name.ts'

export interface DocumentContent {
  /** Proven as it is read: one that was changed ends with an error. */
  readonly content: Readable
  readonly byteSize: number
  readonly mediaType: string
  readonly name: string
}

export interface WhichDocument {
  /** of the application */
  readonly uuid: string
  readonly document: string
  /** the page of HTML with the same words, in place of the PDF */
  readonly asPage?: boolean
}

/** @throws Problem not_found */
export async function readDocument(container: Container, caller: Caller, which: WhichDocument): Promise<DocumentContent> {
  await openApplication(container.db, caller, which.uuid, container.clock.now())
  return openDocument(container, which, { mayRead: (found) => isBorrowers(container.db, found), nameOf: nameForBorrower })
}

/** Of an application that was opened for the reader already. @throws Problem not_found */
export const readAnyDocument = (container: Container, which: WhichDocument): Promise<DocumentContent> => openDocument(container, which)

/** @throws Problem not_found, forbidden */
export async function readDocumentAsOperator(
  container: Container,
  { staff, uuid, document }: { staff: StaffCaller; uuid: string; document: string },
): Promise<DocumentContent> {
  const now = container.clock.now()
  const file = await openAsStaff(container.db, staff, uuid, now)
  const content = await openDocument(container, { uuid, document })
  // Before it is given out: a reading that cannot be written down does not happen (FTC Safeguards Rule, 16 CFR 314.4(c)(8)).
  try {
    await container.db.transaction((session) =>
      appendAudit(session, container.macs, {
        organizationCode: file.row.organizationCode,
        at: now,
        actor: actorOf(staff),
        action: 'document-read' satisfies AuditAction,
        applicationId: uuid,
        detail: { document },
      }),
    )
  } catch (problem) {
    content.content.destroy()
    throw problem
  }
  return content
}

/** For whom it is opened. */
interface Reader {
  mayRead(found: StoredDocument): Promise<boolean> | boolean
  nameOf(found: StoredDocument): string
}
const STAFF: Reader = { mayRead: () => true, nameOf: (found) => documentName(found, found.kind.toLowerCase()) }

/** @throws Problem not_found; TooManyTries while too many wait; BlobsUnavailable */
const openDocument = (
  container: Container,
  { uuid, document, asPage = false }: WhichDocument,
  { mayRead, nameOf }: Reader = STAFF,
): Promise<DocumentContent> =>
  container.readings.take(async () => {
    const read = () => (asPage ? twinWithContent : documentWithContent)(container.db, uuid, document)
    const found = await read()
    if (found && !(await mayRead(found))) throw notFound('No such document was found')
    try {
      return await opened(container, found, nameOf)
    } catch (problem) {
      if (!(problem instanceof BlobMissing)) throw problem
      // Sealed again in this moment, it lies elsewhere.
      const again = await read()
      if (again?.blob === found?.blob) throw problem
      return await opened(container, again, nameOf)
    }
  })

async function opened(
  { sealing, blobs }: Pick<Container, 'sealing' | 'blobs'>,
  found: StoredDocument | undefined,
  nameOf: Reader['nameOf'],
): Promise<DocumentContent> {
  if (!found) throw notFound('No such document was found')
  const named = { mediaType: found.mediaType, name: nameOf(found) }
  if (found.blob !== null) return { ...named, content: await blobs.read(found.blob), byteSize: found.byteSize! }
  // Not moved yet (move-to-blobs.ts): what a person sent is any bytes, sealed as base64; what the product wrote is text.
  const bytes = Buffer.from(sealing.unseal('document', found.contentSealed!), found.sentBy === null ? 'utf8' : 'base64')
  return { ...named, content: Readable.from([bytes]), byteSize: bytes.length }
}
