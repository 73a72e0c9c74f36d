/** Verified annual income by source. */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { incomeSources } from './income-sources.ts'

export const incomeVerification = work('income-verification', {
  title: 'Verifying your income',
  steps: ['INCOME_VERIFICATION'],
  reads: (known) => [known(incomeSources), known(annualIncome)],
  chapter: { open: 'Income', done: 'Income verified' },
  data: z.object({
    verifiedAnnualCents: cents,
    /** of what co-owners earn; absent where none was stated, and where no one verified it: then none of it counts */
    verifiedCoOwnersCents: z.optional(cents),
    reference: z.string(),
    employmentFlagged: z.boolean(),
  }),
  example: { verifiedAnnualCents: 14_500_000, reference: 'income-example', employmentFlagged: false },
})
