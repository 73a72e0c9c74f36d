/** The date of birth; the age rules stand in policy/age.ts and are applied where it is given. */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

export const birthDate = ask('birth-date', {
  title: 'Your date of birth',
  steps: ['IN_PROGRESS'],
  data: z.object({ bornOn: localDate }),
  example: { bornOn: '1984-05-17' },
})
