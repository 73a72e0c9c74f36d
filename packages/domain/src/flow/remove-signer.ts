/** What taking a signer off changes, and when it may not be done. Pure. */
import { EMPTY_BASIS } from './basis.ts'
import { standing } from './current-step.ts'
import { marriageOfOwners } from './divorced-owners.ts'
import type { Facts, Result } from './facts.ts'
import type { Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { legalName } from './items/apply/legal-name.ts'
import { mayBeMisspelled } from './items/apply/misspelled.ts'
import { isWrittenAlike } from './items/apply/own-name.ts'
import { isDeedComplete } from './items/notary/deed-complete.ts'
import { ownerMatches } from './items/property/owner-matches.ts'
import { instrumentOwners } from './items/signing/instrument-owners.ts'
import { instrumentParties } from './items/signing/instrument-parties.ts'
import { ownerMarriages } from './items/signing/owner-marriages.ts'
import { ownersOfMarriages, spousesOfOwners } from './items/signing/owners-spouses.ts'
import { sameName, signersOf } from './items/signing/signers.ts'
import {
  REMOVAL_REASONS,
  type RemovalReason,
  type RightName,
  rightNameOf,
  type SignerRemoval,
  signersRemoved,
  signsOn,
} from './items/signing/signers-removed.ts'
import { submission } from './items/submission/submission.ts'
import { deedSignedWords, namedAsOwner, namesakesOf } from './named-as-owner.ts'
import { BORROWER } from './parties.ts'
import { changesOfRemoval, detailsWithout } from './removal-changes.ts'
import { divorcedFrom, isTrustee, losesShare, type Named, spouseSaid } from './removal-marriages.ts'
import { knownOrStored, signersByFacts } from './signers-stay.ts'

/**
 * Why someone stays among those who sign, in words; undefined of whom two of the team may take off, for that reason or, where none is given, for any.
 */
export function staysSigner(
  facts: Facts,
  signer: Named,
  because?: RemovalReason,
  right?: RightName,
  successor?: string,
): string | undefined {
  if (because === 'MISSPELLED') return keepsName(facts, signer, right)
  if (because === 'DIVORCED_OWNER') return keepsMarriage(standing(facts).walk.known, signer)
  if (because !== undefined)
    return namedAsOwner(standing(facts).walk.known, signer, because) ?? signsAllTheSame(facts, signer, because, successor)
  // Under the right name, or divorced, the same person signs on.
  const told = REMOVAL_REASONS.filter((reason) => reason !== 'MISSPELLED' && !signsOn({ because: reason })).map((reason) =>
    staysSigner(facts, signer, reason),
  )
  return told.includes(undefined) ? undefined : told[0]
}

/** Of an owner whom no one says to be married to another owner there is nothing to put right. */
function keepsMarriage(known: Known, signer: Named): string | undefined {
  if (isDeedComplete(known)) return deedSignedWords(known, signer)
  return marriageOfOwners(known, signer) === undefined
    ? `By what the owners say, ${signer.name} is married to no other owner, so this reason is not for them.`
    : undefined
}

/** The same person under their right name, whoever named them. @param right undefined where it is asked whether there may be one */
function keepsName(facts: Facts, { party, name }: Named, right: RightName | undefined): string | undefined {
  const { known } = standing(facts).walk
  if (isDeedComplete(known)) return deedSignedWords(known, { party, name })
  if (right === undefined) return undefined
  const full = rightNameOf(right)
  if (full === name) return `This is how ${name} is written already.`
  const others = [
    ...partiesIn(facts).filter((one) => one.party !== party && isNamedHere(known, one)),
    ...[known(legalName)].flatMap((own) => (own ? [{ name: `${own.firstName} ${own.lastName}` }] : [])),
  ]
  const alike = others.find((other) => isWrittenAlike(other.name, full))
  if (alike) return `${alike.name} signs here already. Someone else of the same name has a middle name after the first name.`
  const lost = takenAlong(facts, { party, name }, 'MISSPELLED', right).find((one) => !isOwnerNamed(one.name, right))
  if (lost) return `${lost.name} would be left out by this name. The borrower corrects who owns the home.`
  const said = spouseSaid(known, name)
  if (mayBeMisspelled(said?.spouse ?? partsOf(name), right) || (said === undefined && isOwnerNamed(name, right))) return undefined
  const another = `${full} is no other spelling of ${name}: that is another person.`
  if (said === undefined) return `${another} If someone else was invited, take ${name} off for that reason.`
  return `${another} Until ${name} has signed in, ${said.by === 'BORROWER' ? 'the borrower corrects' : `${said.by} corrects`} whom they named, on pages of their own. After that no one here puts another person in the place of ${name}. If they are divorced, take ${name} off by the decree.`
}

/** By the borrower, an owner, the trust or the team. Whom records or the title search alone name is whoever signs under that name. */
const isNamedHere = (known: Known, { party, name }: Named): boolean => {
  const at = signersOf(known).findIndex((one) => one.party === party)
  if (at >= 0) return at < (known(aboutYou)?.coOwners.length ?? 0) || isTrustee(known, name)
  return isTrustee(known, name) || !instrumentOwners(known).some((one) => one.party === party)
}

const isOwnerNamed = (name: string, person: Pick<RightName, 'firstName' | 'lastName'>): boolean =>
  ownerMatches([{ name, kind: 'PERSON' }], person)

/** The last word is the last name. */
function partsOf(name: string): Pick<RightName, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/u)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** Nobody is told that someone signs no longer who would be asked again, under this name or another; and nobody else is left out by it. */
function signsAllTheSame(facts: Facts, { party, name }: Named, because: RemovalReason, successor: string | undefined): string | undefined {
  const { known } = standing(facts).walk
  if (because === 'DIVORCED' && !mayBeDivorced(known, { party, name }))
    return `${name} is neither an owner nor a spouse by what the borrower, the other owners and public records say, and no owner is unmarried. If they own no share, choose another reason. Else the borrower corrects who owns the home.`
  if (because === 'NOT_NEEDED' && detailsWithout(known, name, '') === undefined)
    return `Our team did not decide that ${name} signs, so this reason is not for them.`
  const [before, after] = [partiesIn(facts), partiesIn(withoutSigner(facts, { party, name }, because, undefined, successor))]
  const still = after.find(
    (one) =>
      (one.party === party && !becomesSpouse(facts, { party, name }, because)) ||
      (!before.some((other) => other.party === one.party) && !(successor && sameName(one.name, successor))),
  )
  if (still)
    return still.isSpouse
      ? `The law of the state asks ${still.name} to sign as an owner’s spouse, as long as they are married.`
      : `${still.name} would still have to sign: public records, the title search or the trust name them.`
  const along = takenAlong(facts, { party, name }, because)
  const lost = before.find((one) => ![{ party }, ...along, ...after].some((other) => other.party === one.party))
  return lost && `${lost.name} would be left out too. The borrower corrects who owns the home.`
}

