/** The chosen time is booked with the broker, moved, or canceled: one visit for each application, however often it is changed. */
import { z } from 'zod'
import { formatVisit } from '../../../policy/home-visit.ts'
import { formatLocalDate } from '../../../values/local-date-display.ts'
import { formatExactCents } from '../../../values/money.ts'
import { type Known, work } from '../../item.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationFee } from './valuation-fee.ts'
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
  settledMail: ({ status }, known) => {
    if (status === 'CANCELED')
      return {
        subject: 'Your home visit is canceled',
        body: 'We canceled the visit to your home, as you asked. You are not charged for it. Sign in to choose a new time.',
      }
    const { visit } = known(valuationOrder) ?? {}
    if (!visit) return undefined
    return {
      subject: 'Your home visit is booked',
      body: `A local broker visits your home on ${formatVisit(visit)}. Someone has to let them in. ${feeWords(known)} You can sign in to change the time until then.`,
    }
  },
  example: { status: 'BOOKED', reference: 'visit-example' },
})

function feeWords(known: Known): string {
  const fee = valuationFee(known)
  if (!fee) return 'We pay for the visit.'
  return `The visit costs ${formatExactCents(fee.cents)}. We charge your bank account after the visit, and not before ${formatLocalDate(fee.keptFrom)}.`
}
