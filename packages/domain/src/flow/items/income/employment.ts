/** The employer could not be confirmed from the income data: the borrower names a contact. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { incomeVerification } from './income-verification.ts'

export const employment = ask('employment', {
  title: 'Name your employer',
  steps: ['EMPLOYMENT_VERIFICATION'],
  applies: (known) => known(incomeVerification)?.employmentFlagged === true,
  reads: (known) => [known(incomeVerification)?.reference],
  data: z.object({ employer: z.string().min(2).max(120), contactPhone: z.string().regex(/^\d{10}$/, 'Please enter a valid phone number') }),
  example: { employer: 'Harbor Foods', contactPhone: '4155550199' },
})
