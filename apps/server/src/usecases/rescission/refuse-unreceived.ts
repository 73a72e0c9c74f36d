import { TEAM } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

/** What shows a thing that the team records. @throws Problem validation_failed where the team did not receive it for this application */
export async function refuseUnreceived(
  session: Session,
  uuid: string,
  document: string | undefined,
  message: string,
  path = 'document',
): Promise<void> {
  const sent = document === undefined ? [] : await sentDocuments(session, uuid)
  if (!sent.some(({ id, kind, party }) => id === document && kind === 'SIGNED_ON_PAPER' && party === TEAM))
    throw invalid([{ path, message }])
}
