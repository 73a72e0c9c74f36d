/** On verified facts only a smaller or differently placed line would pass: the borrower accepts the change and both decisions are made again. */
import { requalifyQuestion } from '../decision/requalify.ts'
import { verifiedDecision } from './verified-decision.ts'

export const verifiedRequalify = requalifyQuestion('verified-requalify', {
  decision: verifiedDecision,
  why: 'With what we verified the line goes past a limit. A smaller or differently placed one would pass.',
  // The second decision asks as the first does (docs/decisions/0019).
  progress: 'LINK_INCOME',
})
