/** The fee for the visit is taken from the borrower's bank account, once: what was collected stands, whatever is answered or changed afterwards. */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { formatLocalDate } from '../../../values/local-date-display.ts'
import { formatExactCents } from '../../../values/money.ts'
import { work } from '../../item.ts'
import { mayBePaid } from '../closing/conditions.ts'
import { brokerPriceOpinion } from './broker-price-opinion.ts'
import { valuationFee } from './valuation-fee.ts'
import { MOST_FEE_RETRIES, valuationFeeAccount } from './valuation-fee-account.ts'
import { valuationFeeDay } from './valuation-fee-day.ts'

export const valuationFeeCollection = work('valuation-fee-collection', {
  title: 'Charging the valuation fee',
  steps: ['CONDITIONS_OPEN'],
  progress: 'COMPLETE',
  // Of an account that is neither verified nor accepted by a person nothing is taken, as nothing is paid into it.
  applies: (known) => known(brokerPriceOpinion) !== undefined && valuationFee(known) !== undefined && mayBePaid(known),
  // Not the visit: one that was moved or made again is not charged again.
  reads: (known) => [valuationFee(known)?.cents, known(valuationFeeAccount)],
  after: [valuationFeeDay],
  stands: ({ status }) => status === 'COLLECTED',
  notAfter: 'recording',
  data: z.object({
    status: z.enum(['COLLECTED', 'RETURNED']),
    /** Why the bank returned it, in words. */
    reason: z.string().optional(),
    on: localDate,
    reference: z.string(),
  }),
  settledMail: ({ status, on }, known) => {
    const amount = formatExactCents(valuationFee(known)?.cents ?? 0)
    if (status === 'COLLECTED')
      return {
        subject: 'We charged the valuation fee',
        body: `On ${formatLocalDate(on)} we debited ${amount} from your bank account for the visit to your home. We charge it once.`,
      }
    const mayRetry = (known(valuationFeeAccount)?.tries ?? 0) < MOST_FEE_RETRIES
    return {
      subject: 'Your bank returned the valuation fee',
      body: `Your bank did not pay our debit of ${amount} for the visit to your home. Nothing was charged. ${
        mayRetry ? 'Please sign in so that we can try again.' : 'We don’t try again. You owe nothing for the visit.'
      }`,
    }
  },
  example: { status: 'COLLECTED', on: '2026-11-30', reference: 'fee-example' },
})
