/** What an operator reads of income records: the names of fields, and what a document becomes. */
import type { UploadWay } from '@hearthline/domain'

export const WAY_NAMES: Readonly<Record<UploadWay, string>> = {
  PAY_STUB: 'Pay stub',
  W2: 'W-2',
  FORM_1099: '1099',
  TAX_RETURN: 'Tax return, Schedule C',
  AWARD_LETTER: 'Award letter',
}

const OFTEN = {
  WEEKLY: 'Every week',
  BIWEEKLY: 'Every two weeks',
  SEMIMONTHLY: 'Twice a month',
  MONTHLY: 'Every month',
  QUARTERLY: 'Every quarter',
  ANNUALLY: 'Once a year',
}

export const RECORD_LABELS = {
  payer: 'Employer, business or payer',
  payDate: 'Pay date',
  periodEnd: 'Last day of the pay period',
  frequency: { label: 'How often it is paid', options: OFTEN },
  rateCents: 'Hourly rate',
  hoursHundredths: 'Hours of the period',
  regularCents: 'Regular pay of the period',
  yearToDateCents: 'Gross pay, year to date',
  yearToDateVariableCents: 'Overtime, bonuses and commissions, year to date',
  startedOn: 'First day of the job',
  year: 'Year',
  wagesCents: 'Wages (box 1)',
  variableCents: 'Overtime, bonuses and commissions in it',
  netProfitCents: 'Net profit (line 31)',
  netLossCents: 'Net loss (line 31)',
  depreciationCents: 'Depreciation and depletion (lines 12 and 13)',
  form: { label: 'Form', options: { NEC: '1099-NEC', MISC: '1099-MISC', R: '1099-R', SSA: 'SSA-1099' } },
  grossCents: 'Gross amount',
  benefit: {
    label: 'Kind of benefit',
    options: {
      SOCIAL_SECURITY: 'Social Security',
      DISABILITY: 'Disability',
      PENSION: 'Pension',
      PUBLIC_ASSISTANCE: 'Public assistance',
      VETERANS: 'Veterans benefits',
      ALIMONY: 'Alimony',
      CHILD_SUPPORT: 'Child support',
      SEPARATE_MAINTENANCE: 'Separate maintenance',
      OTHER: 'Other',
    },
  },
  amountCents: 'Amount of each payment',
  nonTaxable: 'No tax is due on it',
  endsOn: 'Last payment, where it ends',
} as const

/** The name of a field of any record. */
export function fieldName(field: string): string {
  const label = RECORD_LABELS[field as keyof typeof RECORD_LABELS]
  return label === undefined ? field : typeof label === 'string' ? label : label.label
}

/** Before there is a sum: which boxes it still needs, by name. */
export function describeMissing(faults: readonly { readonly field: string }[]): string {
  const names = [...new Set(faults.map(({ field }) => field.split('.').at(-1) ?? ''))]
    .filter((field) => field in RECORD_LABELS)
    .map(fieldName)
  return names.length === 0 ? 'Known once each document is entered' : `Known once you enter: ${names.join('; ')}`
}

/** What is recorded, on the button that records it. */
export function recordWords(outcomes: readonly ('CONFIRMED' | 'NOT_USABLE' | '')[]): string {
  const unusable = outcomes.filter((outcome) => outcome === 'NOT_USABLE').length
  if (unusable === 0) return 'Confirm this income'
  return unusable === outcomes.length ? 'Record as not usable' : 'Record what can be used'
}

/** Where on its page a figure is, as a person looks for it. */
export function placeName({ page, top, left }: { readonly page: number; readonly top: number; readonly left: number }): string {
  const row = top < 3_333 ? 'upper' : top < 6_667 ? 'middle' : 'lower'
  const side = left < 3_333 ? 'left' : left < 6_667 ? 'center' : 'right'
  return `page ${page}, ${row} ${side}`
}
