/** What the team records in the place of what people said or did themselves: the owner is written, and a spouse who has begun is not left out by one person. */
import {
  areOwnersUndecided,
  closingSigners,
  EMPTY_BASIS,
  type Facts,
  hasBegun,
  type Item,
  instrumentDetails,
  noteSigning,
  type OwnerMarriage,
  ownerMarriages,
  ownersOfMarriages,
  partyNamed,
  type Signer,
  type Standing,
  sameName,
  spouseNamed,
  spouseSigning,
  spousesOfOwners,
  standing,
} from '@hearthline/domain'
import type { OutboxMessage } from '../../engine/outbox-kinds.ts'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { invalid } from '../problem.ts'

type Recorded = { readonly owners?: readonly OwnerMarriage[] } | undefined
type Details = typeof instrumentDetails.example & { readonly spouseSigns?: 'YES' | 'NO' }

const STATUS = { MARRIED: 'married', UNMARRIED: 'unmarried', SEPARATED: 'separated' } as const

/** Nobody changes their word behind their back. @param after as it is kept */
export function ownWordsTold({ id }: Item, before: unknown, after: unknown): OutboxMessage[] {
  if (id !== ownerMarriages.id) return []
  const now = new Map(((after as Recorded)?.owners ?? []).map((owner) => [owner.party, owner]))
  return ((before as Recorded)?.owners ?? []).flatMap((owner): OutboxMessage[] => {
    const recorded = now.get(owner.party)
    if (!owner.isOwnWord || !recorded || recorded.isOwnWord) return []
    const spouse = recorded.spouse && ` to ${recorded.spouse.firstName} ${recorded.spouse.lastName}`
    return [
      {
        kind: 'signer-told',
        payload: {
          party: owner.party,
          subject: 'Our team recorded whether you are married',
          body: `What you told us did not agree with what another owner told us. Our team recorded that you are ${STATUS[recorded.status]}${spouse ?? ''}. If this is not right, call us now.`,
        },
      },
    ]
  })
}

/**
 * One person leaves out no spouse who has begun to sign, nor gives them another name or mailbox; nor, where the team decides whether a spouse signs, leaves
 * out any once the borrower has signed. Two do, with a document (signers-removed), and the email is changed where they are told of it (signer-emails).
 * @param data as the answer would be kept @throws Problem validation_failed
 */
export function refuseLeavingOutSpouse({ facts }: ApplicationFile, { id }: Item, answer: unknown, data: unknown): void {
  if (id === instrumentDetails.id) refuseByDetails(facts, answer as Details)
  if (id === ownerMarriages.id) refuseByMarriages(facts, answer, data)
}

/** Of those whom the law still asks for: whoever two of the team took off is no one's spouse by then. */
function refuseByDetails(facts: Facts, { spouseSigns, spouse }: Details): void {
  const { known } = standing(facts).walk
  const own = spouseNamed(known) === undefined ? spouseSigning(known) : undefined
  const others = spousesOfOwners(known, ownersOfMarriages(known)).map(({ name }) => name)
  const isStill = (name: string) =>
    own !== undefined && sameName(name, own) ? spouseSigns !== 'NO' && spouse !== undefined && sameName(spouse, own) : spouseSigns !== 'NO'
  const isBound = (name: string) => known(noteSigning) !== undefined || hasBegun(known, partyNamed(name))
  const isOthersDecided = areOwnersUndecided(known)
  const leftOut = [...new Set([...(own ? [own] : []), ...(isOthersDecided ? others : [])])].filter(
    (name) => !isStill(name) && isBound(name),
  )
  if (leftOut.length === 0) return
  const who = new Intl.ListFormat('en-US').format(leftOut)
  const message = `${who} ${leftOut.length === 1 ? 'signs' : 'sign'} already, or the borrower has signed, and one person does not leave them out. ${spouseSigns === 'NO' ? BY_TWO_ALONE : `Name them again. ${BY_TWO}`}`
  throw invalid([{ path: spouseSigns === 'NO' ? 'data.spouseSigns' : 'data.spouse', message }])
}

const BY_TWO_ALONE = 'Remove them with a document under “Additional signers”, where a second person confirms it.'
const BY_TWO = 'Then take them off with a document under “Additional signers”, where a second person confirms it.'

/** Spouses of the owners whose mailbox a change would make another: it is where the mail goes that asks them to sign. */
export interface SpouseReached extends Signer {
  /** the owner who named them, or of whom it is recorded */
  readonly of: string
}

/** Those whom the owners named, each with the email to which they would be written. */
function spousesReached({ walk: { known } }: Standing): readonly SpouseReached[] {
  const signing = new Map(closingSigners(known).map((one) => [one.party, one]))
  return ownersOfMarriages(known).flatMap((owner) =>
    spousesOfOwners(known, [owner]).map((spouse) => ({ ...(signing.get(spouse.party) ?? spouse), of: owner.party })),
  )
}

const isSameOf = (one: SpouseReached) => (other: SpouseReached) => one.party === other.party

/** Whom a change of what the owners said would write to anew. */
export function spousesWrittenTo(before: Standing, after: Standing): readonly SpouseReached[] {
  const was = spousesReached(before)
  return spousesReached(after).filter((one) => one.email !== undefined && was.find(isSameOf(one))?.email !== one.email)
}

function refuseByMarriages(facts: Facts, answer: unknown, data: unknown): void {
  const before = standing(facts)
  const after = standingWith(facts, data)
  const now = spousesReached(after)
  const said = (answer as Recorded)?.owners ?? []
  const begun = spousesReached(before).filter(({ party }) => hasBegun(before.walk.known, party))
  const problems = begun.flatMap((spouse) => {
    const index = said.findIndex(({ party }) => party === spouse.of)
    const still = now.find(isSameOf(spouse))
    if (still && still.email === spouse.email) return []
    if (still) return [{ path: `data.owners.${Math.max(index, 0)}.spouse.email`, message: otherMailbox(spouse.name) }]
    const path = said[index]?.spouse ? 'spouse.firstName' : 'status'
    return [{ path: `data.owners.${Math.max(index, 0)}.${path}`, message: `${spouse.name} ${BEGUN} ${BY_TWO}` }]
  })
  if (problems.length > 0) throw invalid(problems)
}

const BEGUN =
  'has begun to sign, and one person neither leaves them out nor puts someone else in their place. Record the same spouse again.'

const otherMailbox = (name: string): string =>
  `${name} has begun to sign with another email. Record the same one, or none. It is changed under “Additional signers”, where ${name} and the borrower are told.`

/** As it would stand with what the owners said. */
export function standingWith(facts: Facts, data: unknown): Standing {
  const { bases } = standing(facts).walk
  const result = { data, basis: bases[ownerMarriages.id] ?? EMPTY_BASIS, settledAt: facts.now }
  return standing({ ...facts, results: { ...facts.results, [ownerMarriages.id]: result } })
}
