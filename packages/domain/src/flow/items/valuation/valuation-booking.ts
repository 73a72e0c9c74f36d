/** The chosen time is booked with the broker, moved, or canceled: one visit for each application, however often it is changed. */
import { z } from 'zod'
import { optional } from 'zod/mini'
import { formatVisit } from '../../../policy/home-visit.ts'
import { work } from '../../item.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { feeWords } from './valuation-fee.ts'
import { valuationFeeWait } from './valuation-fee-wait.ts'
import { valuationOrder } from './valuation-order.ts'
import { visitTime } from './visit-time.ts'

export const valuationBooking = work('valuation-booking', {
  title: 'Booking the visit to your home',
  steps: ['BPO_PROCESSING'],
  applies: (known) => inspectionNeeded(known) && (known(valuationOrder)?.visit !== undefined || known(valuationOrder)?.canceled === true),
  reads: (known) => [known(valuationOrder)],
  after: [valuationFeeWait],
  notAfter: 'broker-price-opinion',
  data: z.object({
    status: z.enum(['BOOKED', 'CANCELED']),
    reference: z.string(),
    /** The time that was booked; earlier releases kept it in the order alone. */
    visit: optional(visitTime),
  }),
  settledMail: ({ status }, known, before) => {
    if (status === 'CANCELED')
      return {
        subject: 'Your home visit is canceled',
        body: 'We canceled the visit to your home, as you asked. You are not charged for it. Sign in to choose a new time.',
      }
    const { visit } = known(valuationOrder) ?? {}
    if (!visit) return undefined
    const isMoved = before?.status === 'BOOKED'
    const earlier = isMoved && before.visit ? `, not on ${formatVisit(before.visit)} anymore` : ''
    return {
      subject: isMoved ? 'Your home visit has a new time' : 'Your home visit is booked',
      body: `A local broker ${isMoved ? 'now visits' : 'visits'} your home on ${formatVisit(visit)}${earlier}. Someone has to let them in. ${feeWords(known)} You can sign in to change the time until the visit begins.`,
    }
  },
  example: { status: 'BOOKED', reference: 'visit-example' },
})
