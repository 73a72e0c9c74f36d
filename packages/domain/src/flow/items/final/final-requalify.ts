/** On the value of the home and the liens that the title search found only a smaller or differently placed line would pass. */
import { requalifyQuestion } from '../decision/requalify.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { finalDecision } from './final-decision.ts'

export const finalRequalify = requalifyQuestion('final-requalify', {
  decision: finalDecision,
  corrects: [valueDispute],
  why: 'With your home’s value and the title search, the line is over one of our limits. A smaller line, or one that pays off your first mortgage, may qualify.',
  // It stands after the parts between verifying the identity and signing: the bar must not go back.
  progress: 'SIGNING',
})
