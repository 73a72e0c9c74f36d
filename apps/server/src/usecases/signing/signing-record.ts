/** What the server's own work reads of signing: the evidence of one person, and the description of what they signed. */
import type { DocumentText } from '../../documents/document-text.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import { documentWithContent } from '../../store/repositories/documents.ts'
import { recordedEvent, signingEventsOf } from '../../store/repositories/signing-events.ts'
import type { SigningRecord } from '../../work/work-context.ts'

interface Parts {
  readonly db: Session
  readonly sealing: Sealing
}

export async function signingRecord({ db, sealing }: Parts, applicationId: string, party: string): Promise<SigningRecord> {
  const rows = await signingEventsOf(db, applicationId, party)
  return { events: rows.map((row) => ({ ...recordedEvent(sealing, row), address: row.address, agent: row.agent ?? undefined })) }
}

export async function descriptionOf({ db, sealing }: Parts, applicationId: string, document: string): Promise<DocumentText | undefined> {
  const found = await documentWithContent(db, applicationId, document)
  if (!found?.descriptionSealed) return undefined
  return JSON.parse(sealing.unseal('document', found.descriptionSealed)) as DocumentText
}
