/**
 * What is made for someone who withdrew their consent to electronic documents is owed on paper, whatever made it: found among the documents themselves each
 * time that facts change, in the same transaction, and so in the team's queue with it.
 */
import {
  BORROWER,
  EMPTY_BASIS,
  type Facts,
  type Item,
  type Known,
  paperCopies,
  partiesOnPaper,
  SIGNING_SET,
  TEAM,
  withLettersOwed,
} from '@hearthline/domain'
import type { Session } from '../store/db.ts'
import type { NewFact } from '../store/repositories/applications.ts'
import { deliveredDocuments, documentsOf, type NewDocument } from '../store/repositories/documents.ts'
import type { EngineParts } from './engine-parts.ts'
import { newFact } from './new-fact.ts'

type Made = Pick<NewDocument, 'party' | 'kind' | 'sentBy' | 'twinOf' | 'createdAt'> & { readonly id?: string | undefined }

/** The set that is signed is mailed by the team where someone signs on paper (signing-help), and given here to whoever agreed to that where they sign. */
const isLetter = ({ kind, sentBy, twinOf }: Made): boolean => !sentBy && !twinOf && !Object.hasOwn(SIGNING_SET, kind)

/** The list with what is on it now, as a fact; undefined where nothing is owed that was not before. */
export async function lettersOwed(
  session: Session,
  { sealing }: Pick<EngineParts, 'sealing'>,
  applicationId: string,
  known: Known,
  facts: Facts,
  { actor, work }: { readonly actor: string; readonly work?: { readonly documents: readonly Made[] } | undefined },
): Promise<NewFact | undefined> {
  const parties = partiesOnPaper(known(paperCopies))
  if (parties.length === 0) return undefined
  const rows: readonly Made[] = [...(await documentsOf(session, applicationId)), ...(work?.documents ?? [])]
  const delivered = rows.some(({ party }) => party === TEAM) ? await deliveredDocuments(session, applicationId) : new Set<string>()
  const stored = (facts.results[paperCopies.id]?.data ?? { requests: [] }) as NonNullable<ReturnType<typeof listOf>>
  let list = stored
  for (const { party, at } of parties) {
    const own = (row: Made) => row.party === party || (party === BORROWER && row.party === TEAM && delivered.has(row.id ?? ''))
    const made = rows
      .filter((row) => own(row) && isLetter(row) && Date.parse(row.createdAt) >= Date.parse(at))
      .flatMap(({ id, kind }) => (id === undefined ? [] : [{ id, kind }]))
    list = withLettersOwed(list, party, made, facts.now) ?? list
  }
  return list === stored ? undefined : newFact(sealing, paperCopies as Item, { basis: EMPTY_BASIS, data: list, actor })
}

const listOf = (known: Known) => known(paperCopies)
