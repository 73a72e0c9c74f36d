/** Conditions as the wire has them: fields of the specification first, then where each stands. */
import type { ConditionBody } from '@hearthline/contract'
import {
  actionNeeded,
  type ConditionEntry,
  type ConditionMessages,
  conditionMessages,
  type MessageSide,
  resultsThatCount,
  unreadOf,
} from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { onTheWire } from '../documents/store-upload.ts'
import { notFound } from '../problem.ts'
import { stableUuid } from '../stable-uuid.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** Of what the team raised its own id; a check's condition has none of its own. */
export const uuidOfCondition = (applicationId: string, key: string): string =>
  UUID.test(key) ? key : stableUuid('condition', applicationId, key)

/** @throws Problem not_found */
export function conditionNamed(entries: readonly ConditionEntry[], applicationId: string, uuid: string): ConditionEntry {
  const found = entries.find(({ key }) => uuidOfCondition(applicationId, key) === uuid)
  if (!found) throw notFound('No such condition was found')
  return found
}

/** Those that count: what someone else wrote no one reads who is asked today. */
export const messagesIn = ({ facts }: Pick<ApplicationFile, 'facts'>): ConditionMessages =>
  (resultsThatCount(facts.results)[conditionMessages.id]?.data as ConditionMessages | undefined) ?? { messages: [], read: [] }

/** The files that conditions name, by id; what was removed since is none. */
export async function filesOf(session: Session, applicationId: string) {
  const sent = new Map((await sentDocuments(session, applicationId)).map((document) => [document.id, onTheWire(document)]))
  return (documents: readonly string[]) => documents.flatMap((id) => sent.get(id) ?? [])
}

export const bodyOfCondition = (
  { row, facts }: ApplicationFile,
  entry: ConditionEntry,
  files: Awaited<ReturnType<typeof filesOf>>,
  reader: MessageSide,
): ConditionBody => {
  const given = messagesIn({ facts })
  return {
    uuid: uuidOfCondition(row.id, entry.key),
    categoryEnum: entry.category,
    notes: entry.asked,
    commentsToBorrower: entry.told ?? null,
    actionNeeded: actionNeeded(entry.type, entry.documents),
    requestDocuments: entry.type === 'DOCUMENT' && entry.documents > 0,
    xtraData: { numDocsRequired: entry.documents },
    created: new Date(entry.created).toISOString(),
    conditionType: entry.type,
    title: entry.title,
    why: entry.why,
    state: entry.state,
    due: entry.due,
    party: entry.party,
    answerable: entry.isAnswerable,
    answers: entry.answers.map(({ at, note, documents }) => ({ at, note: note ?? null, documents: files(documents) })),
    messages: given.messages
      .filter(({ condition }) => condition === entry.key)
      .map(({ from, text, documents, at }) => ({ from, text, documents: files(documents), at })),
    unread: unreadOf(given, entry.key, reader),
  }
}
