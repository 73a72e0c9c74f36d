/** An answer names documents by their ids: each has to be there, sent by the person who answers, as what the answer says it is. */
import type { Item } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

interface Whose {
  readonly applicationId: string
  readonly party: string
}

/** @throws Problem validation_failed naming the field of a document that is not theirs */
export async function refuseUnsentDocuments(session: Session, item: Item, answer: unknown, { applicationId, party }: Whose): Promise<void> {
  const named = item.documents?.(answer) ?? []
  if (named.length === 0) return
  const sent = await sentDocuments(session, applicationId)
  const missing = named.filter(
    ({ uuid, kind }) => !sent.some((document) => document.id === uuid && document.kind === kind && document.party === party),
  )
  if (missing.length > 0)
    throw invalid(missing.map(({ path }) => ({ path, message: 'This document is not here anymore. Upload it again.' })))
}
