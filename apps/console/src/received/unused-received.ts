/** Documents of someone else that were uploaded and that no decision names yet. Pure. */
import type { ReceivedDocumentKind } from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'

type Stored = ApplicationFile['documents'][number]

/** By kind, the field of the decisions that names one. */
const NAMED_AS = { VALUATION_REPORT: 'report', SIGNED_DEED: 'deed', CREDITOR_LETTER: 'letter' } as const satisfies Record<
  ReceivedDocumentKind,
  string
>

const isReceived = (type: string): type is ReceivedDocumentKind => Object.hasOwn(NAMED_AS, type)

const FIELDS: ReadonlySet<string> = new Set(Object.values(NAMED_AS))

/** At any depth: each of several quotes names a letter of its own. */
function namedIn(data: unknown): readonly unknown[] {
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([field, value]) => (FIELDS.has(field) ? [value] : namedIn(value)))
}

/** The newest first. A document stays with what was recorded of it. What a provider gave is no one's upload. */
export function unusedReceived(
  { documents, walk }: Pick<ApplicationFile, 'documents' | 'walk'>,
  kind?: ReceivedDocumentKind,
): readonly Stored[] {
  const used = new Set(walk.flatMap(({ data }) => namedIn(data)))
  return documents
    .filter(({ type, uuid, sentBy }) => isReceived(type) && (kind === undefined || type === kind) && sentBy !== null && !used.has(uuid))
    .toSorted((a, b) => b.created.localeCompare(a.created))
}
