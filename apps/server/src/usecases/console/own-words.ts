/** What the team records in the place of what people said or did themselves: the owner is written, and a spouse who has begun is not left out by one person. */
import { factName, type Item, instrumentDetails, type OwnerMarriage, ownerMarriages, partyNamed, sameName } from '@hearthline/domain'
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

/** @throws Problem validation_failed where the spouse who was named has signed in and said who they are, and is not named any more */
export function refuseLeavingOutSpouse({ facts }: ApplicationFile, { id }: Item, before: unknown, answer: unknown): void {
  if (id !== instrumentDetails.id) return
  const named = (before as Details | undefined)?.spouse?.trim()
  const { spouseSigns, spouse } = answer as Details
  if (!named || facts.results[factName('signer-intro', partyNamed(named))] === undefined) return
  if (spouseSigns !== 'NO' && spouse !== undefined && sameName(spouse, named)) return
  const message = `${named} has begun to sign, and one person does not leave them out. Name them again. Then take them off with a document under “Additional signers”, where a second person confirms it.`
  throw invalid([{ path: spouseSigns === 'NO' ? 'data.spouseSigns' : 'data.spouse', message }])
}
