/** Every co-owner has signed the deed. */
import { z } from 'zod'
import { wait } from '../../item.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { note } from './note.ts'

export const coOwners = wait('co-owners', {
  title: 'Co-owners sign',
  steps: ['CO_DEED_REQ'],
  by: 'signer',
  applies: (known) => (known(aboutYou)?.coOwners.length ?? 0) > 0,
  reads: (known) => [known(aboutYou)?.coOwners, known(note)?.sha256],
  data: z.object({ signed: z.array(z.string()) }),
  example: { signed: ['sam@example.test'] },
})
