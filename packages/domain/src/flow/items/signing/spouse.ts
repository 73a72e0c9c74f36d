/** The spouses who sign the instrument and own nothing of the home, where the state's law has them sign: the borrower's, and those of the other owners. */
import type { Known } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { isOwnName } from '../apply/own-name.ts'
import { deniesBeingTheBorrowers, spousesOfOwners } from './owners-spouses.ts'
import { partyNamed, sameName, signersOf } from './signers.ts'
import { needsSpouse } from './spouse-needed.ts'

/** As the borrower named them. A borrower who named themselves named no one (earlier releases took that), nor did one who named an owner who says otherwise. */
export function spouseNamed(known: Known): string | undefined {
  const spouse = known(aboutYou)?.spouse
  const name = spouse && `${spouse.firstName} ${spouse.lastName}`
  return name === undefined || isOwnName(known, name) || deniesBeingTheBorrowers(known, name) ? undefined : name
}

/** Undefined where none signs, where they own the home too and sign as an owner, and where the borrower has not named them. */
export function spouseOf(known: Known): Signer | undefined {
  const spouse = known(aboutYou)?.spouse
  const name = spouseNamed(known)
  if (!spouse || name === undefined || !needsSpouse(known)) return undefined
  if (signersOf(known).some((owner) => sameName(owner.name, name))) return undefined
  return { party: partyNamed(name), name, email: spouse.email.trim().toLowerCase() }
}

/** Everyone whom the borrower, or public records, name as signing beside the borrower: each once, where earlier releases took one spouse of two owners. */
export function namedSigners(known: Known): readonly Signer[] {
  const owners = signersOf(known)
  const spouse = spouseOf(known)
  const others = spousesOfOwners(known, owners).filter(({ party }) => party !== spouse?.party)
  return [...owners, ...(spouse ? [spouse] : []), ...others]
}

/** Whether the borrower's spouse has to sign, whom no one has named yet. */
export const isSpouseUnnamed = (known: Known): boolean => needsSpouse(known) && spouseNamed(known) === undefined
