/** One offer in its exact inner form: cents, basis points and decimal text, never a float. */
import { z } from 'zod'
import { cents, decimalText } from '../facts/scalars.ts'

/** Seed 001 §3; UNKNOWN is a wire value only: we never make such an offer. */
export const OFFER_TYPES = ['FIXED', 'FLOATING'] as const
export const OFFER_TERMS = [5, 10, 15, 20, 30] as const

/** Seed 001 §4, all eight: names on the wire. What one is worth, how it combines, and what it says comes with the organization's terms. */
export const DISCOUNT_TYPES = [
  'ALL_IN',
  'AUTOPAY',
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
] as const
export const discountType = z.enum(DISCOUNT_TYPES)
export type DiscountType = z.infer<typeof discountType>

export const offerDiscount = z.object({
  type: discountType,
  /** the rate with this one discount, already held within floor and ceiling; percent, three decimals */
  rateWithDiscount: decimalText,
  /** whether it may stand beside others; one that may not is taken alone, if it is the better */
  stackable: z.boolean(),
  /** of one that does not stack: whether no other counts while it is chosen */
  replacesOthers: z.boolean().optional(),
})
export type OfferDiscount = z.infer<typeof offerDiscount>

export const offer = z.object({
  type: z.enum(OFFER_TYPES),
  /** years */
  term: z.literal(OFFER_TERMS),
  /** origination fee in basis points of the draw: 299 is 2.99 % */
  feeBps: z.int().min(0).max(10_000),
  /** the most the fee can come to, in cents; absent without a cap */
  feeCapCents: z.optional(cents),
  /** start rate without discounts, percent, three decimals: '8.600' */
  rate: decimalText,
  /** index + margin by lien position (design 5.2) */
  baseRate: decimalText,
  /** what a later draw would carry today: the same rate without the points that this draw's fee buys */
  otherRate: decimalText,
  /** the line, fee included */
  minCents: cents,
  maxCents: cents,
  /** the draw, fee not included: maxDraw x (1 + fee) is at most max */
  minDrawCents: cents,
  maxDrawCents: cents,
  discounts: z.array(offerDiscount),
  /** no discount goes below this rate (seed 001 §9: 7.60) */
  floorRate: decimalText,
  /** recording tax at the smallest and the largest draw; between them the display is linear (seed 001 §9) */
  minRecordingTaxCents: cents,
  maxRecordingTaxCents: cents,
})
export type Offer = z.infer<typeof offer>
