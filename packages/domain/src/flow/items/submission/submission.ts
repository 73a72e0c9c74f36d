/** The borrower reads, confirms and submits; from here on it is an application under Regulation B in every sense. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { summaryDisclosure } from './summary-disclosure.ts'

export const submission = ask('submission', {
  title: 'Check and submit',
  steps: ['APP_SUBMISSION', 'GEN_SUMMARY_DISCLOSURE'],
  reads: (known) => [known(summaryDisclosure)?.sha256],
  data: z.object({ confirmed: z.literal(true, 'Required') }),
  example: { confirmed: true },
})
