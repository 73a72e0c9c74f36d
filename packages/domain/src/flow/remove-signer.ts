/** What taking a signer off changes, and when it may not be done. Pure. */
import { EMPTY_BASIS } from './basis.ts'
import { standing } from './current-step.ts'
import type { Facts, Result } from './facts.ts'
import type { Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { ownerMatches } from './items/property/owner-matches.ts'
import { recordedOwnership } from './items/property/recorded-ownership.ts'
import { firstAndLastName } from './items/signing/instrument-owners.ts'
import { instrumentParties } from './items/signing/instrument-parties.ts'
import { sameName, signersOf } from './items/signing/signers.ts'
import { type SignerRemoval, signersRemoved } from './items/signing/signers-removed.ts'
import { fullTitle } from './items/title/full-title.ts'
import { BORROWER, type Signer } from './parties.ts'

/** Why someone stays among those who sign, in words; undefined of whom two of the team may take off. */
export function staysSigner(facts: Facts, signer: Pick<Signer, 'party' | 'name'>): string | undefined {
  return namedAsOwner(standing(facts).walk.known, signer) ?? signsAllTheSame(facts, signer)
}

function namedAsOwner(known: Known, { party, name }: Pick<Signer, 'party' | 'name'>): string | undefined {
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

/** Nobody is told that someone signs no longer who would be asked again, under this name or another. */
function signsAllTheSame(facts: Facts, { party, name }: Pick<Signer, 'party' | 'name'>): string | undefined {
  const before = new Set(partiesIn(facts).map((one) => one.party))
  const still = partiesIn(withoutSigner(facts, { party, name })).find((one) => one.party === party || !before.has(one.party))
  if (!still) return undefined
  return still.isSpouse
    ? `The law of the state asks ${still.name} to sign as an owner’s spouse. If this is someone else, that owner corrects it.`
    : `${still.name} would still have to sign: public records, the title search or the trust name them.`
}

/** Those asked already, and those whom the instrument will ask once it is drawn up. */
function partiesIn(facts: Facts): readonly { readonly party: string; readonly name: string; readonly isSpouse: boolean }[] {
  const { walk } = standing(facts)
  const onInstrument = instrumentParties(walk.known).filter(({ party }) => party !== BORROWER)
  return [
    ...onInstrument.map(({ party, name, capacity }) => ({ party, name, isSpouse: capacity === 'SPOUSE' })),
    ...walk.signers.map(({ signer: { party, name } }) => ({ party, name, isSpouse: false })),
  ]
}

/** As they would be once two of the team have taken someone off. */
function withoutSigner(facts: Facts, { party, name }: Pick<Signer, 'party' | 'name'>): Facts {
  const { known, bases } = standing(facts).walk
  const removal: SignerRemoval = {
    party,
    name,
    because: 'NEVER_OWNED',
    document: '',
    askedBy: '',
    askedAt: facts.now,
    confirmedAt: facts.now,
  }
  const given = (data: unknown, basis = EMPTY_BASIS): Result => ({ data, basis, settledAt: facts.now })
  const answer = aboutYouWithout(facts, known, party)
  return {
    ...facts,
    results: {
      ...facts.results,
      [signersRemoved.id]: given({ removed: [...(known(signersRemoved)?.removed ?? []), removal] }),
      ...(answer !== undefined && { [aboutYou.id]: given(answer, bases[aboutYou.id]) }),
    },
  }
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
