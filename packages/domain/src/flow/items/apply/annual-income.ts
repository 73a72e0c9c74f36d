/** Stated income a year before tax. Changing it prices again; it never pulls credit again. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask } from '../../item.ts'

/** The wire's employment types [registration/income]: what the wizard's choice is mapped to. */
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

/** 9,999,999 dollars [registration/income]. */
const incomeCents = cents.check(z.lte(999_999_900))

export const annualIncomeAnswer = z.object({
  employmentType: z.enum(EMPLOYMENT_TYPES),
  primaryCents: incomeCents,
  otherCents: incomeCents,
  coOwnersCents: incomeCents,
})

export const annualIncome = ask('annual-income', {
  title: 'Your income',
  why: 'What you can borrow depends on your income.',
  steps: ['IN_PROGRESS'],
  correctable: { untilSigned: [['employmentType', 'primaryCents', 'otherCents', 'coOwnersCents']], named: 'your income' },
  data: annualIncomeAnswer,
  labels: {
    employmentType: {
      label: 'Employment',
      options: {
        EMPLOYED: 'Employed',
        FULL_TIME: 'Employed full time',
        OTHER: 'Other income',
        PART_TIME: 'Employed part time',
        RETIRED: 'Retired',
        SELF_EMPLOYED: 'Self-employed',
        // The wizard's three kinds of 12 CFR 1002.5(d)(2) and public assistance are one on the wire.
        SEPARATE_MAINTENANCE_PAYMENTS: 'Alimony, child support, separate maintenance, or public assistance',
        UNRECOGNIZED: 'Not employed',
      },
    },
    primaryCents: 'Annual income before tax',
    otherCents: 'Other income',
    coOwnersCents: 'Income of co-owners',
  },
  example: { employmentType: 'FULL_TIME', primaryCents: 14_500_000, otherCents: 0, coOwnersCents: 0 },
})
