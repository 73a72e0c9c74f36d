import { largestDraw } from './draw-bounds.ts'
import { paymentRoom, qualifyingPayment } from './dti.ts'
import { OFFER_TYPES, type Offer } from './offer.ts'
import { baseMills, fixedMills, type PricedLine, priceSegments } from './price-line.ts'
import { largestLine } from './qualifying-payment.ts'
import { toMills } from './rate.ts'
import type { Situation } from './situation.ts'

/** One type, term, fee and price, with the lines that it covers and the largest whose payment the income bears. Rates in thousandths of a percent. */
export type QualifiedLine = {
  readonly type: Offer['type']
  readonly term: Offer['term']
  readonly feeBps: number
  readonly rateMills: number
  readonly qualifyingMills: number
  readonly baseMills: number
  /** the rate without the points that the fee buys */
  readonly otherMills: number
  readonly fromCents: number
  /** where the price changes or the range ends */
  readonly toCents: number
  /** the largest line, at most `toCents`; less when the income bears no more */
  readonly maxCents: number
}

/** Every type, term and fee over one range of lines, whose undiscounted rate lies within floor and ceiling (design 5.2), the payment not yet weighed. */
export function pricedLines(situation: Situation, fromCents: number, toCents: number): Omit<QualifiedLine, 'maxCents'>[] {
  const { input, pricing, scoreForTables, position, liensCents } = situation
  const line: PricedLine = {
    on: input.on,
    score: scoreForTables,
    occupancy: input.occupancy,
    state: input.state,
    position,
    marginBps: input.organization.marginBps,
    liensCents,
    valueCents: input.value.valueCents,
  }
  const floor = toMills(pricing.floorRate)
  const ceiling = toMills(pricing.ceilingRate)
  const base = baseMills(pricing, line)
  const segments = priceSegments(pricing, line, fromCents, toCents)
  const fees = pricing.fees.filter((fee) => situation.feesBps.includes(fee.feeBps))
  return OFFER_TYPES.flatMap((type) =>
    input.organization.termChoicesYears.flatMap((term) => {
      const fixed = fixedMills(pricing, line, term)
      const stress = type === 'FLOATING' ? toMills(pricing.floatingStress) : 0
      return fees.flatMap((fee) =>
        segments.flatMap((segment) => {
          const otherMills = fixed + segment.addMills
          const rateMills = otherMills - toMills(fee.points)
          if (rateMills < floor || rateMills > ceiling) return []
          const { fromCents: from, toCents: to } = segment
          const prices = { rateMills, qualifyingMills: rateMills + stress, baseMills: base, otherMills }
          return [{ type, term, feeBps: fee.feeBps, ...prices, fromCents: from, toCents: to }]
        }),
      )
    }),
  )
}

/** The priced lines whose payment the income bears, each cut to the largest that it does, and that hold what must be paid off. */
export function qualifiedLines(situation: Situation, fromCents: number, toCents: number): QualifiedLine[] {
  const room = paymentRoom(situation)
  const step = situation.guideline.lineStepCents
  const feeCapCents = situation.input.organization.feeCapCents
  return pricedLines(situation, fromCents, toCents).flatMap((line) => {
    const whole = qualifyingPayment(line.toCents, line) <= room
    const maxCents = whole ? line.toCents : Math.min(largestLine(room, line.qualifyingMills, line.term, step), line.toCents)
    const holds = largestDraw(maxCents, { feeBps: line.feeBps, feeCapCents }) >= situation.payOffCents
    return maxCents >= line.fromCents && holds ? [{ ...line, maxCents }] : []
  })
}

/** The largest line that the income bears when nothing but the organisation's maximum limits it, in whole steps; 0 when none. */
export function dtiLine(situation: Situation): number {
  const step = situation.guideline.lineStepCents
  // From one step, so that what falls short of the minimum still has its figure.
  const lines = qualifiedLines(situation, step, situation.maximumLineCents)
  return Math.max(0, ...lines.map((line) => Math.floor(line.maxCents / step) * step))
}

/** The lowest qualifying payment among all offers on one line; undefined when nothing is priced there. */
export function lowestPayment(situation: Situation, lineCents: number): number | undefined {
  const payments = pricedLines(situation, lineCents, lineCents).map((line) => qualifyingPayment(lineCents, line))
  return payments.length === 0 ? undefined : Math.min(...payments)
}
