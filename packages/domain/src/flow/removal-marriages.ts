/** What is kept of marriages once someone signs no longer, or signs under their right name. Pure. */
import type { Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { spouseSigning } from './items/signing/instrument-parties.ts'
import type { OwnerMarriage } from './items/signing/marriage-answer.ts'
import { ownerMarriages } from './items/signing/owner-marriages.ts'
import { marriageOf, ownersOfMarriages } from './items/signing/owners-spouses.ts'
import { isTrusteeNamed } from './items/signing/removed-trustees.ts'
import { partyNamed, sameName, signersOf } from './items/signing/signers.ts'
import { type RemovalReason, type RightName, rightNameOf } from './items/signing/signers-removed.ts'
import { spouseNamed } from './items/signing/spouse.ts'
import { BORROWER, type Signer } from './parties.ts'

export type Named = Pick<Signer, 'party' | 'name'>

/** A marriage ends by a decree or by a death. */
export const endsMarriage = (because: RemovalReason): boolean => because === 'DIVORCED' || because === 'DIED'

/** Whoever signs no longer as a trustee is named no longer by the trust. */
export const endsTrusteeship = (because: RemovalReason): boolean => because === 'NOT_TRUSTEE' || because === 'DIED'

/** Whoever owns no share, and is married as before. */
export const losesShare = (because: RemovalReason): boolean => because === 'SOLD_SHARE' || because === 'NEVER_OWNED'

export const trusteesOf = (known: Known): readonly string[] => known(trustAndFloodInsurance)?.trust?.trustees ?? []

export const isTrustee = (known: Known, name: string): boolean => trusteesOf(known).some((trustee) => isTrusteeNamed(trustee, name))

/** Whose spouse they are by what we were told, as the borrower reads it: “you”, or the other owner who named them. */
export const divorcedFrom = (known: Known, named: Named): string | undefined =>
  isBorrowersSpouse(known, named) ? 'you' : marriageEnded(known, named)?.owner

/** As the borrower named them, else as the team entered them. Of two owners of one name it is the one whose mailbox it is, or who says so. */
export function isBorrowersSpouse(known: Known, { party, name }: Named): boolean {
  const answer = known(aboutYou)
  const named = spouseNamed(known)
  const spouse = named ?? spouseSigning(known)
  if (spouse === undefined || !sameName(spouse, name) || answer?.maritalStatus === 'UNMARRIED') return false
  const namesakes = signersOf(known).filter((owner) => sameName(owner.name, name))
  if (namesakes.length < 2) return true
  const email = named === undefined ? undefined : answer?.spouse?.email.trim().toLowerCase()
  const says = (owner: Named) => known(ownerMarriages)?.owners.some((one) => one.party === owner.party && one.to === BORROWER) === true
  const their = namesakes.find((owner) => email !== undefined && owner.email === email) ?? namesakes.find(says)
  return their?.party === party
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
  { party: their, name }: Named,
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
  const chosen = (owners.find(({ party }) => party === their) ?? owners.find((one) => sameName(one.name, name)))?.party
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
export function endedBy(known: Known, named: Named, because: RemovalReason): ReturnType<typeof marriageEnded> {
  const ended = marriageEnded(known, named)
  return endsMarriage(because) || (ended?.isDenied && because !== 'MISSPELLED') ? ended : undefined
}

/** Of an owner whose spouse owns no share: named by name from now on, as they are no owner whom one could choose. */
export function marriageAsSpouse(known: Known, { party, name }: Named, because: RemovalReason): readonly OwnerMarriage[] | undefined {
  const kept = known(ownerMarriages)?.owners ?? []
  const owners = ownersOfMarriages(known)
  const isOf = ({ party: self, to }: OwnerMarriage) => {
    const owner = owners.find((one) => one.party === self)
    return to === party && owner !== undefined && marriageOf(known, owner, owners) !== undefined
  }
  if (!losesShare(because) || !kept.some(isOf)) return undefined
  const at = signersOf(known).findIndex((one) => one.party === party)
  const words = name.trim().split(/\s+/u)
  const { firstName, lastName, email } = known(aboutYou)?.coOwners[at] ?? {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    email: undefined,
  }
  return kept.map(({ to, ...one }) =>
    isOf({ ...one, to })
      ? { ...one, spouse: { firstName, lastName, ...(email !== undefined && { email }) } }
      : { ...one, ...(to !== undefined && { to }) },
  )
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
