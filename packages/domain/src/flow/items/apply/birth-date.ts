/** The date of birth; the age rules are in policy/age.ts and are applied where it is given. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const birthDateAnswer = z.object({ bornOn: localDate })

export const birthDate = ask('birth-date', {
  title: 'Your date of birth',
  why: 'We use it to find your credit report and to confirm that you meet the minimum age to borrow.',
  steps: ['IN_PROGRESS'],
  data: birthDateAnswer,
  labels: { bornOn: 'Date of birth' },
  example: { bornOn: '1984-05-17' },
})
