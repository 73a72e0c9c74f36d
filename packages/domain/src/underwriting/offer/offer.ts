/** One offer in its exact inner form: cents, basis points and decimal text, never a float. */
import { z } from 'zod'
import { cents, decimalText } from '../../facts/scalars.ts'
import { TAX_BASES, TAX_OPEN_REASONS } from '../../loan/tax-bases.ts'
import { OFFER_TERMS, OFFER_TYPES } from './offer-kinds.ts'

export { OFFER_TERMS, OFFER_TYPES } from './offer-kinds.ts'

/** All eight names on the wire [offers/discounts]. What one is worth, how it combines, and what it says comes with the organization's terms. */
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
  /** whether it may are beside others; one that may not is taken alone, if it is the better */
  stackable: z.boolean(),
  /** of one that does not stack: whether no other counts while it is chosen */
  replacesOthers: z.boolean().optional(),
})
export type OfferDiscount = z.infer<typeof offerDiscount>

/** What of the recording tax is not known before closing, and the least that it can be. */
export const recordingTaxOpen = z.object({
  basis: z.enum(TAX_BASES).exclude(['EXACT']),
  why: z.enum(TAX_OPEN_REASONS).optional(),
  leastAtMinDrawCents: cents,
  leastAtMaxDrawCents: cents,
})
export type RecordingTaxOpen = z.infer<typeof recordingTaxOpen>

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
  /** index + margin by lien position [pricing/tables] */
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
  /** no discount goes below this rate (7.60) [pricing/tables] */
  floorRate: decimalText,
  /** a firm offer that was mailed makes the rate lower than the tables do (tables/firm-offer.ts) */
  byFirmOffer: z.optional(z.literal(true)),
  /** the highest rate that the line may ever carry, later draws and a FLOATING rate alike (12 CFR 1026.30); absent before it was kept */
  lifetimeCap: z.optional(decimalText),
  /** recording tax at the smallest and the largest draw, the most that it can be; between them the display is linear [pricing/recording-tax] */
  minRecordingTaxCents: cents,
  maxRecordingTaxCents: cents,
  /** absent where the tax is known exactly, and in offers from before this was told apart */
  recordingTaxOpen: recordingTaxOpen.optional(),
})
export type Offer = z.infer<typeof offer>
