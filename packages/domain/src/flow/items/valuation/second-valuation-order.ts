/** Another appraiser is sent, because the first value could not be defended. The borrower pays nothing for it. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { valueReview } from './value-review.ts'

export const secondValuationOrder = work('second-valuation-order', {
  title: 'Ordering a second valuation',
  steps: ['ONSITE_APPRAISAL_REQUEST'],
  applies: (known) => known(valueReview)?.outcome === 'SECOND_VALUATION',
  reads: (known) => [known(valueReview)],
  data: z.object({ reference: z.string() }),
  example: { reference: 'second-valuation-example' },
})
