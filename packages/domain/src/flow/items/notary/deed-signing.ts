/** The deed is signed before a notary, online or in person. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { notaryMeeting } from '../../../policy/notary-meeting.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { notaryDisclosure } from './notary-disclosure.ts'

/** Known as soon as the home's address is: the last step of the progress bar and the cost of the notary depend on it. */
export const meetsNotaryInPerson = (known: Known): boolean => {
  const address = known(propertyAddress)
  return address !== undefined && notaryMeeting(address.state, address.occupancyType) === 'MANUAL'
}

export const deedSigningAnswer = z.object({ signedOn: localDate, notary: z.string().check(z.minLength(2), z.maxLength(120)) })

export const deedSigning = ask('deed-signing', {
  title: 'Meet your notary',
  why: 'A notary confirms your identity when you sign.',
  steps: ['DEED_SIGNING', 'MANUAL_DEED_SIGNING'],
  step: (known) => (meetsNotaryInPerson(known) ? 'MANUAL_DEED_SIGNING' : 'DEED_SIGNING'),
  reads: (known) => [known(notaryDisclosure)?.sha256],
  data: deedSigningAnswer,
  labels: { signedOn: 'Signed on', notary: 'Notary' },
  chapter: { open: 'Sign with the notary', done: 'Signed with the notary' },
  example: { signedOn: '2026-11-23', notary: 'J. Calloway' },
})
