/** Why someone stays among those who sign as long as the title search or the trust names them, whatever else is shown. Pure. */
import { faultOfFullName } from '../fields/full-name.ts'
import type { Known } from './item.ts'
import { representativeOf } from './items/funding/rescission-delivery.ts'
import { isDeedComplete } from './items/notary/deed-complete.ts'
import { firstAndLastName, ownerMatches } from './items/property/owner-matches.ts'
import { isTrusteeNamed } from './items/signing/removed-trustees.ts'
import { sameName, signersOf } from './items/signing/signers.ts'
import type { RemovalReason } from './items/signing/signers-removed.ts'
import { needsSpouse } from './items/signing/spouse-needed.ts'
import { fullTitle } from './items/title/full-title.ts'
import type { Signer } from './parties.ts'
import { endsTrusteeship, isBorrowersSpouse, losesShare, type Named, trusteesOf } from './removal-marriages.ts'

const DEED_SIGNED = 'The deed is signed. Who signed it can no longer change here.'
const IF_DIED =
  ' If an owner died since, their notice of the right to cancel goes to their personal representative: record that with the notice.'

/** With what is left to be recorded of an owner who died since. */
export const deedSignedWords = (known: Known, { party }: Named): string =>
  representativeOf(known, party) === undefined ? `${DEED_SIGNED}${IF_DIED}` : DEED_SIGNED

/** Who else signs under the same name, as a father and a son. */
export const namesakesOf = (known: Known, { party, name }: Named): readonly Signer[] =>
  signersOf(known).filter((other) => other.party !== party && sameName(other.name, name))

/** Of several of one name as many stay as the title search and the trust name. */
export function namedAsOwner(known: Known, named: Named, because: RemovalReason): string | undefined {
  const { name } = named
  const title = known(fullTitle)
  if (isDeedComplete(known)) return deedSignedWords(known, named)
  if (title === undefined) return 'The title search is not here yet. It has to show that they do not own the home.'
  const others = namesakesOf(known, named)
  const onTitle = title.owners.filter((owner) => owner.kind === 'PERSON' && ownerMatches([owner], firstAndLastName(name)))
  if (onTitle.length > others.length)
    return because === 'DIED'
      ? `The title search names ${name} as an owner. Once the land records show who owns their share now, order it again under “Title search”.`
      : `The title search names ${name} as an owner. Once their deed is recorded, order it again under “Title search”.`
  if (others.length > 0 && losesShare(because) && needsSpouse(known) && isBorrowersSpouse(known, named))
    return `The law of the state asks ${name} to sign as the borrower’s spouse, and another owner has the same name. Correct one of the names first, with the middle name after the first name.`
  return namedAsTrustee(known, named, because)
}

/** How many of the trustees whom the trust names can be no one else who signs. */
export function trusteeSeats(known: Known, named: Named): number {
  const seats = trusteesOf(known).filter((trustee) => isTrusteeNamed(trustee, named.name)).length
  const others = namesakesOf(known, named).length
  return others === 0 ? seats : Math.min(1, Math.max(0, seats - others))
}

function namedAsTrustee(known: Known, named: Named, because: RemovalReason): string | undefined {
  const { name } = named
  if (trusteeSeats(known, named) === 0)
    return because === 'NOT_TRUSTEE' && !trusteesOf(known).some((trustee) => isTrusteeNamed(trustee, name))
      ? `The trust does not name ${name} as a trustee, so this reason is not for them.`
      : undefined
  return endsTrusteeship(because)
    ? undefined
    : `The trust names ${name} as a trustee, who has to sign. If the trust’s documents show that they are not a trustee, choose that reason.`
}

/** The only trustee is taken off by whom the trust’s documents name in their place. */
export const needsSuccessor = (known: Known, named: Named, because: RemovalReason): boolean =>
  endsTrusteeship(because) &&
  trusteeSeats(known, named) > 0 &&
  trusteesOf(known).every((trustee) => isTrusteeNamed(trustee, named.name)) &&
  namesakesOf(known, named).length === 0

/** What is wrong with the name of whoever is the trustee in their place. */
export function faultOfSuccessor(known: Known, named: Named, because: RemovalReason, successor: string | undefined): string | undefined {
  if (successor === undefined)
    return needsSuccessor(known, named, because)
      ? `${named.name} is the only trustee whom the trust names. Enter who is the trustee in their place, as the trust’s documents show it.`
      : undefined
  if (!endsTrusteeship(because) || trusteeSeats(known, named) === 0) return 'Enter this only for a trustee of the trust'
  if (isTrusteeNamed(successor, named.name)) return `Enter who is the trustee in the place of ${named.name}`
  if (trusteesOf(known).some((trustee) => isTrusteeNamed(trustee, successor)))
    return `${successor} is a trustee already, and stays one. Leave this empty, unless someone else is the trustee in the place of ${named.name}`
  return faultOfFullName(successor)
}
