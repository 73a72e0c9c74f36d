/** How the home is held, and by whom, as public records say. */
import type { Known } from '../../item.ts'
import { legalName } from '../apply/legal-name.ts'
import { namesRemoved } from '../signing/signers-removed.ts'
import { firstAndLastName, ownerMatches } from './owner-matches.ts'
import { chosenProperty } from './property-choice.ts'

/**
 * Whom public records name, without those whom two of the team took off by a newer document of title, also where the records write the name in another
 * way. The borrower stays, whoever shares their name.
 * @param leaving names of those who are about to be taken off as well
 */
export function ownersOfRecord(known: Known, leaving: readonly string[] = []) {
  const removed = [...namesRemoved(known), ...leaving]
  const borrower = removed.length > 0 ? known(legalName) : undefined
  return chosenProperty(known)?.owners?.filter(
    (owner) =>
      owner.kind !== 'PERSON' ||
      (borrower !== undefined && ownerMatches([owner], borrower)) ||
      !removed.some((name) => owner.name === name || ownerMatches([owner], firstAndLastName(name))),
  )
}

/** TRUST and JOINT bind; records of one owner do not say that there is no other. Undefined there, and until the home is found. */
export function recordedOwnership(known: Known, leaving: readonly string[] = []): 'TRUST' | 'JOINT' | undefined {
  const owners = ownersOfRecord(known, leaving)
  if (owners?.some(({ kind }) => kind === 'TRUST')) return 'TRUST'
  return owners && owners.length > 1 ? 'JOINT' : undefined
}
