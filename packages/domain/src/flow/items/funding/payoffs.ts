/** The debts marked for payoff are paid straight to their creditors. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { fundingDecision } from './funding-decision.ts'

export const payoffs = work('payoffs', {
  title: 'Paying off your debts',
  steps: ['DIRECT_DEBT_PAYOFF', 'PAYOFF_REQUEST_PENDING'],
  applies: (known) => known(fundingDecision) !== undefined && (choiceInForce(known)?.payOffTradelineIds?.length ?? 0) > 0,
  reads: (known) => [choiceInForce(known)?.payOffTradelineIds, known(fundingDecision)],
  earlierReads: (known) => [known(chosenOffer)?.payOffTradelineIds, known(fundingDecision)],
  data: z.object({ references: z.array(z.string()) }),
  example: { references: ['payoff-example'] },
})
