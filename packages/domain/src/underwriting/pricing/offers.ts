import { recordingTaxMeter } from '../../loan/exact-recording-tax.ts'
import { comparableApor } from '../../policy/apor.ts'
import { highCost, highCostThresholdOn } from '../../policy/high-cost.ts'
import { largestDraw, lineHolding, totalOf } from '../offer/draw-bounds.ts'
import type { Offer, OfferDiscount } from '../offer/offer.ts'
import { fromMills, toMills } from '../offer/rate.ts'
import { lineCap, type Situation } from '../situation/situation.ts'
import { rateBounds } from './firm-price.ts'
import { leastDraw } from './least-draw.ts'
import { type QualifiedLine, qualifiedLines } from './qualified-lines.ts'
import { largestCappedDraw, lifetimeCapOf } from './rate-cap.ts'

/** The discounts that the organization offers, each with the rate it gives alone, never below the floor. */
function discountsBy({ input }: Situation): (rateMills: number, floor: number) => OfferDiscount[] {
  const offered = input.organization.discounts.map(({ points, ...discount }) => ({ ...discount, mills: toMills(points) }))
  return (rateMills, floor) =>
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
  const aporPercent = input.apor && comparableApor(input.apor, line)
  const rates = { aprPercent: fromMills(line.rateMills), ...(aporPercent === undefined ? {} : { aporPercent }) }
  return [line.fromCents, ...inside, line.maxCents].some((lineCents) => {
    const pointsAndFeesCents = lineCents - largestDraw(lineCents, { feeBps: line.feeBps, feeCapCents })
    const lien = position === 1 ? 'FIRST' : 'JUNIOR'
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

type DrawnLine = { readonly line: QualifiedLine; readonly minDrawCents: number; readonly maxDrawCents: number }

/**
 * The draws of one type, term and fee over all its lines, smallest first, without a cent between them: from the smallest draw, the same for
 * every applicant who may have it, to the largest in whole steps. Steps end the whole range and never one part of it.
 */
function drawsWithoutHoles(situation: Situation, range: readonly QualifiedLine[], feeCapCents: number | undefined): DrawnLine[] {
  const ended = range.findIndex((line) => isHighCost(situation, line, feeCapCents))
  const lines = ended === -1 ? range : range.slice(0, ended)
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return []
  const fee = { feeBps: first.feeBps, feeCapCents }
  const step = situation.guideline.lineStepCents
  const mostLine = Math.floor(last.maxCents / step) * step
  if (mostLine < first.fromCents) return []
  const startOf = (line: QualifiedLine) => Math.max(situation.neededDrawCents, largestDraw(line.fromCents - 1, fee) + 1)
  const most = downTo(step, largestDraw(mostLine, fee), startOf(first))
  const inWhole = lines.map((line) => ({
    line,
    minDrawCents: startOf(line),
    maxDrawCents: Math.min(largestDraw(line.maxCents, fee), most),
  }))
  const drawn = lawfulDraws(situation, inWhole).filter(({ minDrawCents, maxDrawCents }) => minDrawCents <= maxDrawCents)
  // The line itself reaches as far as before its draw was rounded down.
  return drawn.map((each, index) => (index === drawn.length - 1 ? { ...each, line: { ...each.line, maxCents: mostLine } } : each))
}

/** Of one range the draws from where the state's law lets every larger one be: what lies below would leave a hole. */
function lawfulDraws(situation: Situation, range: readonly DrawnLine[]): DrawnLine[] {
  const lawful: DrawnLine[] = []
  for (const each of range.toReversed()) {
    const least = leastDraw(situation, each.line)
    if (least === undefined || least > each.maxDrawCents) break
    const minDrawCents = Math.max(each.minDrawCents, least)
    lawful.unshift(startingAt(situation, each, minDrawCents))
    if (minDrawCents > each.minDrawCents) break
  }
  return lawful
}

/** With the draws below left out, and the lines that hold no other. */
function startingAt({ input }: Situation, { line, ...draws }: DrawnLine, minDrawCents: number): DrawnLine {
  if (minDrawCents === draws.minDrawCents) return { line, ...draws }
  const fee = { feeBps: line.feeBps, feeCapCents: input.organization.feeCapCents }
  return { ...draws, line: { ...line, fromCents: totalOf(minDrawCents, fee) }, minDrawCents }
}

/** In two where the state caps the rate of its smaller lines for their life, and not of the others. */
function splitAtRateCap({ input, stateRule }: Situation, drawn: DrawnLine): DrawnLine[] {
  if (stateRule?.rateCap === undefined) return [drawn]
  const fee = { feeBps: drawn.line.feeBps, feeCapCents: input.organization.feeCapCents }
  const capped = largestCappedDraw(stateRule.rateCap, fee)
  if (capped < drawn.minDrawCents || capped >= drawn.maxDrawCents) return [drawn]
  const [most, least] = [totalOf(capped, fee), totalOf(capped + 1, fee)]
  return [
    { ...drawn, line: { ...drawn.line, maxCents: most }, maxDrawCents: capped },
    { ...drawn, line: { ...drawn.line, fromCents: least }, minDrawCents: capped + 1 },
  ]
}

/** Until 2026-12: each range by itself. */
const drawsByThemselves = (situation: Situation, lines: readonly QualifiedLine[], feeCapCents: number | undefined): DrawnLine[] =>
  lines.flatMap((line) => {
    if (isHighCost(situation, line, feeCapCents)) return []
    const draws = { line, ...drawsOf(situation, line, feeCapCents) }
    const least = leastDraw(situation, line)
    if (least === undefined) return []
    const drawn = startingAt(situation, draws, Math.max(draws.minDrawCents, least))
    return drawn.minDrawCents > drawn.maxDrawCents ? [] : [drawn]
  })

/** The lines of each type, term and fee together, in the order in which they come. */
function byRange(lines: readonly QualifiedLine[]): QualifiedLine[][] {
  const ranges: QualifiedLine[][] = []
  for (const line of lines) {
    const [last] = ranges.at(-1) ?? []
    if (last?.type === line.type && last.term === line.term && last.feeBps === line.feeBps) ranges.at(-1)!.push(line)
    else ranges.push([line])
  }
  return ranges
}

const smallestDraw = (lineCents: number, fee: Parameters<typeof largestDraw>[1]) => {
  const below = largestDraw(lineCents, fee)
  return totalOf(below, fee) >= lineCents ? below : below + 1
}

/**
 * Every type, term and fee that passes, in ranges of lines of one price: where the size or the CLTV of the line changes the rate there is a
 * separate offer for each range, so that every draw is priced by its own line and never by the largest one possible. Offers are matched by
 * draw range, term and fee [offers/terms]. Empty when nothing passes.
 */
export function offersFor(situation: Situation): Offer[] {
  const { input, pricing, minimumLineCents } = situation
  const { feeCapCents } = input.organization
  const cap = lineCap(situation)
  if (cap < minimumLineCents) return []
  const place = { state: input.state, county: input.county, on: input.on }
  const tax = recordingTaxMeter(situation.stateLaw.recordingTaxes, place)
  const discountsOn = discountsBy(situation)
  const lines = qualifiedLines(situation, minimumLineCents, cap)
  const drawn =
    pricing.ranges === 'WITHOUT_HOLES'
      ? byRange(lines).flatMap((range) => drawsWithoutHoles(situation, range, feeCapCents))
      : drawsByThemselves(situation, lines, feeCapCents)
  const lawful = drawn.flatMap((each) => splitAtRateCap(situation, each))
  return lawful.map(({ line, minDrawCents, maxDrawCents }) => {
    const fee = { feeBps: line.feeBps, feeCapCents }
    const lifetimeCap = lifetimeCapOf(pricing, situation.stateRule, totalOf(maxDrawCents, fee))
    const atLeast = tax.on(totalOf(minDrawCents, fee), line.term)
    const atMost = tax.on(totalOf(maxDrawCents, fee), line.term)
    const { floor } = rateBounds(situation, line.type)
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
      discounts: discountsOn(line.rateMills, floor),
      floorRate: fromMills(floor),
      ...(line.byFirmOffer && { byFirmOffer: true as const }),
      ...(lifetimeCap === undefined ? {} : { lifetimeCap: fromMills(toMills(lifetimeCap)) }),
      minRecordingTaxCents: atLeast.mostCents,
      maxRecordingTaxCents: atMost.mostCents,
      ...(tax.rule.basis !== 'EXACT' && {
        recordingTaxOpen: {
          basis: tax.rule.basis,
          ...(tax.rule.why === undefined ? {} : { why: tax.rule.why }),
          leastAtMinDrawCents: atLeast.leastCents,
          leastAtMaxDrawCents: atMost.leastCents,
        },
      }),
    }
    return offer
  })
}