/** An owner whose share is none, and whom the law of the state has sign as the spouse of another owner: they sign on as that alone. */
function becomesSpouse(facts: Facts, { party, name }: Named, because: RemovalReason): boolean {
  if (!losesShare(because)) return false
  const isSpouse = (of: Facts) => partiesIn(of).find((one) => one.party === party)?.isSpouse
  return isSpouse(facts) === false && isSpouse(withoutSigner(facts, { party, name }, because)) === true
}

/** Where someone else who signs has the same name: which of them it is. */
function mailboxAmong(known: Known, named: Named): string | undefined {
  return namesakesOf(known, named).length === 0 ? undefined : signersOf(known).find(({ party }) => party === named.party)?.email
}

/** What follows from it beside the reason, as both persons read it: never changed between the one who asks and the one who confirms. */
export function followsFromRemoval(
  facts: Facts,
  named: Named,
  because: RemovalReason,
  right?: RightName,
): Pick<SignerRemoval, 'along' | 'email' | 'signsAs'> {
  const along = takenAlong(facts, named, because, right)
  const email = mailboxAmong(standing(facts).walk.known, named)
  return {
    ...(along.length > 0 && { along: [...along] }),
    ...(email !== undefined && { email }),
    ...(becomesSpouse(facts, named, because) && { signsAs: 'SPOUSE' as const }),
  }
}

/** Whom records or the title search name otherwise, and who is the same person under the right name. */
function alsoThey(facts: Facts, { party, name }: Named, right: RightName): readonly Named[] {
  const after = signersByFacts(withoutSigner(facts, { party, name }, 'MISSPELLED', right))
  return signersByFacts(facts).flatMap((one) =>
    one.party === party || after.some((other) => other.party === one.party) ? [] : [{ party: one.party, name: one.name }],
  )
}

