/** A mortgage was paid late in the last twelve months: the borrower says what happened. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { softCredit } from './soft-credit.ts'

/** Mortgage 0x30 in 12 months (design 5.1). */
export const mortgageLates = (known: Known) =>
  (known(softCredit)?.tradelines ?? []).filter((line) => (line.kind === 'MORTGAGE' || line.kind === 'HELOC') && line.late30In12Months > 0)

export const delinquencyExplanation = ask('delinquency-explanation', {
  title: 'Explain a late mortgage payment',
  steps: ['DELINQUENCY_REVIEW'],
  applies: (known) => mortgageLates(known).length > 0,
  reads: (known) => [mortgageLates(known)],
  data: z.object({
    /** whether every account named is paid up to date now */
    current: z.boolean('Choose one of the two'),
    explanation: z.string().trim().min(10, 'Tell us in a sentence what happened').max(2000, 'Please keep it to 2,000 characters'),
  }),
  example: { current: true, explanation: 'I changed banks and one payment went out ten days late.' },
})
