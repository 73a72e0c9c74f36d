/** Every co-owner has signed the deed. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { ownershipOf } from '../about-you/ownership.ts'
import { note } from './note.ts'

/** Whoever holds the home beside the borrower signs, whether the borrower or the public records name them. */
export const coOwnersSign = (known: Known): boolean => ownershipOf(known) === 'JOINT' || (known(aboutYou)?.coOwners.length ?? 0) > 0

export const coOwners = wait('co-owners', {
  title: 'Co-owners sign',
  why: 'Everyone who owns the home signs as well. Our team arranges that with each of them.',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  applies: coOwnersSign,
  reads: (known) => [known(aboutYou)?.coOwners, known(note)?.sha256],
  data: z.object({ signed: z.array(z.string()) }),
  example: { signed: ['sam@example.test'] },
})
