/** The deed is signed before a notary, online or in person. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

/** Where a remote notary cannot act for this deed: reference ron_states, none found (GA, MS, SC), CA not yet operational, TX homestead. */
const IN_PERSON_STATES = ['CA', 'GA', 'MS', 'SC', 'TX', 'CT']

export const deedSigning = ask('deed-signing', {
  title: 'Meet your notary',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: (known) => (IN_PERSON_STATES.includes(known(propertyAddress)?.state ?? '') ? 'MANUAL_DEED_SIGNING' : 'DEED_SIGNING'),
  reads: (known) => [known(notaryDisclosure)?.sha256],
  data: z.object({ signedOn: z.iso.date(), notary: z.string().min(2).max(120) }),
  example: { signedOn: '2026-11-23', notary: 'J. Calloway' },
})
