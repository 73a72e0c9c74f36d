/** The offer and the draw that the borrower chose. A changed offer must be accepted again. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { PAYOFF_PREFERENCES } from '../../../loan/payoff.ts'
import { OFFER_TYPES } from '../../../underwriting/offer.ts'
import { ask } from '../../item.ts'
import { firstDecision } from '../decision/first-decision.ts'
import { unknownDebts } from '../decision/open-debts.ts'
import { underwritingReview } from '../decision/underwriting-review.ts'

export const offerChoice = z.object({
  type: z.enum(OFFER_TYPES),
  termYears: z.int(),
  originationFeeBps: z.int().check(z.gte(0)),
  drawCents: cents,
  discounts: z.array(z.string()),
  cashPreference: z.optional(z.enum(PAYOFF_PREFERENCES)),
  payOffTradelineIds: z.optional(z.array(z.string())),
})
export type OfferChoice = z.infer<typeof offerChoice>

export const offerChoiceLabels = {
  type: { label: 'Rate', options: { FIXED: 'Fixed', FLOATING: 'Variable' } },
  termYears: 'Years',
  originationFeeBps: 'Origination fee',
  drawCents: 'Draw',
  discounts: 'Discounts',
  cashPreference: {
    label: 'How to pay off debts',
    options: { PRESERVE: 'Keep my cash', DEDUCT: 'Take it from my cash', MAXIMIZE: 'Draw the most' },
  },
  payOffTradelineIds: 'Accounts to pay off',
} as const

export const exampleChoice: OfferChoice = {
  type: 'FIXED',
  termYears: 20,
  originationFeeBps: 299,
  drawCents: 8_500_000,
  discounts: ['AUTOPAY'],
}

export const chosenOffer = ask('chosen-offer', {
  title: 'Choose your offer',
  why: 'Your offers are ready. Looking and choosing does not touch your credit score.',
  steps: ['OFFER_SELECTION'],
  correctable: true,
  ends: [firstDecision],
  reads: (known) => [known(firstDecision)?.offersDigest, known(underwritingReview)?.outcome],
  data: offerChoice,
  fits: unknownDebts,
  labels: offerChoiceLabels,
  chapter: { open: 'Choose your offer', done: 'Offer chosen' },
  mail: {
    OFFER_SELECTION: {
      subject: 'Your offers are ready',
      body: 'Your offers have been calculated. Looking at them does not affect your credit score.',
    },
  },
  example: exampleChoice,
})
