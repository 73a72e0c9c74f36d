/**
 * Where the line is closed at an office, each owner is handed the notice of the right to cancel there (12 CFR 1026.15(b)). It is made with the other documents of
 * the meeting, with its days as blanks: nobody knows them before everyone has signed. Kept for the team alone: an owner has it when it is handed over, with its
 * days.
 */
import { z } from 'zod'
import { type Known, work } from '../../item.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'
import { signsAtOffice } from './closing-office.ts'
import { instrumentParties } from './instrument-parties.ts'
import { note } from './note.ts'

/** What is printed for one of those who have the right. */
const noticeToHand = documentResult.extend({
  party: z.string(),
  name: z.string(),
  /** what they sign when they have their two copies */
  receipt: documentResult,
})

/** Who has the right, and who they are on the instrument. */
const whoMayCancel = (known: Known) => instrumentParties(known).map(({ party, name }) => [party, name])

export const closingNotices = work('closing-notices', {
  title: 'Preparing your documents',
  staffTitle: 'Notices of the right to cancel, to hand over at the office',
  steps: ['GEN_NOTE_SIGNING'],
  applies: signsAtOffice,
  reads: (known) => [whoMayCancel(known)],
  after: [note],
  // What earlier releases closed was closed with the office's own copies. Whoever was reading, or had an appointment, is not held up.
  notAfter: (_given, isCurrent) => isCurrent('note-signing'),
  overtakenBy: 'closing-review',
  data: z.object({ persons: z.array(noticeToHand) }),
  example: {
    persons: [
      {
        party: 'borrower',
        name: 'Ana Reyes',
        documentId: 'closing-rescission-notice',
        sha256: '0'.repeat(64),
        receipt: { documentId: 'rescission-receipt', sha256: '0'.repeat(64) },
      },
    ],
  },
})
