/** What is still asked for before the money: nothing that was signed is signed again for it, and nothing is recorded or paid out meanwhile. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'
import { contact } from '../about-you/contact.ts'
import { openRaised, raisedParts } from './raised-conditions.ts'

export const fundingConditions = wait('funding-conditions', {
  title: 'Reviewing what we asked for',
  staffTitle: 'Conditions before funding',
  why: 'Our team reviews it before we send your money.',
  steps: ['CONDITIONS_OPEN'],
  progress: 'COMPLETE',
  by: 'operator',
  corrects: [contact],
  applies: (known) => openRaised(known, 'FUNDING').length > 0,
  notAfter: 'disbursement',
  chapter: { open: 'Requests before your money', done: 'Requests completed', shown: 'when-open' },
  // Each of them is decided by itself; with the last one it no longer applies.
  data: z.object({}),
  fits: () => [{ path: '', message: 'Decide each request on its own' }],
  parts: (known) => raisedParts(known, 'FUNDING'),
  holds: (known) => openRaised(known, 'FUNDING').length === 0,
  example: {},
})
