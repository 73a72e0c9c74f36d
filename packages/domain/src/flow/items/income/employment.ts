/** The employer could not be confirmed from the income data: the borrower names a contact. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { phoneDigitsText } from '../contact-phone.ts'
import { incomeVerification } from './income-verification.ts'

export const employmentAnswer = z.object({ employer: z.string().check(z.minLength(2), z.maxLength(120)), contactPhone: phoneDigitsText })

export const employment = ask('employment', {
  title: 'Tell us who you work for',
  why: 'We couldn’t confirm your employer from your income information.',
  steps: ['EMPLOYMENT_VERIFICATION'],
  applies: (known) => known(incomeVerification)?.employmentFlagged === true,
  reads: (known) => [known(incomeVerification)?.reference],
  correctable: { untilSigned: [['employer', 'contactPhone']] },
  data: employmentAnswer,
  labels: { employer: 'Employer', contactPhone: 'Contact phone' },
  example: { employer: 'Harbor Foods', contactPhone: '4155550199' },
})
