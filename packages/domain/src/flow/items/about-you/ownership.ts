/** How the home is held: by public records first, then as the borrower says. */
import type { Known } from '../../item.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { aboutYou, type Ownership } from './about-you.ts'

/**
 * Public records come before what the borrower says: a trust or a second owner on the deed has to sign, whoever forgets them. Where the
 * records name the one owner, the borrower may know of more. Undefined until the home is found.
 */
export function ownershipOf(known: Known): Ownership | undefined {
  const owners = chosenProperty(known)?.owners
  if (owners?.some(({ kind }) => kind === 'TRUST')) return 'TRUST'
  if (owners && owners.length > 1) return 'JOINT'
  const answer = known(aboutYou)
  if (answer && answer.ownership !== 'TRUST' && answer.coOwners.length > 0) return 'JOINT'
  return answer?.ownership ?? (owners && 'SOLE')
}
