/** How the home is held, and by whom, as public records say. */
import type { Known } from '../../item.ts'
import { chosenProperty } from './property-choice.ts'

/** TRUST and JOINT bind; records of one owner do not say that there is no other. Undefined there, and until the home is found. */
export function recordedOwnership(known: Known): 'TRUST' | 'JOINT' | undefined {
  const owners = chosenProperty(known)?.owners
  if (owners?.some(({ kind }) => kind === 'TRUST')) return 'TRUST'
  return owners && owners.length > 1 ? 'JOINT' : undefined
}
