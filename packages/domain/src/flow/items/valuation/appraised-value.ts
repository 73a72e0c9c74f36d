/** The value that a licensed appraiser found, entered by an operator beside the written report. */
import * as z from 'zod/mini'
import { cents, localDate } from '../../../facts/scalars.ts'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Known, Misfit, NamedDocument } from '../../item.ts'
import { LEAST_VALUE, LEAST_VALUE_CENTS } from './least-value.ts'

/** The applicant has a copy of every written appraisal (12 CFR 1002.14(a)(1)), so none is recorded without its report. */
export const appraisalAnswer = z.object({
  valueCents: cents,
  valuedOn: localDate,
  condition: z.optional(z.enum(STATED_CONDITIONS)),
  /** The document. */
  report: z.uuid(),
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

export const misfitsOfAppraisal = (_known: Known, { valueCents, valuedOn }: AppraisedValue, on: LocalDate): readonly Misfit[] => [
  ...(valueCents < LEAST_VALUE_CENTS ? [{ path: 'valueCents', message: LEAST_VALUE }] : []),
  ...(valuedOn > on ? [{ path: 'valuedOn', message: 'This day has not come yet. Enter the effective date in the report.' }] : []),
]

export const reportOf = ({ report }: AppraisedValue): readonly NamedDocument[] =>
  report === undefined ? [] : [{ path: 'report', uuid: report, kind: 'VALUATION_REPORT' }]
