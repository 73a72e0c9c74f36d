/**
 * Whether the applicant works for the lender, which an operator records: the register of Regulation C then has no income of theirs (12 CFR
 * 1003, comment 4(a)(10)(iii)-3). No rule reads it, and it never stops the walk.
 */
import * as z from 'zod/mini'
import { wait } from '../../item.ts'

export const lenderEmployee = wait('lender-employee', {
  title: 'Employee of the lender',
  // Never shown: it is settled from the beginning.
  steps: ['IN_PROGRESS'],
  by: 'operator',
  isRecordedAnyTime: true,
  initially: { isEmployee: false },
  data: z.object({ isEmployee: z.boolean() }),
  labels: { isEmployee: 'Works for the lender' },
  example: { isEmployee: true },
})
