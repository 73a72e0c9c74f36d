import { recordingTaxBy, recordingTaxRow } from '../loan/exact-recording-tax.ts'
import { highCost, highCostThresholdOn } from '../policy/high-cost.ts'
import { largestDraw, lineHolding, totalOf } from './draw-bounds.ts'
import type { Offer, OfferDiscount } from './offer.ts'
import { type QualifiedLine, qualifiedLines } from './qualified-lines.ts'
import { fromMills, toMills } from './rate.ts'
import { cltvLine, type Situation } from './situation.ts'

/** The discounts that the organization offers, each with the rate it gives alone, never below the floor. */
function discountsBy({ pricing, input }: Situation): (rateMills: number) => OfferDiscount[] {
  const floor = toMills(pricing.floorRate)
  const offered = input.organization.discounts.map(({ points, ...discount }) => ({ ...discount, mills: toMills(points) }))
  return (rateMills) =>
    offered.map(({ type, mills, stackable, replacesOthers }) => ({
      type,
      rateWithDiscount: fromMills(Math.max(rateMills - mills, floor)),
      stackable,
      ...(replacesOthers !== undefined && { replacesOthers }),
    }))
}

/**
 * Whether the high-cost test stops an offer: its two ends and, where the law's own limit changes inside, the line just below that point.
 * Principal dwellings only. The fee alone counts: third parties' charges that we do not keep are not points and fees (1026.32(b)(1)(i)(D)).
 */
export function isHighCost(situation: Situation, line: QualifiedLine, feeCapCents: number | undefined): boolean {
  const { input, position } = situation
  if (input.occupancy !== 'HOME') return false
  const { breakpointCents } = highCostThresholdOn(input.on)
  const inside = breakpointCents > line.fromCents && breakpointCents <= line.maxCents ? [breakpointCents - 1, breakpointCents] : []
  return [line.fromCents, ...inside, line.maxCents].some((lineCents) => {
    const pointsAndFeesCents = lineCents - largestDraw(lineCents, { feeBps: line.feeBps, feeCapCents })
    const lien = position === 1 ? 'FIRST' : 'JUNIOR'
    const rates = { aprPercent: fromMills(line.rateMills), ...(input.aporPercent === undefined ? {} : { aporPercent: input.aporPercent }) }
    return highCost({ lineCents, pointsAndFeesCents, lien, on: input.on, ...rates }).highCost
  })
}

/** Down to a whole number of `step`, unless that falls below `atLeast`. */
const downTo = (step: number, value: number, atLeast: number) => {
  const whole = Math.floor(value / step) * step
  return whole >= atLeast ? whole : value
}

/**
 * The draws of an offer. The smallest is the minimum line's own figure (15,000) where it fits, else whatever the smallest line holds; ranges
 * that follow one another leave no cent between them. The largest is in whole steps where the range ends for good.
 */
function drawsOf(situation: Situation, line: QualifiedLine, feeCapCents: number | undefined) {
  const fee = { feeBps: line.feeBps, feeCapCents }
  const most = largestDraw(line.maxCents, fee)
  const first = line.fromCents <= situation.minimumLineCents
  const holdsMinimum = lineHolding(situation.minimumLineCents, fee) <= line.maxCents
  const least = first
    ? holdsMinimum
      ? situation.minimumLineCents
      : // Where the income bears the smallest line and no more, the rounded fee may leave no draw that fills it to the cent: then the largest it holds.
        Math.min(smallestDraw(line.fromCents, fee), most)
    : largestDraw(line.fromCents - 1, fee) + 1
  const minDrawCents = Math.max(least, situation.payOffCents)
  const lastOfAll = line.maxCents < line.toCents || line.toCents === lineCap(situation)
  const maxDrawCents = lastOfAll ? downTo(situation.guideline.lineStepCents, most, minDrawCents) : most
  return { minDrawCents, maxDrawCents }
}

const smallestDraw = (lineCents: number, fee: Parameters<typeof largestDraw>[1]) => {
  const below = largestDraw(lineCents, fee)
  return totalOf(below, fee) >= lineCents ? below : below + 1
}

/** The largest line that equity and organisation allow, whatever the income. */
export const lineCap = (situation: Situation): number => Math.min(cltvLine(situation), situation.maximumLineCents)

/**
 * Every type, term and fee that passes, in ranges of lines of one price: where the size or the CLTV of the line changes the rate there is a
 * separate offer for each range, so that every draw is priced by its own line and never by the largest one possible. Offers are matched by
 * draw range, term and fee (seed 001 §9). Empty when nothing passes.
 */
export function offersFor(situation: Situation): Offer[] {
  const { input, pricing, minimumLineCents } = situation
  const { feeCapCents } = input.organization
  const cap = lineCap(situation)
  if (cap < minimumLineCents) return []
  const place = { state: input.state, county: input.county, on: input.on }
  const taxRow = recordingTaxRow(place)
  const taxOn = (lineCents: number, years: number) => recordingTaxBy(taxRow, { ...place, lineCents, termMonths: years * 12 }) ?? 0
  const discountsOn = discountsBy(situation)
  const floorRate = fromMills(toMills(pricing.floorRate))
  return qualifiedLines(situation, minimumLineCents, cap).flatMap((line) => {
    if (isHighCost(situation, line, feeCapCents)) return []
    const { minDrawCents, maxDrawCents } = drawsOf(situation, line, feeCapCents)
    if (minDrawCents > maxDrawCents) return []
    const fee = { feeBps: line.feeBps, feeCapCents }
    const offer: Offer = {
      type: line.type,
      term: line.term,
      feeBps: line.feeBps,
      ...(feeCapCents === undefined ? {} : { feeCapCents }),
      rate: fromMills(line.rateMills),
      baseRate: fromMills(line.baseMills),
      otherRate: fromMills(line.otherMills),
      minCents: line.fromCents,
      maxCents: line.maxCents,
      minDrawCents,
      maxDrawCents,
      discounts: discountsOn(line.rateMills),
      floorRate,
      minRecordingTaxCents: taxOn(totalOf(minDrawCents, fee), line.term),
      maxRecordingTaxCents: taxOn(totalOf(maxDrawCents, fee), line.term),
    }
    return [offer]
  })
}
