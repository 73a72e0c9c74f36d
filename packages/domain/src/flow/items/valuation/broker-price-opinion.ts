/** A broker's opinion of the value, where a model's alone may not be relied on. */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationOrder } from './valuation-order.ts'

export const brokerPriceOpinion = work('broker-price-opinion', {
  title: 'A broker looks at your home',
  steps: ['BPO_PROCESSING', 'RESIDENTIAL_EVALUATION_PROCESSING'],
  applies: inspectionNeeded,
  reads: (known) => [known(valuationOrder)],
  chapter: { open: 'The value of your home', done: 'Home valued', shown: 'when-open' },
  data: z.object({ valueCents: cents, valuedOn: localDate, reference: z.string(), conclusive: z.boolean() }),
  example: { valueCents: 62_000_000, valuedOn: '2026-11-24', reference: 'bpo-example', conclusive: true },
})
