/** The money is sent and the line is open. */
import { z } from 'zod'
import { work } from '../../item.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { fundingConditions } from '../closing/funding-conditions.ts'
import { choiceInForce } from '../final/choice-in-force.ts'
import { chosenOffer } from '../offer/chosen-offer.ts'
import { fundingDecision } from './funding-decision.ts'

export const disbursement = work('disbursement', {
  title: 'Sending your money',
  steps: ['FUNDABLE'],
  after: [fundingConditions],
  reads: (known) => [known(fundingDecision), known(disbursementAccount), choiceInForce(known)],
  earlierReads: (known) => [known(fundingDecision), known(disbursementAccount), known(chosenOffer)],
  chapter: { open: 'Money in your account', done: 'Money sent to your account' },
  data: z.object({ traceNumber: z.string(), sentOn: z.iso.date() }),
  example: { traceNumber: '121000350000042', sentOn: '2026-11-30' },
})
