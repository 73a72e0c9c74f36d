/** The income that was verified does not carry the line: assets may. What is listed is weighed by both decisions again. */
import { assetsQuestion } from '../decision/assets-prequal.ts'
import { verifiedDecision } from './verified-decision.ts'

export const verifiedAssets = assetsQuestion('verified-assets', {
  decision: verifiedDecision,
  why: 'The income we verified doesn’t qualify for this line on its own. Savings and investments can help.',
  // The second decision asks as the first does (docs/decisions/0019).
  progress: 'LINK_INCOME',
})
