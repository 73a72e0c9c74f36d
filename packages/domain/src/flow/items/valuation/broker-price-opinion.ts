/** A broker's opinion of the value, where a model's alone may not be relied on. */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { STATED_CONDITIONS } from '../../../routing/status-enumerations.ts'
import { work } from '../../item.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationBooking } from './valuation-booking.ts'
import { valuationFeeWait } from './valuation-fee-wait.ts'
import { valuationOrder } from './valuation-order.ts'
import { valuationReorder } from './valuation-reorder.ts'
import { valuationVisit } from './valuation-visit.ts'

export const brokerPriceOpinion = work('broker-price-opinion', {
  title: 'Getting a broker’s opinion of your home’s value',
  steps: ['BPO_PROCESSING', 'RESIDENTIAL_EVALUATION_PROCESSING'],
  applies: inspectionNeeded,
  reads: (known) => [known(valuationOrder)],
  after: [valuationFeeWait, valuationBooking, valuationReorder, valuationVisit],
  chapter: {
    open: 'Your home’s value',
    // Without a conclusion an appraisal follows, which confirms the value.
    done: ({ conclusive }) => (conclusive ? 'Home value confirmed' : 'Broker’s opinion of your home’s value received'),
    shown: 'when-open',
  },
  data: z.object({
    valueCents: cents,
    valuedOn: localDate,
    reference: z.string(),
    conclusive: z.boolean(),
    condition: z.enum(STATED_CONDITIONS).optional(),
  }),
  example: { valueCents: 62_000_000, valuedOn: '2026-11-24', reference: 'bpo-example', conclusive: true },
})
