/** A member of the lender's team asks the employer whether the job goes on. */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'
import { reviewOutcome } from '../review-outcome.ts'
import { employment, employmentAnswer } from './employment.ts'
import { incomeVerification } from './income-verification.ts'

export const employmentConfirmation = wait('employment-confirmation', {
  title: 'Asking your employer',
  staffTitle: 'Employment',
  why: 'We call or email the contact that you gave us. This usually takes one to three business days.',
  steps: ['EMPLOYMENT_VERIFICATION'],
  by: 'operator',
  // Another contact may be the one who answers.
  corrects: [employment],
  // Applications that went on before anyone asked go on without it.
  notAfter: 'disbursement-account',
  applies: (known) => known(incomeVerification)?.employmentFlagged === true,
  reads: (known) => [known(employment)],
  data: reviewOutcome,
  about: {
    data: z.object({ told: z.optional(employmentAnswer) }),
    of: (known) => {
      const told = known(employment)
      return told === undefined ? {} : { told }
    },
  },
  example: { outcome: 'ACCEPTED', reason: 'Spoke with the payroll office: employed since 2019, full time.' },
})
