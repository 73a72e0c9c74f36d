/** A copy of valuations that was given to the borrower, and when: on the screen, with the notice of it. */
import { instant } from '../../../facts/scalars.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'

export const valuationCopy = documentResult.extend({ providedAt: instant })
