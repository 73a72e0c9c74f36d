/** Stated income a year before tax. Changing it prices again; it never pulls credit again. */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

/** The wire's employment types (seed 000 section 3): what the wizard's choice is mapped to. */
export const EMPLOYMENT_TYPES = [
  'EMPLOYED',
  'FULL_TIME',
  'OTHER',
  'PART_TIME',
  'RETIRED',
  'SELF_EMPLOYED',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'UNRECOGNIZED',
] as const

/** 9,999,999 dollars, seed 000 section 5. */
const most = cents.max(999_999_900)

export const annualIncome = ask('annual-income', {
  title: 'Your income',
  steps: ['IN_PROGRESS'],
  data: z.object({
    employmentType: z.enum(EMPLOYMENT_TYPES),
    primaryCents: most,
    otherCents: most,
    coOwnersCents: most,
  }),
  example: { employmentType: 'FULL_TIME', primaryCents: 14_500_000, otherCents: 0, coOwnersCents: 0 },
})
