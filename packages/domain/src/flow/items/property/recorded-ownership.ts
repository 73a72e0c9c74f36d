/** How the home is held, and by whom, as public records say. */
import type { Known } from '../../item.ts'
import { namesRemoved } from '../signing/signers-removed.ts'
import { chosenProperty } from './property-choice.ts'

/** Whom public records name, without those whom two of the team took off by a newer document of title. */
export function ownersOfRecord(known: Known) {
  const removed = namesRemoved(known)
  return chosenProperty(known)?.owners?.filter(({ kind, name }) => kind !== 'PERSON' || !removed.has(name))
}

/** TRUST and JOINT bind; records of one owner do not say that there is no other. Undefined there, and until the home is found. */
export function recordedOwnership(known: Known): 'TRUST' | 'JOINT' | undefined {
  const owners = ownersOfRecord(known)
  if (owners?.some(({ kind }) => kind === 'TRUST')) return 'TRUST'
  return owners && owners.length > 1 ? 'JOINT' : undefined
}
