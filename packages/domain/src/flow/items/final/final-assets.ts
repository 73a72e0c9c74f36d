/** With the home valued and the title searched the income does not carry the line: assets may. */
import { assetsQuestion } from '../decision/assets-prequal.ts'
import { valueDispute } from '../valuation/value-dispute.ts'
import { finalDecision } from './final-decision.ts'

export const finalAssets = assetsQuestion('final-assets', {
  decision: finalDecision,
  corrects: [valueDispute],
  why: 'The income we verified doesn’t qualify for this line on its own. Savings and investments can help.',
  // It stands after the parts between verifying the identity and signing: the bar must not go back.
  progress: 'SIGNING',
})
