/**
 * One file shows one thing of one person: what stands for a signature, an ID or a notice counts for no other one, also where it was uploaded twice as two
 * kinds (record 0117). Files are compared by what is in them; the database does the same for the deed of a co-owner (migration 0059).
 */
import { type DocumentKind, type Facts, IDENTITY_PARTS, partsOfFactName, standing } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

/** A letter or a bank's statement may show several things; what somebody signed or showed of themselves does not, photos that they sent included. */
const OF_ONE_PERSON: ReadonlySet<DocumentKind> = new Set([
  ...(['SIGNED_DEED', 'SIGNED_ON_PAPER', 'OWNER_IDENTITY', 'CANCELLATION_NOTICE'] as const),
  ...Object.values(IDENTITY_PARTS),
])

const SHOWN_ALREADY = 'This file was uploaded for something else already. Upload the scan of this document'

interface Named {
  readonly path: string
  readonly uuid: string
}

interface Around {
  /** The facts that are recorded by this: what they hold is no other thing. */
  readonly own?: readonly string[]
  readonly within?: string
}

/** @throws Problem validation_failed naming each file that stands for something else */
export async function refuseShownAlready(
  session: Session,
  { facts, row }: Pick<ApplicationFile, 'facts' | 'row'>,
  named: readonly Named[],
  { own = [], within = '' }: Around = {},
): Promise<void> {
  if (named.length === 0) return
  const sent = new Map((await sentDocuments(session, row.id)).map((document) => [document.id, document]))
  const standsFor = new Set([...namedIn(facts, own)].flatMap((id) => contentOf(sent.get(id)) ?? []))
  const kinds = new Map<string, Set<DocumentKind>>()
  for (const { uuid } of named) {
    const document = sent.get(uuid.toLowerCase())
    const content = contentOf(document)
    if (document && content !== undefined) kinds.set(content, (kinds.get(content) ?? new Set()).add(document.kind))
  }
  const refused = named.filter(({ uuid }) => {
    const content = contentOf(sent.get(uuid.toLowerCase()))
    return content !== undefined && (standsFor.has(content) || kinds.get(content)!.size > 1)
  })
  if (refused.length > 0) throw invalid(refused.map(({ path }) => ({ path: within + path, message: SHOWN_ALREADY })))
}

const contentOf = (document: { readonly kind: DocumentKind; readonly sha256: string } | undefined): string | undefined =>
  document && OF_ONE_PERSON.has(document.kind) ? document.sha256 : undefined

/** Whatever names a document in what is settled now, the borrower's and each signer's. */
function namedIn(facts: Facts, own: readonly string[]): ReadonlySet<string> {
  const { walk } = standing(facts)
  const stands = (name: string): boolean => {
    const { item, party } = partsOfFactName(name)
    const of = walk.signers.find(({ signer }) => signer.party === party)?.walk ?? walk
    return of.states[item] === 'settled'
  }
  const found = new Set<string>()
  for (const [name, result] of Object.entries(facts.results)) if (!own.includes(name) && stands(name)) collect(result?.data, found)
  return found
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.toLowerCase())
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, into)
}
