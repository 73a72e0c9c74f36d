/** What taking a signer off changes, and when it may not be done. Pure. */
import { EMPTY_BASIS } from './basis.ts'
import { standing } from './current-step.ts'
import type { Facts, Result } from './facts.ts'
import type { Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { legalName } from './items/apply/legal-name.ts'
import { mayBeMisspelled } from './items/apply/misspelled.ts'
import { isWrittenAlike } from './items/apply/own-name.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { firstAndLastName, ownerMatches } from './items/property/owner-matches.ts'
import { recordedOwnership } from './items/property/recorded-ownership.ts'
import { instrumentDetails } from './items/signing/instrument-details.ts'
import { instrumentParties, spouseSigning } from './items/signing/instrument-parties.ts'
import type { OwnerMarriage } from './items/signing/marriage-answer.ts'
import { ownerMarriages } from './items/signing/owner-marriages.ts'
import { marriagesKept, ownersAsked, ownersOfMarriages, spousesOfOwners } from './items/signing/owners-spouses.ts'
import { sameName, signersOf } from './items/signing/signers.ts'
import { REMOVAL_REASONS, type RemovalReason, type RightName, type SignerRemoval, signersRemoved } from './items/signing/signers-removed.ts'
import { spouseNamed } from './items/signing/spouse.ts'
import { areOwnersUndecided, spouseDecided } from './items/signing/spouse-undecided.ts'
import { submission } from './items/submission/submission.ts'
import { fullTitle } from './items/title/full-title.ts'
import { BORROWER, type Signer } from './parties.ts'

type Named = Pick<Signer, 'party' | 'name'>

/**
 * Why someone stays among those who sign, in words; undefined of whom two of the team may take off, for that reason or, where none is given, for any.
 */
export function staysSigner(facts: Facts, signer: Named, because?: RemovalReason, right?: RightName): string | undefined {
  if (because === 'MISSPELLED') return keepsName(facts, signer, right)
  if (because !== undefined) return namedAsOwner(standing(facts).walk.known, signer) ?? signsAllTheSame(facts, signer, because)
  const told = REMOVAL_REASONS.map((reason) => staysSigner(facts, signer, reason))
  return told.includes(undefined) ? undefined : told[0]
}

function namedAsOwner(known: Known, { party, name }: Named): string | undefined {
  const title = known(fullTitle)
  if (known(deedSigning) !== undefined) return 'The deed is signed. Who signed it can no longer change here.'
  if (title === undefined) return 'The title search is not here yet. It has to show that they do not own the home.'
  if (
    ownerMatches(
      title.owners.filter(({ kind }) => kind === 'PERSON'),
      firstAndLastName(name),
    )
  )
    return `The title search names ${name} as an owner. Once their deed is recorded, order it again under “Title search”.`
  if ((known(trustAndFloodInsurance)?.trust?.trustees ?? []).some((trustee) => sameName(trustee, name)))
    return `The trust names ${name} as a trustee, who has to sign.`
  if (signersOf(known).some((other) => other.party !== party && sameName(other.name, name)))
    return 'Two who sign here have this name. The borrower corrects who owns the home.'
  return undefined
}

/** A spouse alone: a co-owner's name is the borrower's to correct, or the records'. @param right undefined where it is asked whether there may be one */
function keepsName(facts: Facts, { party, name }: Named, right: RightName | undefined): string | undefined {
  const { known } = standing(facts).walk
  if (known(deedSigning) !== undefined) return 'The deed is signed. Who signed it can no longer change here.'
  if (!isNamedSpouse(known, name) || signersOf(known).some((owner) => owner.party === party))
    return `${name} signs as an owner, or the borrower and the other owners did not name them as a spouse. The borrower corrects the name of a co-owner.`
  if (right === undefined) return undefined
  const full = `${right.firstName} ${right.lastName}`
  if (sameName(full, name)) return `This is how ${name} is written already.`
  const others = [
    ...partiesIn(facts).filter((one) => one.party !== party),
    ...[known(legalName)].flatMap((own) => (own ? [{ name: `${own.firstName} ${own.lastName}` }] : [])),
  ]
  const alike = others.find((other) => isWrittenAlike(other.name, full))
  if (alike) return `${alike.name} signs here already. A spouse of the same name has a middle name after the first name.`
  const said = spouseSaid(known, name)
  if (said === undefined || mayBeMisspelled(said.spouse, right)) return undefined
  return `${full} is no other spelling of ${name}: that is another person. Until ${name} has signed in, ${said.by === 'BORROWER' ? 'the borrower corrects' : `${said.by} corrects`} whom they named, on pages of their own. After that no one here puts another person in the place of ${name}. If they are divorced, take ${name} off by the decree.`
}

/** Nobody is told that someone signs no longer who would be asked again, under this name or another; and nobody else is left out by it. */
function signsAllTheSame(facts: Facts, { party, name }: Named, because: RemovalReason): string | undefined {
  const { known } = standing(facts).walk
  if (because === 'DIVORCED' && !mayBeDivorced(known, { party, name }))
    return `${name} is neither an owner nor a spouse by what the borrower, the other owners and public records say, and no owner is unmarried. If they own no share, choose another reason. Else the borrower corrects who owns the home.`
  if (because === 'NOT_NEEDED' && detailsWithout(known, name, '') === undefined)
    return `Our team did not decide that ${name} signs, so this reason is not for them.`
  const [before, after] = [partiesIn(facts), partiesIn(withoutSigner(facts, { party, name }, because))]
  const still = after.find((one) => one.party === party || !before.some((other) => other.party === one.party))
  if (still)
    return still.isSpouse
      ? `The law of the state asks ${still.name} to sign as an owner’s spouse, as long as they are married.`
      : `${still.name} would still have to sign: public records, the title search or the trust name them.`
  const along = takenAlong(facts, { party, name }, because)
  const lost = before.find((one) => ![{ party }, ...along, ...after].some((other) => other.party === one.party))
  return lost && `${lost.name} would be left out too. The borrower corrects who owns the home.`
}

/** Who is taken off with them: the spouses of whom it was decided together, and the spouse of an owner who owns no share any more. */
export function takenAlong(facts: Facts, { party, name }: Named, because: RemovalReason): readonly Named[] {
  if (because === 'MISSPELLED') return []
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
  divorcedFrom(known, name) !== undefined ||
  signersOf(known).some((owner) => owner.party === party) ||
  known(aboutYou)?.maritalStatus === 'UNMARRIED' ||
  (known(ownerMarriages)?.owners ?? []).some(({ status }) => status === 'UNMARRIED')

/** Whose spouse they are by what we were told, as the borrower reads it: “you”, or the other owner who named them. */
export const divorcedFrom = (known: Known, name: string): string | undefined =>
  isBorrowersSpouse(known, name) ? 'you' : marriageEnded(known, name)?.owner

/** As the borrower named them, else as the team entered them. */
function isBorrowersSpouse(known: Known, name: string): boolean {
  const spouse = spouseNamed(known) ?? spouseSigning(known)
  return spouse !== undefined && sameName(spouse, name) && known(aboutYou)?.maritalStatus !== 'UNMARRIED'
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
function withoutSigner(facts: Facts, { party, name }: Named, because: RemovalReason): Facts {
  const { known, bases } = standing(facts).walk
  const removal: SignerRemoval = {
    party,
    name,
    because,
    document: '',
    askedBy: '',
    askedAt: facts.now,
    confirmedAt: facts.now,
  }
  const given = (data: unknown, basis = EMPTY_BASIS): Result => ({ data, basis, settledAt: facts.now })
  const answer = aboutYouWithout(facts, known, { party, name }, because)
  const ended = endedBy(known, name, because)
  const details = because === 'NOT_NEEDED' ? detailsWithout(known, name, SHOWN) : undefined
  return {
    ...facts,
    results: {
      ...facts.results,
      [signersRemoved.id]: given({ removed: [...(known(signersRemoved)?.removed ?? []), removal] }),
      ...(ended && { [ownerMarriages.id]: given(marriagesKept(known, ended.owners), bases[ownerMarriages.id]) }),
      // The other owners are not asked any more either.
      ...(details !== undefined && {
        [instrumentDetails.id]: given(details, bases[instrumentDetails.id]),
        [ownerMarriages.id]: given({ owners: known(ownerMarriages)?.owners ?? [] }, bases[ownerMarriages.id]),
      }),
      ...(answer !== undefined && { [aboutYou.id]: given(answer, bases[aboutYou.id]) }),
    },
  }
}

/**
 * Whether the borrower, who has submitted, checks and submits once more because of it: the summary that they submitted says what they answered of who
 * owns the home and is their spouse. @param right undefined where it is not known yet
 */
export function submitsAgain(facts: Facts, { party, name }: Named, because: RemovalReason, right?: RightName): boolean {
  const { known, states, bases } = standing(facts).walk
  if (states[submission.id] !== 'settled') return false
  const answer =
    because === 'MISSPELLED'
      ? aboutYouRenamed(facts, known, name, right ?? { firstName: '', lastName: '' })
      : aboutYouWithout(facts, known, { party, name }, because)
  if (answer === undefined) return false
  const given: Result = { data: answer, basis: bases[aboutYou.id] ?? EMPTY_BASIS, settledAt: facts.now }
  const after = standing({ ...facts, results: { ...facts.results, [aboutYou.id]: given } }).walk
  return after.states[submission.id] !== 'settled'
}

/** A spouse as whoever named them wrote it: the borrower, or another owner by name. */
function spouseSaid(
  known: Known,
  name: string,
): { readonly by: string; readonly spouse: Pick<RightName, 'firstName' | 'lastName'> } | undefined {
  const isThey = (spouse: Pick<RightName, 'firstName' | 'lastName'>) => sameName(`${spouse.firstName} ${spouse.lastName}`, name)
  const own = known(aboutYou)?.spouse
  if (own && isThey(own)) return { by: 'BORROWER', spouse: own }
  const other = (known(ownerMarriages)?.owners ?? []).find(({ spouse }) => spouse && isThey(spouse))
  const owner = other && ownersOfMarriages(known).find(({ party }) => party === other.party)
  return owner && other.spouse ? { by: owner.name, spouse: other.spouse } : undefined
}

/** What is kept of the owners' marriages once this one is no longer the spouse of the owner who named them; undefined where no one did. */
export function marriageEnded(
  known: Known,
  name: string,
):
  | {
      readonly owner: string
      readonly ownersParty: string
      /** whose word it was */
      readonly by: 'OWNER' | 'TEAM'
      /** the owner says that this one is not their spouse */
      readonly isDenied: boolean
      readonly owners: readonly OwnerMarriage[]
    }
  | undefined {
  const kept = known(ownerMarriages)?.owners ?? []
  const owners = ownersOfMarriages(known)
  const chosen = owners.find((one) => sameName(one.name, name))?.party
  const isThey = (spouse: OwnerMarriage['spouse']) => spouse !== undefined && sameName(`${spouse.firstName} ${spouse.lastName}`, name)
  const of = kept.find(({ spouse, denied, to }) => isThey(spouse) || isThey(denied) || (to !== undefined && to === chosen))
  const owner = of && owners.find(({ party }) => party === of.party)
  if (!owner) return undefined
  const isDenied = isThey(of.denied)
  const { denied: _theirs, ...word } = of
  return {
    owner: owner.name,
    ownersParty: owner.party,
    by: isDenied || !of.isOwnWord ? 'TEAM' : 'OWNER',
    isDenied,
    // What the owner said of themselves stands where it denies this one.
    owners: kept.map((one) => (one !== of ? one : isDenied ? word : { party: of.party, status: 'UNMARRIED' })),
  }
}

/** The same of a removal for this reason: a marriage ends by a decree, and one that the owner denies by whatever document two of the team read. */
export function endedBy(known: Known, name: string, because: RemovalReason): ReturnType<typeof marriageEnded> {
  const ended = marriageEnded(known, name)
  return because === 'DIVORCED' || (ended?.isDenied && because !== 'MISSPELLED') ? ended : undefined
}

const SHOWN = 'A document that two of our team have read'

/** What is kept of the details of the instrument once two of the team found that the spouse whom it names does not have to sign; undefined of anyone else. */
export function detailsWithout(known: Known, name: string, source: string): unknown {
  const details = known(instrumentDetails)
  if (details?.spouseSigns !== 'YES') return undefined
  // What the team found out of the home it found of the spouses of all owners.
  const ofOwners = areOwnersUndecided(known) ? spousesOfOwners(known, ownersAsked(known)).map((one) => one.name) : []
  if (![spouseDecided(known, details) ?? '', ...ofOwners].some((decided) => sameName(decided, name))) return undefined
  const { spouse: _named, ...kept } = details
  return { ...kept, spouseSigns: 'NO', spouseSource: source }
}

/** Whom the borrower or another owner named: whom the team entered itself, it enters again with the details of the instrument. */
const isNamedSpouse = (known: Known, name: string): boolean => {
  const spouse = known(aboutYou)?.spouse
  return (spouse !== undefined && sameName(`${spouse.firstName} ${spouse.lastName}`, name)) || marriageEnded(known, name) !== undefined
}

/** As an owner beside the borrower named them, once their name is put right; undefined where no one did. */
export function marriageRenamed(known: Known, name: string, right: RightName): readonly OwnerMarriage[] | undefined {
  const kept = known(ownerMarriages)?.owners ?? []
  const of = kept.find(({ spouse }) => spouse && sameName(`${spouse.firstName} ${spouse.lastName}`, name))
  return of && kept.map((one) => (one === of ? { ...of, spouse: { ...of.spouse, ...right } } : one))
}

/** What the borrower said of their spouse, once the name is put right; undefined where the borrower did not name them. */
export function aboutYouRenamed({ results }: Pick<Facts, 'results'>, known: Known, name: string, right: RightName): unknown {
  const answer = known(aboutYou)
  if (!answer?.spouse || !isBorrowersSpouse(known, name)) return undefined
  const stored = (results[aboutYou.id]?.data ?? answer) as object
  return { ...stored, spouse: { ...answer.spouse, ...right } }
}

/** What the borrower said without this person; undefined where the borrower did not name them. Whoever is divorced is no spouse any more. */
export function aboutYouWithout(
  { results }: Pick<Facts, 'results'>,
  known: Known,
  { party, name }: Named,
  because: RemovalReason,
): unknown {
  const answer = known(aboutYou)
  const index = signersOf(known).findIndex((signer) => signer.party === party)
  const isNamed = index >= 0 && index < (answer?.coOwners.length ?? 0)
  const isDivorced = because === 'DIVORCED' && isBorrowersSpouse(known, name)
  if (!answer || !(isNamed || isDivorced)) return undefined
  const coOwners = answer.coOwners.filter((_, at) => !isNamed || at !== index)
  const isAlone = coOwners.length === 0 && answer.ownership === 'JOINT' && recordedOwnership(known) === undefined
  // As it is stored, with what is sealed in it.
  const { spouse, ...stored } = (results[aboutYou.id]?.data ?? answer) as { readonly spouse?: unknown }
  return {
    ...stored,
    ...(spouse !== undefined && !isDivorced && { spouse }),
    ...(isDivorced && { maritalStatus: 'UNMARRIED' }),
    coOwners,
    ...(isAlone && { ownership: 'SOLE' }),
  }
}
