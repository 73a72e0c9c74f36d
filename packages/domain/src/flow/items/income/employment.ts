/** The records do not show that a job goes on: the borrower says whom we may ask there (12 CFR 1026.43(c)(3)(ii)). */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'
import { incomeVerification } from './income-verification.ts'

export const employmentAnswer = z.object({
  employer: z.string().check(z.minLength(2), z.maxLength(120)),
  contactPhone: phoneDigitsText,
  /** of the person or office that answers */
  contactName: z.optional(z.string().check(z.maxLength(120))),
  contactEmail: z.optional(z.email()),
})

export const employment = ask('employment', {
  title: 'Tell us who you work for',
  why: 'We couldn’t confirm your employer from your income information.',
  steps: ['EMPLOYMENT_VERIFICATION'],
  applies: (known) => known(incomeVerification)?.employmentFlagged === true,
  reads: (known) => [known(incomeVerification)?.reference],
  correctable: { untilSigned: [['employer', 'contactPhone']] },
  data: employmentAnswer,
  about: {
    data: z.object({ employer: z.optional(z.string()) }),
    of: (known) => {
      const employer = known(incomeVerification)?.employer
      return employer === undefined ? {} : { employer }
    },
  },
  labels: { employer: 'Employer', contactPhone: 'Contact phone', contactName: 'Contact', contactEmail: 'Contact email' },
  example: { employer: 'Harbor Foods', contactPhone: '4155550199' },
})
