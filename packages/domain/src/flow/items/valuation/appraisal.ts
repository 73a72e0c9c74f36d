/** The appraiser's visit and value, entered by an operator. */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import { wait } from '../../item.ts'
import { appraisalAccess } from './appraisal-access.ts'
import { appraisalOrder } from './appraisal-order.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'
import { LEAST_VALUE, LEAST_VALUE_CENTS } from './least-value.ts'

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
  data: z.object({ valueCents: cents, valuedOn: localDate, condition: z.enum(STATED_CONDITIONS).optional() }),
  fits: (_known, { valueCents }) => (valueCents < LEAST_VALUE_CENTS ? [{ path: 'valueCents', message: LEAST_VALUE }] : []),
  example: { valueCents: 61_000_000, valuedOn: '2026-12-01' },
})
