/** The wizard's nine kinds of income, and what each is called on the wire when the application is created [registration/income]. */

/** Labels in the order of the list. Choosing one of the three kinds of 12 CFR 1002.5(d)(2) is the applicant's own choice to reveal it. */
export const EMPLOYMENT_LABELS = {
  FULL_TIME: 'Employed full-time',
  PART_TIME: 'Employed part-time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  ALIMONY: 'Alimony',
  CHILD_SUPPORT: 'Child support',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Separate maintenance payments',
  PUBLIC_ASSISTANCE_PROGRAM: 'Public assistance program',
  UNEMPLOYED: 'Unemployed',
} as const

export type EmploymentChoice = keyof typeof EMPLOYMENT_LABELS

export const EMPLOYMENT_CHOICES = Object.keys(EMPLOYMENT_LABELS) as readonly EmploymentChoice[]

export type WireEmployment =
  | 'EMPLOYED'
  | 'FULL_TIME'
  | 'OTHER'
  | 'PART_TIME'
  | 'RETIRED'
  | 'SELF_EMPLOYED'
  | 'SEPARATE_MAINTENANCE_PAYMENTS'
  | 'UNRECOGNIZED'

const WIRE: ReadonlyMap<string, WireEmployment> = new Map<string, WireEmployment>([
  ['ALIMONY', 'SEPARATE_MAINTENANCE_PAYMENTS'],
  ['CHILD_SUPPORT', 'SEPARATE_MAINTENANCE_PAYMENTS'],
  ['PUBLIC_ASSISTANCE_PROGRAM', 'SEPARATE_MAINTENANCE_PAYMENTS'],
  ['EMPLOYED', 'EMPLOYED'],
  ['FULL_TIME', 'FULL_TIME'],
  ['OTHER', 'OTHER'],
  ['PART_TIME', 'PART_TIME'],
  ['RETIRED', 'RETIRED'],
  ['SELF_EMPLOYED', 'SELF_EMPLOYED'],
  ['SEPARATE_MAINTENANCE_PAYMENTS', 'SEPARATE_MAINTENANCE_PAYMENTS'],
])

/** Three kinds become separate maintenance payments, seven stay, anything else is unrecognized. The choice itself travels beside it. */
export const toWireEmployment = (choice: string): WireEmployment => WIRE.get(choice) ?? 'UNRECOGNIZED'
