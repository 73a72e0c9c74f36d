/** The second appraiser's value, entered by an operator. */
import { wait } from '../../item.ts'
import { appraisal } from './appraisal.ts'
import { appraisalAnswer, appraisalLabels, misfitsOfAppraisal, reportOf, storedAppraisal } from './appraised-value.ts'
import { secondValuationOrder } from './second-valuation-order.ts'
import { valueReview } from './value-review.ts'

export const secondValuation = wait('second-valuation', {
  title: 'Second valuation of your home',
  staffTitle: 'Second valuation',
  why: 'Another appraiser values your home. We pay for it. They call to agree on a time.',
  steps: ['ONSITE_APPRAISAL_SCHEDULED'],
  by: 'operator',
  applies: (known) => known(valueReview)?.outcome === 'SECOND_VALUATION',
  reads: (known) => [known(secondValuationOrder)?.reference],
  chapter: { open: 'Second valuation of your home', done: 'Second valuation received', shown: 'when-open' },
  data: storedAppraisal,
  accepts: appraisalAnswer,
  fits: (known, answer, on) => [
    ...misfitsOfAppraisal(known, answer, on),
    ...(answer.report !== undefined && answer.report === known(appraisal)?.report
      ? [{ path: 'report', message: 'This is the report of the first appraisal. Upload the second appraiser’s.' }]
      : []),
  ],
  documents: reportOf,
  labels: appraisalLabels,
  example: { valueCents: 64_000_000, valuedOn: '2026-11-21', report: '5d0c7f2e-94a1-4b7e-8a55-2f0f3f1f6a02' },
})
