/** Who signs the instrument that puts the lien on the home, and as what. */
import type { Known } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { instrumentDetails } from './instrument-details.ts'
import { type InstrumentParty, instrumentOwners } from './instrument-owners.ts'
import { partyNamed, sameName } from './signers.ts'
import { needsSpouse } from './spouse-needed.ts'

/** The owners, and a spouse where the law of the state asks for one: as the borrower named them, else as the team entered them. Empty until the borrower is known by name. */
export function instrumentParties(known: Known): readonly InstrumentParty[] {
  const owners = instrumentOwners(known)
  const named = known(aboutYou)?.spouse
  const spouse = named ? `${named.firstName} ${named.lastName}` : known(instrumentDetails)?.spouse
  if (owners.length === 0 || !spouse || !needsSpouse(known) || owners.some(({ name }) => sameName(name, spouse))) return owners
  return [...owners, { party: partyNamed(spouse), name: spouse, capacity: 'SPOUSE', asTrustee: false }]
}
