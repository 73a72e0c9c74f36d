/** Whom two of the team took off the trustees, or put under another name: what one of them accepts says nothing against it. Pure. */
import type { Known } from '../../item.ts'
import { firstAndLastName } from '../property/owner-matches.ts'
import { sameName } from './party-named.ts'
import { type RemovalReason, type SignerRemoval, signersRemoved } from './signers-removed.ts'

const OF_TRUSTEES: ReadonlySet<string> = new Set<RemovalReason>(['NOT_TRUSTEE', 'DIED', 'MISSPELLED'])

/** By which the trust has other trustees, or one of another name. */
export const isOfTrustees = ({ because, confirmedAt }: Pick<SignerRemoval, 'because' | 'confirmedAt'>): boolean =>
  confirmedAt !== undefined && OF_TRUSTEES.has(because)

/** A middle name is written by some and left out by others. */
const shortName = (name: string): string => {
  const { firstName, lastName } = firstAndLastName(name)
  return [firstName, lastName].join(' ')
}

/** Whether a trust means this person by a trustee. */
export const isTrusteeNamed = (trustee: string, name: string): boolean =>
  sameName(trustee, name) || sameName(shortName(trustee), shortName(name))

/** Whoever was taken off since, whether an answer names them or not: the documents have to show it. */
export const trusteesTakenOff = (known: Known): readonly SignerRemoval[] => (known(signersRemoved)?.removed ?? []).filter(isOfTrustees)

/** Of those whom an answer names, the last decision on each. @param named as the trust's documents name its trustees */
export const removedTrustees = (known: Known, named: readonly string[]): readonly SignerRemoval[] =>
  named.flatMap((trustee) =>
    trusteesTakenOff(known)
      .filter((one) => isTrusteeNamed(trustee, one.name))
      .slice(-1),
  )
