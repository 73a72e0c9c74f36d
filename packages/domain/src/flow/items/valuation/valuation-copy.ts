/** A copy of valuations that was given to the borrower, and when: on the screen, with the notice of it. */
import { z } from 'zod'
import { instant } from '../../../facts/scalars.ts'
import { documentResult } from '../credit/pre-soft-credit-disclosure.ts'

export const valuationCopy = documentResult.extend({
  providedAt: instant,
  /** Each was given within a week of its date (comment 14(a)(1)-5); an operator reads it. */
  prompt: z.boolean().optional(),
})
