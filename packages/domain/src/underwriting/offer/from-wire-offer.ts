import { toCents } from '../../values/money.ts'
import type { DiscountType, Offer } from './offer.ts'
import type { WireDiscount, WireOffer } from './to-wire-offer.ts'

/** What our own answer carries beside the specified fields [offers/wire], so that the browser can work with the exact form. */
export type OwnWireOffer = Omit<WireOffer, 'discountList' | 'type'> & {
  readonly type: string
  readonly floorRate: number
  readonly lifetimeCap?: number | undefined
  readonly feeCap?: number | undefined
  readonly discountList: readonly (Omit<WireDiscount, 'type'> & { readonly type: string })[]
}

const percent = (value: number): string => value.toFixed(3)

/** The exact form of an offer as it came over the wire: dollars have at most two decimals and rates at most three, so nothing is lost. */
export const fromWireOffer = (wire: OwnWireOffer): Offer => ({
  type: wire.type as Offer['type'],
  term: wire.term as Offer['term'],
  feeBps: Math.round(wire.originationFee * 100),
  ...(wire.feeCap !== undefined && { feeCapCents: toCents(wire.feeCap) }),
  rate: percent(wire.rate),
  baseRate: percent(wire.baseRate),
  otherRate: percent(wire.otherRate),
  minCents: toCents(wire.min),
  maxCents: toCents(wire.max),
  minDrawCents: toCents(wire.minDraw),
  maxDrawCents: toCents(wire.maxDraw),
  discounts: wire.discountList.map(({ type, rateWithDiscount, stackable, replacesOthers }) => ({
    type: type as DiscountType,
    rateWithDiscount: percent(rateWithDiscount),
    stackable,
    ...(replacesOthers !== undefined && { replacesOthers }),
  })),
  floorRate: percent(wire.floorRate),
  ...(wire.byFirmOffer && { byFirmOffer: true as const }),
  ...(wire.lifetimeCap !== undefined && { lifetimeCap: percent(wire.lifetimeCap) }),
  minRecordingTaxCents: toCents(wire.minRecordingTax),
  maxRecordingTaxCents: toCents(wire.maxRecordingTax),
  ...(wire.recordingTaxOpen && {
    recordingTaxOpen: {
      basis: wire.recordingTaxOpen.basis,
      ...(wire.recordingTaxOpen.why !== undefined && { why: wire.recordingTaxOpen.why }),
      leastAtMinDrawCents: toCents(wire.recordingTaxOpen.leastAtMinDraw),
      leastAtMaxDrawCents: toCents(wire.recordingTaxOpen.leastAtMaxDraw),
    },
  }),
})
