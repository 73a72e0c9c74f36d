/**
 * One file shows one thing of one person: what stands for a signature, an ID or a notice counts for no other one, also where it was uploaded twice as two
 * kinds (record 0117). Files are compared by what is in them; the database does the same for the deed of a co-owner (migration 0059).
 */
import { type DocumentKind, type Facts, IDENTITY_PARTS, itemNamed, type NamedDocument, partsOfFactName, standing } from '@hearthline/domain'
import type { Session } from '../../store/db.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { sentDocuments } from '../../store/repositories/documents.ts'
import { invalid } from '../problem.ts'

/**
 * A letter or a bank's statement may show several things; what somebody signed or showed of themselves does not, photos that they sent included. Neither
 * does what is named as of one thing: the receipt of a notice (12 CFR 1026.15(b)), which owners may have signed together where it was handed over.
 */
const OF_ONE_PERSON: ReadonlySet<DocumentKind> = new Set([
  ...(['SIGNED_DEED', 'SIGNED_ON_PAPER', 'OWNER_IDENTITY', 'CANCELLATION_NOTICE'] as const),
  ...Object.values(IDENTITY_PARTS),
])

const SHOWN_ALREADY = 'This file was uploaded for something else already. Upload the scan of this document'

type Named = Pick<NamedDocument, 'path' | 'uuid' | 'isOfOneThing'>
type Sent = Awaited<ReturnType<typeof sentDocuments>>[number]

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
  const isAlone = ({ kind }: Sent, isOfOneThing?: true) => isOfOneThing === true || OF_ONE_PERSON.has(kind)
  const before = namedIn(facts, own)
  const stood = [...before.all].flatMap((id) => sent.get(id) ?? [])
  const contents = new Set(stood.map(({ sha256 }) => sha256))
  const alone = new Set(stood.filter((one) => isAlone(one, before.ofOneThing.has(one.id) || undefined)).map(({ sha256 }) => sha256))
  const kinds = new Map<string, Set<DocumentKind>>()
  for (const { uuid, isOfOneThing } of named) {
    const document = sent.get(uuid.toLowerCase())
    if (document && isAlone(document, isOfOneThing))
      kinds.set(document.sha256, (kinds.get(document.sha256) ?? new Set()).add(document.kind))
  }
  const refused = named.filter(({ uuid, isOfOneThing }) => {
    const document = sent.get(uuid.toLowerCase())
    if (!document || !isAlone(document, isOfOneThing)) return false
    // A letter that showed something is no receipt besides.
    return (isOfOneThing ? contents : alone).has(document.sha256) || kinds.get(document.sha256)!.size > 1
  })
  if (refused.length > 0) throw invalid(refused.map(({ path }) => ({ path: within + path, message: SHOWN_ALREADY })))
}

interface NamedBefore {
  readonly all: ReadonlySet<string>
  /** Those that stand for nothing besides, whatever their kind. */
  readonly ofOneThing: ReadonlySet<string>
}

/** Whatever names a document in what is settled now, the borrower's and each signer's. */
function namedIn(facts: Facts, own: readonly string[]): NamedBefore {
  const { walk } = standing(facts)
  const stands = (name: string): boolean => {
    const { item, party } = partsOfFactName(name)
    const of = walk.signers.find(({ signer }) => signer.party === party)?.walk ?? walk
    return of.states[item] === 'settled'
  }
  const all = new Set<string>()
  const ofOneThing = new Set<string>()
  for (const [name, result] of Object.entries(facts.results)) {
    if (result === undefined || own.includes(name) || !stands(name)) continue
    collect(result.data, all)
    const named = itemNamed(partsOfFactName(name).item)?.documents?.(result.data as never) ?? []
    for (const { uuid, isOfOneThing } of named) if (isOfOneThing) ofOneThing.add(uuid.toLowerCase())
  }
  return { all, ofOneThing }
}

function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.toLowerCase())
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, into)
}
