/** How the home is held: by public records first, then as the borrower says. */
import type { Known } from '../../item.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { recordedOwnership } from '../property/recorded-ownership.ts'
import { aboutYou, type Ownership } from './about-you.ts'

/**
 * Public records come before what the borrower says: a trust or a second owner on the deed has to sign, whoever forgets them. Where the
 * records name the one owner, the borrower may know of more. Undefined until the home is found.
 */
export function ownershipOf(known: Known): Ownership | undefined {
  const recorded = recordedOwnership(known)
  if (recorded) return recorded
  const answer = known(aboutYou)
  if (answer && answer.ownership !== 'TRUST' && answer.coOwners.length > 0) return 'JOINT'
  return answer?.ownership ?? (chosenProperty(known)?.owners && 'SOLE')
}