/** Who is taken off with them: the spouses of whom it was decided together, and the spouse of an owner who owns no share any more. */
export function takenAlong(facts: Facts, { party, name }: Named, because: RemovalReason, right?: RightName): readonly Named[] {
  if (signsOn({ because })) return []
  if (because === 'MISSPELLED') return right === undefined ? [] : alsoThey(facts, { party, name }, right)
  const { known } = standing(facts).walk
  const of = ownersOfMarriages(known).filter((owner) => owner.party === party)
  const theirs = new Set(spousesOfOwners(known, of).map((one) => one.party))
  const after = partiesIn(withoutSigner(facts, { party, name }, because))
  const lost = partiesIn(facts).filter(
    (one) =>
      one.isSpouse &&
      (because === 'NOT_NEEDED' || theirs.has(one.party)) &&
      ![{ party }, ...after].some((other) => other.party === one.party),
  )
  return lost.map((one) => ({ party: one.party, name: one.name }))
}

/**
 * Whoever is divorced already says that they are unmarried, or names the spouse of now: so not the answers of today show the marriage, but the decree, as
 * two of the team read it. Who owns a share after it stays by the title search.
 */
const mayBeDivorced = (known: Known, { party, name }: Named): boolean =>
  divorcedFrom(known, { party, name }) !== undefined ||
  signersOf(known).some((owner) => owner.party === party) ||
  known(aboutYou)?.maritalStatus === 'UNMARRIED' ||
  (known(ownerMarriages)?.owners ?? []).some(({ status }) => status === 'UNMARRIED')

/** Those asked already, and those whom the instrument will ask once it is drawn up: also whom the team named in details that it confirms again meanwhile. */
function partiesIn(facts: Facts): readonly { readonly party: string; readonly name: string; readonly isSpouse: boolean }[] {
  const { walk } = standing(facts)
  const onInstrument = instrumentParties(knownOrStored(facts)).filter(({ party }) => party !== BORROWER)
  return [
    ...onInstrument.map(({ party, name, capacity }) => ({ party, name, isSpouse: capacity === 'SPOUSE' })),
    ...walk.signers.map(({ signer: { party, name } }) => ({ party, name, isSpouse: false })),
  ]
}

/** As they would be once two of the team have taken someone off, or put their name right. */
function withoutSigner(facts: Facts, { party, name }: Named, because: RemovalReason, right?: RightName, successor?: string): Facts {
  const { known } = standing(facts).walk
  const email = mailboxAmong(known, { party, name })
  const removal: SignerRemoval = {
    party,
    name,
    because,
    ...(right && { rightName: right }),
    ...(email !== undefined && { email }),
    ...(successor && { successor }),
    document: '',
    askedBy: '',
    askedAt: facts.now,
    confirmedAt: facts.now,
  }
  const given = (data: unknown, basis = EMPTY_BASIS): Result => ({ data, basis, settledAt: facts.now })
  const changes = changesOfRemoval(facts, removal).map(({ item, data, basis }) => [item.id, given(data, basis)] as const)
  return {
    ...facts,
    results: {
      ...facts.results,
      [signersRemoved.id]: given({ removed: [...(known(signersRemoved)?.removed ?? []), removal] }),
      ...Object.fromEntries(changes),
    },
  }
}

/**
 * Whether the borrower, who has submitted, checks and submits once more because of it: the summary that they submitted says what they answered of who
 * owns the home and is their spouse. @param right undefined where it is not known yet
 */
export function submitsAgain(facts: Facts, { party, name }: Named, because: RemovalReason, right?: RightName): boolean {
  const { walk } = standing(facts)
  if (walk.states[submission.id] !== 'settled') return false
  const rightName = because === 'MISSPELLED' ? (right ?? { firstName: '', lastName: '' }) : undefined
  const answer = changesOfRemoval(facts, { party, name, because, rightName }).find(({ item }) => item.id === aboutYou.id)
  if (answer === undefined) return false
  const given: Result = { data: answer.data, basis: answer.basis, settledAt: facts.now }
  const after = standing({ ...facts, results: { ...facts.results, [aboutYou.id]: given } }).walk
  return after.states[submission.id] !== 'settled'
}
