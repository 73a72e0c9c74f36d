/** The letters by which each creditor is asked what it takes to pay off its debt. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { reportedDebts } from './debts-to-pay-off.ts'

export const payoffRequest = z.object({ debt: z.string(), documentId: z.string(), sha256: z.string() })

export const payoffRequests = work('payoff-requests', {
  title: 'Arranging your payoff',
  staffTitle: 'Letters that ask for payoff quotes',
  steps: ['PAYOFF_REQUEST_PENDING'],
  // Whoever has a quote, or was approved without one, is not asked.
  notAfter: ['payoff-quotes', 'funding-decision'],
  applies: (known) => known(closingTerms) !== undefined && reportedDebts(known).length > 0,
  reads: (known) => [reportedDebts(known).map(({ id, creditor, last4 }) => [id, creditor, last4])],
  data: z.object({ requests: z.array(payoffRequest) }),
  example: { requests: [] },
})
