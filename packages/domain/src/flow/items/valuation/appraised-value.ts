/** The value that a licensed appraiser found, entered by an operator beside the written report. */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import { addMonths, type LocalDate } from '../../../values/local-date.ts'
import type { Known, Misfit, NamedDocument } from '../../item.ts'
import { LEAST_VALUE, LEAST_VALUE_CENTS, MOST_VALUE_CENTS } from './least-value.ts'

/** The applicant has a copy of every written appraisal (12 CFR 1002.14(a)(1)), so none is recorded without its report. */
export const appraisalAnswer = z.object({
  valueCents: cents,
  valuedOn: localDate,
  condition: z.optional(z.enum(STATED_CONDITIONS)),
  /** The document. */
  report: z.uuid('Upload the appraiser’s report'),
})

/** Earlier releases took the figures alone. */
export const storedAppraisal = z.extend(appraisalAnswer, { report: z.optional(z.uuid()) })
export type AppraisedValue = z.infer<typeof storedAppraisal>

export const appraisalLabels = {
  valueCents: 'Value in the report',
  valuedOn: 'Effective date of the value',
  condition: {
    label: 'Condition of the home',
    options: { POOR: 'Poor', FAIR: 'Fair', AVERAGE: 'Average', GOOD: 'Good', EXCELLENT: 'Excellent' },
  },
  report: 'Appraiser’s report',
} as const

const isImpossible = (valueCents: number): boolean => valueCents < LEAST_VALUE_CENTS || valueCents > MOST_VALUE_CENTS

/** An older value says nothing of the home as it is; the house lender's own bound. */
const OLDEST_MONTHS = 12

export const misfitsOfAppraisal = (_known: Known, { valueCents, valuedOn }: AppraisedValue, on: LocalDate): readonly Misfit[] => [
  ...(isImpossible(valueCents) ? [{ path: 'valueCents', message: LEAST_VALUE }] : []),
  ...(valuedOn > on ? [{ path: 'valuedOn', message: 'This day has not come yet. Enter the effective date in the report.' }] : []),
  ...(valuedOn < addMonths(on, -OLDEST_MONTHS)
    ? [{ path: 'valuedOn', message: 'This is more than a year ago. Enter the effective date in the report, or ask for a newer report.' }]
    : []),
]

export const reportOf = ({ report }: AppraisedValue): readonly NamedDocument[] =>
  report === undefined ? [] : [{ path: 'report', uuid: report, kind: 'VALUATION_REPORT' }]
