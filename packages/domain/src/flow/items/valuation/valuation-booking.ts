/** The chosen time is booked with the broker, moved, or canceled: one visit for each application, however often it is changed. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationFeeWait } from './valuation-fee-wait.ts'
import { valuationOrder } from './valuation-order.ts'

export const valuationBooking = work('valuation-booking', {
  title: 'Booking the visit to your home',
  steps: ['BPO_PROCESSING'],
  applies: (known) => inspectionNeeded(known) && (known(valuationOrder)?.visit !== undefined || known(valuationOrder)?.canceled === true),
  reads: (known) => [known(valuationOrder)],
  after: [valuationFeeWait],
  notAfter: 'broker-price-opinion',
  data: z.object({ status: z.enum(['BOOKED', 'CANCELED']), reference: z.string() }),
  example: { status: 'BOOKED', reference: 'visit-example' },
})
