/** What the borrower has of an application's documents: their own, what the product made, and what was delivered of what the team received. */
import { BORROWER, TEAM } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { deliveredDocuments, documentsOf, type StoredDocument } from '../../store/repositories/documents.ts'

type Whose = Pick<StoredDocument, 'id' | 'applicationId' | 'party'>

/** Another's identity documents are no one else's to see, and a file that the team uploaded by mistake may be of another's home. */
export const isBorrowers = async (session: Session, { id, applicationId, party }: Whose): Promise<boolean> =>
  party === BORROWER || (party === TEAM && (await deliveredDocuments(session, applicationId)).has(id))

/** Without content, oldest first. */
export async function borrowersDocuments(session: Session, applicationId: string) {
  const documents = await documentsOf(session, applicationId)
  const received = documents.some(({ party }) => party === TEAM)
  const delivered = received ? await deliveredDocuments(session, applicationId) : new Set<string>()
  return documents.filter(({ id, party }) => party === BORROWER || (party === TEAM && delivered.has(id)))
}
