/** What the team records in the place of what people said or did themselves: the owner is written, and a spouse who has begun is not left out by one person. */
import {
  factName,
  type Item,
  instrumentDetails,
  instrumentParties,
  noteSigning,
  type OwnerMarriage,
  ownerMarriages,
  partyNamed,
  sameName,
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
 * One person leaves out no spouse who has begun to sign, nor any once the borrower has signed: two do, with a document that shows that the law does not ask
 * for them (signers-removed). @throws Problem validation_failed
 */
export function refuseLeavingOutSpouse({ facts }: ApplicationFile, { id }: Item, before: unknown, answer: unknown): void {
  if (id !== instrumentDetails.id) return
  const named = (before as Details | undefined)?.spouse?.trim()
  const { spouseSigns, spouse } = answer as Details
  const { known } = standing(facts).walk
  const spouses = instrumentParties(known).flatMap(({ capacity, name }) => (capacity === 'SPOUSE' ? [name] : []))
  const isStill = (name: string) =>
    spouseSigns !== 'NO' && (named === undefined || !sameName(name, named) || (spouse !== undefined && sameName(spouse, named)))
  const isBound = (name: string) =>
    known(noteSigning) !== undefined || facts.results[factName('signer-intro', partyNamed(name))] !== undefined
  const leftOut = [...new Set([...(named ? [named] : []), ...spouses])].filter((name) => !isStill(name) && isBound(name))
  if (leftOut.length === 0) return
  const who = new Intl.ListFormat('en-US').format(leftOut)
  const message = `${who} ${leftOut.length === 1 ? 'signs' : 'sign'} already, or the borrower has signed, and one person does not leave them out. Name them again. Then take them off with a document under “Additional signers”, where a second person confirms it.`
  throw invalid([{ path: spouseSigns === 'NO' ? 'data.spouseSigns' : 'data.spouse', message }])
}
