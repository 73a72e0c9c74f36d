/** Everyone else who owns the home has signed. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import type { Signer } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { ownershipOf } from '../about-you/ownership.ts'
import { closingSigners } from './closing-signers.ts'
import { note } from './note.ts'
import { signersOf } from './signers.ts'

/** Whoever holds the home beside the borrower signs, whether the borrower, the public records, the trust or the title name them. */
export const coOwnersSign = (known: Known): boolean => ownershipOf(known) === 'JOINT' || closingSigners(known).length > 0

/** Whom the borrower did not name. */
const namedByOthers = (known: Known): readonly string[] => {
  const own = new Set(signersOf(known).map(({ party }) => party))
  return closingSigners(known).flatMap(({ party }) => (own.has(party) ? [] : [party]))
}

/** An email that several share names none of them. */
const ownEmail = ({ email }: Signer, all: readonly Signer[]): string | undefined =>
  all.filter((other) => other.email === email).length === 1 ? email : undefined

export const coOwners = wait('co-owners', {
  title: 'Co-owners sign',
  why: 'Everyone who owns the home must sign too. We email each co-owner whose address you gave us, and our team contacts the others.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  applies: coOwnersSign,
  reads: (known) => {
    const others = namedByOthers(known)
    return [known(aboutYou)?.coOwners, known(note)?.sha256, ...(others.length > 0 ? [others] : [])]
  },
  // Where no one is known by name yet, an operator says who signed.
  bySigners: (signers) =>
    signers.length > 0 && signers.every(({ isDone }) => isDone)
      ? { signed: signers.map((signer) => ownEmail(signer, signers) ?? signer.name) }
      : undefined,
  fits: (known, { signed }) => {
    const named = new Set(signed.map((text) => text.trim().toLowerCase()))
    const all = closingSigners(known)
    const missing = all.filter((signer) => !named.has(ownEmail(signer, all) ?? '') && !named.has(signer.name.toLowerCase()))
    if (![...named].some(Boolean)) return [{ path: 'signed', message: 'Name everyone who signed, by email or full name' }]
    if (missing.length === 0) return []
    return [{ path: 'signed', message: `Name everyone who signed. Missing: ${missing.map(({ name }) => name).join(', ')}` }]
  },
  data: z.object({ signed: z.array(z.string()) }),
  labels: { signed: 'Emails or full names of everyone who signed' },
  example: { signed: ['sam@example.test'] },
})
