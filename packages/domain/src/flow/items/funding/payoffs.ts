/**
 * The debts that the line pays off are paid straight to their creditors: those that the decision rests on, and those that the borrower chose. What
 * was paid stands, whatever is decided afterwards: no creditor is paid twice.
 */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { work } from '../../item.ts'
import { fundingConditions } from '../closing/funding-conditions.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { namedDebts } from './debts-to-pay-off.ts'
import { fundingDecision } from './funding-decision.ts'
import { payoffQuotes } from './payoff-quotes.ts'

export const payoffs = work('payoffs', {
  title: 'Paying off your debts',
  why: 'We pay your creditors directly, and then send you the rest.',
  steps: ['DIRECT_DEBT_PAYOFF', 'PAYOFF_REQUEST_PENDING'],
  after: [fundingConditions],
  applies: (known) => known(fundingDecision) !== undefined && namedDebts(known).length > 0,
  reads: (known) => {
    const quoted = known(payoffQuotes)
    return [namedDebts(known), known(fundingDecision), ...(quoted ? [quoted] : [])]
  },
  earlierReads: (known) => [choiceInForce(known)?.payOffTradelineIds, known(fundingDecision)],
  stands: ({ references }) => references.length > 0,
  chapter: {
    open: 'Your creditors are paid',
    done: 'Creditors paid',
    shown: 'once-signed',
    isAhead: (known) => namedDebts(known).length > 0,
    rule: 'We pay each creditor in full, after our final approval and before we send you the rest.',
  },
  data: z.object({
    references: z.array(z.string()),
    /** each payment, with its reference; absent where no quote was asked for: the balances of the report were paid */
    paid: z.optional(z.array(z.object({ debt: z.string(), payee: z.string(), amountCents: cents, reference: z.string() }))),
  }),
  example: { references: ['payoff-example'] },
})
