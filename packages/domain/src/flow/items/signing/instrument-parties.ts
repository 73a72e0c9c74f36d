/** Who signs the instrument that puts the lien on the home, and as what. */
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { isOwnName } from '../apply/own-name.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { instrumentDetails } from './instrument-details.ts'
import { type InstrumentParty, instrumentOwners } from './instrument-owners.ts'
import { ownersAsked, spousesOfOwners } from './owners-spouses.ts'
import { partyNamed, sameName } from './signers.ts'
import { signersBegun } from './signers-begun.ts'
import { spouseNamed } from './spouse.ts'
import { needsSpouse } from './spouse-needed.ts'
import { isBorrowersUndecided, spouseDecided, spouseEntered } from './spouse-undecided.ts'

/** The owners, and their spouses where the law of the state asks for them: as each owner named theirs, else as the team entered them. Empty until the borrower is known by name. */
export function instrumentParties(known: Known): readonly InstrumentParty[] {
  const owners = instrumentOwners(known)
  const spouse = spouseSigning(known)
  if (owners.length === 0) return owners
  const signing = (name: string): InstrumentParty => ({ party: partyNamed(name), name, capacity: 'SPOUSE', asTrustee: false })
  const isOwner = (name: string) => owners.some((owner) => owner.party !== BORROWER && sameName(owner.name, name))
  const own = spouse && !isOwnName(known, spouse) && !isOwner(spouse) ? [signing(spouse)] : []
  const others = spousesOfOwners(known, ownersAsked(known)).map(({ name }) => signing(name))
  return [...owners, ...own, ...others.filter(({ party }) => !own.some((one) => one.party === party))]
}

/**
 * The borrower's, by the law of the state; and where it was left to the team whether there is one, as the team found out. While the team confirms the details
 * again, one who has begun is still the one who signs.
 */
export function spouseSigning(known: Known): string | undefined {
  const details = known(instrumentDetails)
  const begun = details === undefined ? known(signersBegun)?.spouse : undefined
  if (needsSpouse(known)) return spouseNamed(known) ?? spouseEntered(known, details) ?? begun
  return spouseDecided(known, details) ?? (isBorrowersUndecided(known) ? begun : undefined)
}

/** Who may cancel a line on the home where the borrower lives, and is to have a notice of it (12 CFR 1026.15(a)(1), (b)). */
export const partiesWithRight = (known: Known): ReadonlySet<string> =>
  new Set(known(propertyAddress)?.occupancyType === 'HOME' ? instrumentParties(known).map(({ party }) => party) : [])
