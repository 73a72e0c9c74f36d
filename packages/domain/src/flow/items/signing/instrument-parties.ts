/** Who signs the instrument that puts the lien on the home, and as what. */
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { isOwnName } from '../apply/own-name.ts'
import { instrumentDetails } from './instrument-details.ts'
import { type InstrumentParty, instrumentOwners } from './instrument-owners.ts'
import { partyNamed, sameName } from './signers.ts'
import { spouseNamed } from './spouse.ts'
import { needsSpouse } from './spouse-needed.ts'

/** The owners, and a spouse where the law of the state asks for one: as the borrower named them, else as the team entered them. Empty until the borrower is known by name. */
export function instrumentParties(known: Known): readonly InstrumentParty[] {
  const owners = instrumentOwners(known)
  const spouse = spouseNamed(known) ?? known(instrumentDetails)?.spouse
  if (owners.length === 0 || !spouse || !needsSpouse(known) || isOwnName(known, spouse)) return owners
  if (owners.some(({ party, name }) => party !== BORROWER && sameName(name, spouse))) return owners
  return [...owners, { party: partyNamed(spouse), name: spouse, capacity: 'SPOUSE', asTrustee: false }]
}
