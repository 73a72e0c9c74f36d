/** Documents of someone else that were uploaded and that no decision names yet. Pure. */
import { RECEIVED_DOCUMENT_KINDS, type ReceivedDocumentKind } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'

type Stored = ApplicationFile['documents'][number]

const isReceived = (type: string): type is ReceivedDocumentKind => (RECEIVED_DOCUMENT_KINDS as readonly string[]).includes(type)

/** The newest first. A document stays with what was recorded of it. What a provider gave is no one's upload. */
export function unusedReceived(
  { documents, walk }: Pick<ApplicationFile, 'documents' | 'walk'>,
  kind?: ReceivedDocumentKind,
): readonly Stored[] {
  const recorded = JSON.stringify(walk.map(({ data }) => data ?? null))
  return documents
    .filter(
      ({ type, uuid, sentBy }) => isReceived(type) && (kind === undefined || type === kind) && sentBy !== null && !recorded.includes(uuid),
    )
    .toSorted((a, b) => b.created.localeCompare(a.created))
}
