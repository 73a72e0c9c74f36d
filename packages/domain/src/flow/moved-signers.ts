/** Whose email among those who sign another one has taken the place of, or who signs no longer: the former address hears of it, whoever changed it. */
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { instrumentDetails } from './items/signing/instrument-details.ts'
import { spouseSigning } from './items/signing/instrument-parties.ts'
import { partyNamed, signersOf } from './items/signing/signers.ts'
import { signersRemoved } from './items/signing/signers-removed.ts'
import { isNamedSigner, signsNoMore } from './items/signing/signs-no-more.ts'
import type { Signer } from './parties.ts'
import { signersByFacts } from './signers-stay.ts'
import type { Walk } from './walk.ts'

export interface MovedSigner {
  readonly party: string
  readonly name: string
  /** the address of before */
  readonly former: string
  /** of now; undefined where they sign no longer */
  readonly email: string | undefined
  /** someone else who signs has the address of before */
  readonly isStillUsed: boolean
}

/** Of someone who signs under another name from the same mailbox nothing has moved: they are asked to sign there. Of who is asked again whether they sign nothing is known yet. */
export function movedSigners(before: Pick<Walk, 'signers' | 'known'>, after: Pick<Walk, 'signers' | 'known'>): readonly MovedSigner[] {
  const was = new Map(before.signers.map(({ signer }) => [signer.party, signer.email]))
  const now = new Map(after.signers.map(({ signer }) => [signer.party, signer.email]))
  return before.signers.flatMap(({ signer: { party, name, email: former } }) => {
    const email = now.get(party)
    if (former === undefined || email === former) return []
    if (!now.has(party) && isPutRight(after.known, party, former)) return []
    if (!now.has(party) && !signsNoMore(after.known, { party, ...(isNamedSigner(before.known, party) && { isNamed: true }) })) return []
    const holders = after.signers.filter(({ signer }) => signer.email === former)
    const isRenamed = !now.has(party) && holders.some(({ signer }) => was.get(signer.party) !== former)
    return isRenamed ? [] : [{ party, name, former, email, isStillUsed: holders.length > 0 }]
  })
}

/** By two of the team, for the same mailbox: they are asked under the right name once the documents are drawn up, also where nothing names them until then. */
const isPutRight = (known: Known, party: string, former: string): boolean =>
  (known(signersRemoved)?.removed ?? []).some(
    ({ confirmedAt, rightName: right, ...one }) =>
      one.party === party && confirmedAt !== undefined && right !== undefined && (right.email ?? former).trim().toLowerCase() === former,
  )

/**
 * The borrower's spouse whom the team had named and asked to sign, and who signs no longer: by the details of the instrument, or because nobody is asked for.
 * While the details are confirmed again they are in no list, and sign as before.
 */
export function leftSpouse(before: Facts, after: Facts): MovedSigner | undefined {
  const name = spouseIn(before.results[instrumentDetails.id]?.data as SpouseNamed | undefined)
  const { walk } = standing(after)
  if (!name) return undefined
  const party = partyNamed(name)
  const former = signersByFacts(before).find((one) => one.party === party)?.email
  const now = signersByFacts(after)
  if (former === undefined || now.some((one) => one.party === party) || !signsNoMore(walk.known, { party, isNamed: true })) return undefined
  return { party, name, former, email: undefined, isStillUsed: now.some(({ email }) => email === former) }
}

interface SpouseNamed {
  readonly spouse?: string | undefined
  readonly spouseSigns?: string | undefined
}

const spouseIn = (given: SpouseNamed | undefined): string | undefined => (given?.spouseSigns === 'NO' ? undefined : given?.spouse?.trim())

/** The field of the borrower's answer that a change of someone is told at: a spouse is named beside the marital status, everyone else among the co-owners. */
export function fieldNaming({ party }: Pick<Signer, 'party'>, before: Known, after: Known): 'coOwners' | 'spouse' | 'maritalStatus' {
  const spouses = [before, after].map((known) => spouseSigning(known)).flatMap((name) => (name === undefined ? [] : [partyNamed(name)]))
  if (!spouses.includes(party) || signersOf(before).some((owner) => owner.party === party)) return 'coOwners'
  return after(aboutYou)?.maritalStatus === before(aboutYou)?.maritalStatus ? 'spouse' : 'maritalStatus'
}
