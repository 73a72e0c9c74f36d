/** What taking a signer off changes, and when it may not be done. Pure. */
import type { Facts } from './facts.ts'
import type { Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { ownerMatches } from './items/property/owner-matches.ts'
import { recordedOwnership } from './items/property/recorded-ownership.ts'
import { firstAndLastName } from './items/signing/instrument-owners.ts'
import { sameName, signersOf } from './items/signing/signers.ts'
import { fullTitle } from './items/title/full-title.ts'
import type { Signer } from './parties.ts'

/** Why someone stays among those who sign, in words; undefined of whom two of the team may take off. */
export function staysSigner(known: Known, { party, name }: Pick<Signer, 'party' | 'name'>): string | undefined {
  const title = known(fullTitle)
  if (known(deedSigning) !== undefined) return 'The deed is signed. Who signed it can no longer change here.'
  if (title === undefined) return 'The title search is not here yet. It has to show that they do not own the home.'
  if (
    ownerMatches(
      title.owners.filter(({ kind }) => kind === 'PERSON'),
      firstAndLastName(name),
    )
  )
    return `The title search names ${name} as an owner. Order it again after their deed is recorded.`
  if ((known(trustAndFloodInsurance)?.trust?.trustees ?? []).some((trustee) => sameName(trustee, name)))
    return `The trust names ${name} as a trustee, who has to sign.`
  if (signersOf(known).some((other) => other.party !== party && sameName(other.name, name)))
    return 'Two who sign here have this name. The borrower corrects who owns the home.'
  return undefined
}

/** What the borrower said without this person; undefined where the borrower did not name them. */
export function aboutYouWithout({ results }: Pick<Facts, 'results'>, known: Known, party: string): unknown {
  const answer = known(aboutYou)
  const index = signersOf(known).findIndex((signer) => signer.party === party)
  if (!answer || index < 0 || index >= answer.coOwners.length) return undefined
  const coOwners = answer.coOwners.filter((_, at) => at !== index)
  const isAlone = coOwners.length === 0 && answer.ownership === 'JOINT' && recordedOwnership(known) === undefined
  // As it is stored, with what is sealed in it.
  return { ...(results[aboutYou.id]?.data as object), coOwners, ...(isAlone && { ownership: 'SOLE' }) }
}
