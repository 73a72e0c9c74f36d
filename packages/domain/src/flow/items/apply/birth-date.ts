/** The date of birth; the age rules stand in policy/age.ts and are applied where it is given. */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const birthDateAnswer = z.object({ bornOn: localDate })

export const birthDate = ask('birth-date', {
  title: 'Your date of birth',
  why: 'The credit bureau finds your file by it, and the law sets a least age for borrowers.',
  steps: ['IN_PROGRESS'],
  data: birthDateAnswer,
  labels: { bornOn: 'Date of birth' },
  example: { bornOn: '1984-05-17' },
})
