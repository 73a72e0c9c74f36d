/** The content of a document, for its owner or for an operator, whose reading is written down. */
import type { Container } from '../../container.ts'
import { appendAudit } from '../../store/repositories/audit.ts'
import { documentWithContent, type StoredDocument } from '../../store/repositories/documents.ts'
import { type Caller, openApplication } from '../application/open-application.ts'
import { actorOf, openAsStaff, type StaffCaller } from '../console/staff-caller.ts'
import { notFound } from '../problem.ts'
import { documentName } from './document-name.ts'

export interface DocumentContent {
  readonly bytes: Buffer
  readonly mediaType: string
  readonly name: string
}

/** @throws Problem not_found */
export async function readDocument(container: Container, caller: Caller, uuid: string, document: string): Promise<DocumentContent> {
  await openApplication(container.db, caller, uuid, container.clock.now())
  return openDocument(container, uuid, document)
}

/** @throws Problem not_found, forbidden */
export async function readDocumentAsOperator(
  container: Container,
  { staff, uuid, document }: { staff: StaffCaller; uuid: string; document: string },
): Promise<DocumentContent> {
  const now = container.clock.now()
  const file = await openAsStaff(container.db, staff, uuid, now)
  const content = await openDocument(container, uuid, document)
  // Before it is given out: a reading that cannot be written down does not happen (FTC Safeguards Rule, 16 CFR 314.4(c)(8)).
  await container.db.transaction((session) =>
    appendAudit(session, container.macs, {
      organizationCode: file.row.organizationCode,
      at: now,
      actor: actorOf(staff),
      action: 'document-read',
      applicationId: uuid,
      detail: { document },
    }),
  )
  return content
}

/** @throws Problem not_found; TooManyTries while too many wait */
const openDocument = (container: Container, uuid: string, document: string): Promise<DocumentContent> =>
  container.readings.take(async () => opened(container, await documentWithContent(container.db, uuid, document)))

function opened({ sealing }: Pick<Container, 'sealing'>, found: StoredDocument | undefined): DocumentContent {
  if (!found) throw notFound('No such document was found')
  const text = sealing.unseal('document', found.contentSealed)
  return {
    // What a person sent is any bytes, sealed as base64; what the product wrote is text.
    bytes: found.sentBy === null ? Buffer.from(text, 'utf8') : Buffer.from(text, 'base64'),
    mediaType: found.mediaType,
    name: documentName(found, found.kind.toLowerCase()),
  }
}
