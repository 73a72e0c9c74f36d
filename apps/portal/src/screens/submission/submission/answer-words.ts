/** What was chosen, in the words of a summary; one for each value by type. */
import type { AboutOf } from '@hearthline/domain'

type About = NonNullable<AboutOf<'submission'>['about']>
type Words<V extends string> = Readonly<Record<V, string>>

export const MARITAL: Words<About['maritalStatus']> = { MARRIED: 'Married', UNMARRIED: 'Unmarried', SEPARATED: 'Separated' }

export const CITIZENSHIP: Words<About['citizenship']> = {
  US_CITIZEN: 'US citizen',
  PERMANENT_RESIDENT: 'Permanent resident',
  NON_PERMANENT_RESIDENT: 'Non-permanent resident',
}

export const PURPOSE: Words<About['purpose']> = {
  DEBT_CONSOLIDATION: 'Debt consolidation',
  HOME_IMPROVEMENT: 'Home improvement',
  LARGE_PURCHASE: 'Large purchase',
  EDUCATION: 'Education',
  BUSINESS: 'Business',
  OTHER: 'Other',
}

export const OWNERSHIP: Words<About['ownership']> = { SOLE: 'Only you', JOINT: 'You and someone else', TRUST: 'A trust' }

export const EMPLOYMENT: Words<NonNullable<AboutOf<'submission'>['income']>['employmentType']> = {
  EMPLOYED: 'Employed',
  FULL_TIME: 'Employed full time',
  OTHER: 'Other income',
  PART_TIME: 'Employed part time',
  RETIRED: 'Retired',
  SELF_EMPLOYED: 'Self-employed',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Alimony, child support, separate maintenance, or public assistance',
  UNRECOGNIZED: 'Not employed',
}
