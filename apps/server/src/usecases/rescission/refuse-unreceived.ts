import { type ReceivedDocumentKind, TEAM } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

interface Shown {
  /** The application. */
  readonly uuid: string
  readonly document: string | undefined
  readonly kind: ReceivedDocumentKind
  /** What is told where it is not there. */
  readonly message: string
  /** Of its field. */
  readonly path?: string
}

/** What shows a thing that the team records. @throws Problem validation_failed where the team did not receive it for this application, as what it is */
export async function refuseUnreceived(session: Session, { uuid, document, kind, message, path = 'document' }: Shown): Promise<void> {
  const sent = document === undefined ? [] : await sentDocuments(session, uuid)
  if (!sent.some((one) => one.id === document && one.kind === kind && one.party === TEAM)) throw invalid([{ path, message }])
}
