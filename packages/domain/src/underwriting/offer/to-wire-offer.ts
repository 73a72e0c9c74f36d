import { fromCents } from '../../values/money.ts'
import type { DiscountType, Offer, RecordingTaxOpen } from './offer.ts'

export type WireDiscount = {
  readonly type: DiscountType
  readonly rateWithDiscount: number
  readonly stackable: boolean
  readonly replacesOthers?: boolean | undefined
}

/**
 * An offer on the wire [offers/wire]: dollars with at most two decimals, rates and fee in percent, the term in years. Beside the specified fields it carries
 * `floorRate`, `byFirmOffer`, `lifetimeCap`, `feeCap`, `stackable`, `replacesOthers` and `recordingTaxOpen`, without which a client could not work out several discounts or a
 * capped fee exactly.
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
  readonly byFirmOffer?: true | undefined
  readonly lifetimeCap?: number | undefined
  readonly feeCap?: number | undefined
  readonly recordingTaxOpen?: WireTaxOpen | undefined
}

/** Where the tax is not known exactly, `minRecordingTax` and `maxRecordingTax` are the most that it can be, and these the least. */
export type WireTaxOpen = Pick<RecordingTaxOpen, 'basis' | 'why'> & { readonly leastAtMinDraw: number; readonly leastAtMaxDraw: number }

/** The offer as clients outside see it. Plain numbers only here, at the edge; nothing is calculated with them. */
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
    ...(offer.byFirmOffer && { byFirmOffer: true as const }),
    ...(offer.lifetimeCap === undefined ? {} : { lifetimeCap: Number(offer.lifetimeCap) }),
    ...(offer.feeCapCents === undefined ? {} : { feeCap: fromCents(offer.feeCapCents) }),
    ...(offer.recordingTaxOpen && { recordingTaxOpen: wireTaxOpen(offer.recordingTaxOpen) }),
  }
}

const wireTaxOpen = ({ basis, why, leastAtMinDrawCents, leastAtMaxDrawCents }: RecordingTaxOpen): WireTaxOpen => ({
  basis,
  ...(why === undefined ? {} : { why }),
  leastAtMinDraw: fromCents(leastAtMinDrawCents),
  leastAtMaxDraw: fromCents(leastAtMaxDrawCents),
})
