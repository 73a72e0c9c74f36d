/** What the team records in the place of what people said or did themselves: the owner is written, and once the borrower has signed one person leaves no spouse out. */
import {
  areOwnersUndecided,
  closingSigners,
  EMPTY_BASIS,
  type Facts,
  type Item,
  instrumentDetails,
  noteSigning,
  type OwnerMarriage,
  ownerMarriages,
  ownersOfMarriages,
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
 * Once the borrower has signed, one person's no leaves out no spouse of whom the team had decided that they sign, also where they have not begun: whoever
 * has begun is kept by every change (engine/signers-stay). Of those whom the law still asks for. @throws Problem validation_failed
 */
export function refuseLeavingOutSigned({ facts }: ApplicationFile, { id }: Item, answer: unknown): void {
  const { known } = standing(facts).walk
  if (id !== instrumentDetails.id || known(noteSigning) === undefined) return
  const { spouseSigns, spouse } = answer as Details
  const own = spouseNamed(known) === undefined ? spouseSigning(known) : undefined
  const others = spousesOfOwners(known, ownersOfMarriages(known)).map(({ name }) => name)
  const isStill = (name: string) =>
    own !== undefined && sameName(name, own) ? spouseSigns !== 'NO' && spouse !== undefined && sameName(spouse, own) : spouseSigns !== 'NO'
  const leftOut = [...new Set([...(own ? [own] : []), ...(areOwnersUndecided(known) ? others : [])])].filter((name) => !isStill(name))
  if (leftOut.length === 0) return
  const who = new Intl.ListFormat('en-US').format(leftOut)
  const what = spouseSigns === 'NO' ? BY_TWO_ALONE : `Name them again. ${BY_TWO}`
  const message = `The borrower has signed, and one person does not leave out ${who}. ${what}`
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

/** As it would stand with what the owners said. */
export function standingWith(facts: Facts, data: unknown): Standing {
  const { bases } = standing(facts).walk
  const result = { data, basis: bases[ownerMarriages.id] ?? EMPTY_BASIS, settledAt: facts.now }
  return standing({ ...facts, results: { ...facts.results, [ownerMarriages.id]: result } })
}
