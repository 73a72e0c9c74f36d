import { fromCents } from '../values/money.ts'
import type { DiscountType, Offer } from './offer.ts'

export type WireDiscount = {
  readonly type: DiscountType
  readonly rateWithDiscount: number
  readonly stackable: boolean
  readonly replacesOthers?: boolean | undefined
}

/**
 * Offer of seed 001 §3: dollars with at most two decimals, rates and fee in percent, the term in years. Beside the seed's fields it carries
 * `floorRate`, `feeCap`, `stackable` and `replacesOthers`, without which a client could not work out several discounts or a capped fee exactly.
 */
export type WireOffer = {
  readonly type: 'FIXED' | 'FLOATING' | 'UNKNOWN'
  readonly term: number
  readonly rate: number
  readonly otherRate: number
  readonly baseRate: number
  readonly originationFee: number
  readonly min: number
  readonly max: number
  readonly minDraw: number
  readonly maxDraw: number
  readonly discountList: readonly WireDiscount[]
  readonly minRecordingTax: number
  readonly maxRecordingTax: number
  readonly floorRate: number
  readonly feeCap?: number | undefined
}

/** The offer as clients outside see it. Plain numbers only here, at the edge; nothing is worked out with them. */
export function toWireOffer(offer: Offer): WireOffer {
  return {
    type: offer.type,
    term: offer.term,
    rate: Number(offer.rate),
    otherRate: Number(offer.otherRate),
    baseRate: Number(offer.baseRate),
    originationFee: offer.feeBps / 100,
    min: fromCents(offer.minCents),
    max: fromCents(offer.maxCents),
    minDraw: fromCents(offer.minDrawCents),
    maxDraw: fromCents(offer.maxDrawCents),
    discountList: offer.discounts.map(({ rateWithDiscount, ...discount }) => ({ ...discount, rateWithDiscount: Number(rateWithDiscount) })),
    minRecordingTax: fromCents(offer.minRecordingTaxCents),
    maxRecordingTax: fromCents(offer.maxRecordingTaxCents),
    floorRate: Number(offer.floorRate),
    ...(offer.feeCapCents === undefined ? {} : { feeCap: fromCents(offer.feeCapCents) }),
  }
}
