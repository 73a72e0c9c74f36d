/** On verified facts only a smaller or differently placed line would pass: the borrower accepts the change and both decisions are made again. */
import { requalifyQuestion } from '../decision/requalify.ts'
import { verifiedDecision } from './verified-decision.ts'

export const verifiedRequalify = requalifyQuestion('verified-requalify', {
  decision: verifiedDecision,
  why: 'With the information we verified, the line is over one of our limits. A smaller line, or one that pays off your first mortgage, would qualify.',
  // The second decision asks as the first does (docs/decisions/0019).
  progress: 'LINK_INCOME',
})
