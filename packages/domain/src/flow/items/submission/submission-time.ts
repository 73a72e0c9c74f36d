/** When the application was submitted: the moment that later periods are counted from. */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { submission } from './submission.ts'

export const submissionTime = work('submission-time', {
  title: 'Recording your submission',
  steps: ['HARD_CREDIT_PULL'],
  applies: (known) => known(submission) !== undefined,
  reads: (known) => [known(submission)],
  data: z.object({ at: instant }),
  example: { at: '2026-11-20T18:30:00Z' },
})
