/** On verified facts only a smaller or differently placed line would pass: the borrower accepts the change and both decisions are made again. */
import { requalifyQuestion } from '../decision/requalify.ts'
import { verifiedDecision } from './verified-decision.ts'

export const verifiedRequalify = requalifyQuestion('verified-requalify', verifiedDecision)
