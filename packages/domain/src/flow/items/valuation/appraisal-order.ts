/** The broker could not say: an appraiser is sent. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { appraisalAccess } from './appraisal-access.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'

export const appraisalOrder = work('appraisal-order', {
  title: 'Ordering an appraisal',
  steps: ['ONSITE_APPRAISAL_REQUEST'],
  applies: (known) => known(brokerPriceOpinion)?.conclusive === false,
  reads: (known) => {
    const access = known(appraisalAccess)
    const ordered = [known(brokerPriceOpinion)?.reference]
    // Who said nothing of a time was ordered for without one, also by earlier releases.
    return access && Object.keys(access).length > 0 ? [...ordered, access] : ordered
  },
  ends: [brokerPriceOpinion],
  data: z.object({ reference: z.string() }),
  example: { reference: 'appraisal-order-example' },
})
