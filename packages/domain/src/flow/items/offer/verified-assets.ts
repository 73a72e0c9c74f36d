/** The income that was verified does not carry the line: assets may. What is listed is weighed by both decisions again. */
import { assetsQuestion } from '../decision/assets-prequal.ts'
import { verifiedDecision } from './verified-decision.ts'

export const verifiedAssets = assetsQuestion('verified-assets', verifiedDecision)
