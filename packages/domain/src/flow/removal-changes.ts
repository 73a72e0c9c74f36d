/** What is kept of what people said once someone signs no longer, or signs under their right name: the same where it is asked whether it may be, and where it is done. Pure. */
import { EMPTY_BASIS } from './basis.ts'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import type { Item, Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { recordedOwnership } from './items/property/recorded-ownership.ts'
import { instrumentDetails } from './items/signing/instrument-details.ts'
import { isTrusteeNamed } from './items/signing/instrument-owners.ts'
import { spouseSigning } from './items/signing/instrument-parties.ts'
import type { OwnerMarriage } from './items/signing/marriage-answer.ts'
import { ownerMarriages } from './items/signing/owner-marriages.ts'
import { marriagesKept, ownersAsked, ownersOfMarriages, spousesOfOwners } from './items/signing/owners-spouses.ts'
import { signerEmails } from './items/signing/signer-emails.ts'
import { partyNamed, sameName, signersOf } from './items/signing/signers.ts'
import { type RemovalReason, type RightName, rightNameOf, type SignerRemoval, sourceOfRemoval } from './items/signing/signers-removed.ts'
import { spouseNamed } from './items/signing/spouse.ts'
import { areOwnersUndecided, spouseDecided } from './items/signing/spouse-undecided.ts'
import type { Signer } from './parties.ts'

export type Named = Pick<Signer, 'party' | 'name'>
type Stored = Pick<Facts, 'results'>

export interface RemovalChange {
  readonly item: Item
  readonly data: unknown
  readonly basis: string
}

/** A marriage ends by a decree or by a death. */
const endsMarriage = (because: RemovalReason): boolean => because === 'DIVORCED' || because === 'DIED'

/** Whoever signs no longer as a trustee is named no longer by the trust. */
export const endsTrusteeship = (because: RemovalReason): boolean => because === 'NOT_TRUSTEE' || because === 'DIED'

/** Everything that changes beside the list of removals itself, each item once. */
export function changesOfRemoval(
  facts: Facts,
  removal: Pick<SignerRemoval, 'party' | 'name' | 'because' | 'rightName'>,
): readonly RemovalChange[] {
  const { known, bases } = standing(facts).walk
  const { name, because, rightName: right } = removal
  const details = because === 'NOT_NEEDED' ? detailsWithout(known, name, sourceOfRemoval(name)) : undefined
  const ended = endedBy(known, name, because)?.owners
  const marriages = right ? marriageRenamed(known, removal, right) : ended
  const changes: readonly (readonly [{ readonly id: string }, unknown])[] = [
    [aboutYou, right ? aboutYouRenamed(facts, known, removal, right) : aboutYouWithout(facts, known, removal, because)],
    [
      trustAndFloodInsurance,
      right ? trustRenamed(facts, known, name, right) : endsTrusteeship(because) ? trustWithout(facts, known, name) : undefined,
    ],
    [instrumentDetails, right ? detailsRenamed(known, name, right) : details],
    // Where the law asks for no spouse, the other owners are not asked any more either.
    [
      ownerMarriages,
      details === undefined ? marriages && marriagesKept(known, marriages) : { owners: known(ownerMarriages)?.owners ?? [] },
    ],
    [signerEmails, right && emailsRenamed(facts, known, removal, right)],
  ]
  return changes.flatMap(([item, data]) => (data === undefined ? [] : [{ item: item as Item, data, basis: bases[item.id] ?? EMPTY_BASIS }]))
}

/** Whose spouse they are by what we were told, as the borrower reads it: “you”, or the other owner who named them. */
export const divorcedFrom = (known: Known, name: string): string | undefined =>
  isBorrowersSpouse(known, name) ? 'you' : marriageEnded(known, name)?.owner

/** As the borrower named them, else as the team entered them. */
function isBorrowersSpouse(known: Known, name: string): boolean {
  const spouse = spouseNamed(known) ?? spouseSigning(known)
  return spouse !== undefined && sameName(spouse, name) && known(aboutYou)?.maritalStatus !== 'UNMARRIED'
}

/** A spouse as whoever named them wrote it: the borrower, or another owner by name. */
export function spouseSaid(
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

/** The same of a removal for this reason: a marriage ends by a decree or a death, and one that the owner denies by whatever document two of the team read. */
export function endedBy(known: Known, name: string, because: RemovalReason): ReturnType<typeof marriageEnded> {
  const ended = marriageEnded(known, name)
  return endsMarriage(because) || (ended?.isDenied && because !== 'MISSPELLED') ? ended : undefined
}

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

type SpouseOfOwner = NonNullable<OwnerMarriage['spouse']>

/** What the owners beside the borrower said, once the name of one of them, or of a spouse, is put right; undefined where it says nothing of them. */
export function marriageRenamed(known: Known, { party, name }: Named, right: RightName): readonly OwnerMarriage[] | undefined {
  const now = partyNamed(rightNameOf(right))
  const isThey = (spouse: SpouseOfOwner | undefined): spouse is SpouseOfOwner =>
    spouse !== undefined && sameName(`${spouse.firstName} ${spouse.lastName}`, name)
  const kept = known(ownerMarriages)?.owners ?? []
  const owners = kept.map((one): OwnerMarriage => {
    const { spouse, denied } = one
    const isOf = one.party === party || one.to === party || isThey(spouse) || isThey(denied)
    if (!isOf) return one
    return {
      ...one,
      ...(one.party === party && { party: now }),
      ...(one.to === party && { to: now }),
      ...(isThey(spouse) && { spouse: { ...spouse, ...right } }),
      ...(isThey(denied) && { denied: { ...denied, ...right } }),
    }
  })
  return owners.every((one, at) => one === kept[at]) ? undefined : owners
}

/** What the borrower said of their spouse and the co-owners, once the name is put right; undefined where the borrower did not name them. */
export function aboutYouRenamed({ results }: Stored, known: Known, { party, name }: Named, right: RightName): unknown {
  const answer = known(aboutYou)
  const index = coOwnerAt(known, party)
  const isSpouse = answer?.spouse !== undefined && sameName(`${answer.spouse.firstName} ${answer.spouse.lastName}`, name)
  if (!answer || (index === undefined && !isSpouse)) return undefined
  const stored = (results[aboutYou.id]?.data ?? answer) as object
  return {
    ...stored,
    ...(isSpouse && { spouse: { ...answer.spouse, ...right } }),
    coOwners: answer.coOwners.map((one, at) => (at === index ? { ...one, ...right } : one)),
  }
}

/** Of whoever signs: their place among the co-owners whom the borrower named. */
function coOwnerAt(known: Known, party: string): number | undefined {
  const index = signersOf(known).findIndex((signer) => signer.party === party)
  return index >= 0 && index < (known(aboutYou)?.coOwners.length ?? 0) ? index : undefined
}

export const trusteesOf = (known: Known): readonly string[] => known(trustAndFloodInsurance)?.trust?.trustees ?? []

export const isTrustee = (known: Known, name: string): boolean => trusteesOf(known).some((trustee) => isTrusteeNamed(trustee, name))

/** As the trust's documents name the trustees; undefined where nothing changes. */
function trustNaming({ results }: Stored, known: Known, name: string, now: readonly string[]): unknown {
  const given = known(trustAndFloodInsurance)
  if (!given?.trust || !isTrustee(known, name)) return undefined
  const stored = (results[trustAndFloodInsurance.id]?.data ?? given) as object
  const trustees = given.trust.trustees.flatMap((trustee) => (isTrusteeNamed(trustee, name) ? now : [trustee]))
  return { ...stored, trust: { ...given.trust, trustees } }
}

export const trustWithout = (stored: Stored, known: Known, name: string): unknown => trustNaming(stored, known, name, [])

const trustRenamed = (stored: Stored, known: Known, name: string, right: RightName): unknown =>
  trustNaming(stored, known, name, [rightNameOf(right)])

/** The borrower's spouse, as the team entered them. */
function detailsRenamed(known: Known, name: string, right: RightName): unknown {
  const details = known(instrumentDetails)
  return details?.spouse !== undefined && sameName(details.spouse, name) ? { ...details, spouse: rightNameOf(right) } : undefined
}

/** Under the right name they are reached where they were before, also where the team entered it, or at the email that was entered with the name. */
function emailsRenamed(facts: Facts, known: Known, { party, name }: Named, right: RightName): unknown {
  const emails = known(signerEmails)?.emails ?? []
  const before = emails.find((one) => one.party === party)
  const now = partyNamed(rightNameOf(right))
  const isKeptElsewhere = aboutYouRenamed(facts, known, { party, name }, right) ?? marriageRenamed(known, { party, name }, right)
  const entered =
    right.email === undefined || (!before && isKeptElsewhere) ? before : { email: right.email.trim().toLowerCase(), at: facts.now }
  return entered && { emails: [...emails.filter((one) => one.party !== party && one.party !== now), { ...entered, party: now }] }
}

/** What the borrower said without this person; undefined where the borrower did not name them. Whoever is divorced or has died is no spouse any more. */
export function aboutYouWithout({ results }: Stored, known: Known, { party, name }: Named, because: RemovalReason): unknown {
  const answer = known(aboutYou)
  const index = coOwnerAt(known, party)
  const isEnded = endsMarriage(because) && isBorrowersSpouse(known, name)
  if (!answer || (index === undefined && !isEnded)) return undefined
  const coOwners = answer.coOwners.filter((_, at) => at !== index)
  const isAlone = coOwners.length === 0 && answer.ownership === 'JOINT' && recordedOwnership(known) === undefined
  // As it is stored, with what is sealed in it.
  const { spouse, ...stored } = (results[aboutYou.id]?.data ?? answer) as { readonly spouse?: unknown }
  return {
    ...stored,
    ...(spouse !== undefined && !isEnded && { spouse }),
    ...(isEnded && { maritalStatus: 'UNMARRIED' }),
    coOwners,
    ...(isAlone && { ownership: 'SOLE' }),
  }
}
