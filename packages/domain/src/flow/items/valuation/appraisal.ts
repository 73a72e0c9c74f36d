/** The appraiser's visit and value, entered by an operator. */
import { wait } from '../../item.ts'
import { appraisalAccess } from './appraisal-access.ts'
import { appraisalOrder } from './appraisal-order.ts'
import { appraisalAnswer, appraisalLabels, misfitsOfAppraisal, reportOf, storedAppraisal } from './appraised-value.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'

export const appraisal = wait('appraisal', {
  title: 'Home appraisal',
  why: 'A licensed appraiser values your home. If you choose no time, they call to agree on one.',
  wordsAt: {
    ONSITE_APPRAISAL_PROCESSING: { title: 'Home appraisal', why: 'A licensed appraiser visited your home and is writing the report.' },
  },
  steps: ['ONSITE_APPRAISAL_SCHEDULED', 'ONSITE_APPRAISAL_PROCESSING'],
  // Past the chosen time the report is being written; without one the appraiser still has to call.
  step: (known) => (known(appraisalAccess)?.visit ? 'ONSITE_APPRAISAL_PROCESSING' : 'ONSITE_APPRAISAL_SCHEDULED'),
  corrects: [appraisalAccess],
  by: 'operator',
  applies: (known) => known(brokerPriceOpinion)?.conclusive === false,
  reads: (known) => [known(appraisalOrder)?.reference],
  chapter: { open: 'Appraisal of your home', done: 'Home appraised', shown: 'when-open' },
  data: storedAppraisal,
  accepts: appraisalAnswer,
  fits: misfitsOfAppraisal,
  documents: reportOf,
  labels: appraisalLabels,
  example: { valueCents: 61_000_000, valuedOn: '2026-11-20', report: '5d0c7f2e-94a1-4b7e-8a55-2f0f3f1f6a01' },
})
