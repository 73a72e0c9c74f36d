/** The offer and the draw that the borrower chose. A changed offer must be accepted again. */
import { z } from 'zod'
import { cents } from '../../../facts/scalars.ts'
import { PAYOFF_PREFERENCES } from '../../../loan/payoff.ts'
import { OFFER_TYPES } from '../../../underwriting/offer.ts'
import { ask } from '../../item.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { underwritingReview } from '../decision/underwriting-review.ts'

export const offerChoice = z.object({
  type: z.enum(OFFER_TYPES),
  termYears: z.int(),
  originationFeeBps: z.int().min(0),
  drawCents: cents,
  discounts: z.array(z.string()),
  cashPreference: z.enum(PAYOFF_PREFERENCES).optional(),
  payOffTradelineIds: z.array(z.string()).optional(),
})
export type OfferChoice = z.infer<typeof offerChoice>

export const chosenOffer = ask('chosen-offer', {
  title: 'Choose your offer',
  steps: ['OFFER_SELECTION'],
  reads: (known) => [known(firstDecision)?.offersDigest, known(underwritingReview)?.outcome],
  data: offerChoice,
  example: { type: 'FIXED', termYears: 20, originationFeeBps: 299, drawCents: 8_500_000, discounts: ['AUTOPAY'] },
})
