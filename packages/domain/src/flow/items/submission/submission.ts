/** The borrower reads, confirms and submits; from here on it is an application under Regulation B in every sense. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { summaryDisclosure } from './summary-disclosure.ts'
import { summaryOf, summaryShown } from './summary-shown.ts'

export const submissionAnswer = z.object({ confirmed: z.literal(true, 'Check the box to submit your application') })

export const submission = ask('submission', {
  title: 'Check and submit',
  why: 'Review your application. When you submit it, we make a hard credit inquiry.',
  steps: ['APP_SUBMISSION', 'GEN_SUMMARY_DISCLOSURE'],
  reads: (known) => [known(summaryDisclosure)?.sha256],
  // By its name alone: the pull rests on the submission.
  about: {
    data: summaryShown,
    givenBy: { id: 'hard-credit' },
    of: (known, _on, pulled) => ({ ...summaryOf(known), ...(pulled !== undefined && { creditPulled: true as const }) }),
  },
  data: submissionAnswer,
  labels: { confirmed: 'The information I gave is correct, and I submit my application' },
  chapter: { open: 'Submit your application', done: 'Application submitted' },
  example: { confirmed: true },
})
