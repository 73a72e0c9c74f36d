/** The broker could not say: an appraiser is sent. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'

export const appraisalOrder = work('appraisal-order', {
  title: 'Ordering an appraisal',
  steps: ['ONSITE_APPRAISAL_REQUEST'],
  applies: (known) => known(brokerPriceOpinion)?.conclusive === false,
  reads: (known) => [known(brokerPriceOpinion)?.reference],
  ends: [brokerPriceOpinion],
  data: z.object({ reference: z.string() }),
  example: { reference: 'appraisal-order-example' },
})
