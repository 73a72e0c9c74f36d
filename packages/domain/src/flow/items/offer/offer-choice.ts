/** A choice among the offers: as it is answered, and as it is kept. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { PAYOFF_PREFERENCES } from '../../../loan/payoff.ts'
import { OFFER_TYPES } from '../../../underwriting/offer/offer.ts'

export const agreedTerms = z.object({
  /** with the discounts that were chosen; percent text with three decimals */
  rate: z.string(),
  monthlyPaymentCents: cents,
  feeCents: cents,
  /** draw and fee: what is owed on the first day */
  totalCents: cents,
  /** what the draw pays off; absent where nothing, and in what releases kept that did not compare it */
  payOffCents: z.optional(cents),
})
export type AgreedTerms = z.infer<typeof agreedTerms>

/** As it is answered. */
export const offerAnswer = z.object({
  type: z.enum(OFFER_TYPES),
  termYears: z.int(),
  originationFeeBps: z.int().check(z.gte(0)),
  drawCents: cents,
  discounts: z.array(z.string()),
  cashPreference: z.optional(z.enum(PAYOFF_PREFERENCES)),
  payOffTradelineIds: z.optional(z.array(z.string())),
})
/** As it is kept: with what it came to. Absent in what releases kept that compared decisions instead. */
export const offerChoice = z.extend(offerAnswer, { terms: z.optional(agreedTerms) })
export type OfferChoice = z.infer<typeof offerChoice>
