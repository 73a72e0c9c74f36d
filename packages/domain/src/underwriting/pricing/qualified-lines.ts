import { largestDraw, lineHolding } from '../offer/draw-bounds.ts'
import { OFFER_TYPES, type Offer } from '../offer/offer.ts'
import { largestLine } from '../offer/qualifying-payment.ts'
import { toMills } from '../offer/rate.ts'
import { paymentRoom, qualifyingPayment } from '../situation/dti.ts'
import { lineCap, type Situation } from '../situation/situation.ts'
import { type RateBounds, rateBounds, withinBounds } from './firm-price.ts'
import { payingFrom } from './paying-fees.ts'
import { baseMills, fixedMills, type PricedLine, type PriceSegment, priceSegments } from './price-line.ts'

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
  /** a firm offer made the rate lower than the tables do */
  readonly byFirmOffer?: true
  readonly fromCents: number
  /** where the price changes or the range ends */
  readonly toCents: number
  /** the largest line, at most `toCents`; less when the income bears no more */
  readonly maxCents: number
}

type PricedRange = Omit<QualifiedLine, 'maxCents'>
type Fee = { readonly feeBps: number; readonly points: string }
type Range = Pick<QualifiedLine, 'rateMills' | 'otherMills' | 'byFirmOffer' | 'fromCents' | 'toCents'>

/** The smallest line that holds the smallest draw with a fee. */
const lineNeeded = ({ neededDrawCents, input }: Situation, feeBps: number): number =>
  lineHolding(neededDrawCents, { feeBps, feeCapCents: input.organization.feeCapCents })

/** Until 2026-12: what lies below the floor or above the ceiling is dropped, wherever it lies. */
function rangesByThemselves(bounds: RateBounds, segments: readonly PriceSegment[], fixed: number, fee: Fee): Range[] {
  const { floor, ceiling, promised = Number.POSITIVE_INFINITY, forLaterDraws } = bounds
  return segments.flatMap(({ fromCents, toCents, addMills }) => {
    const [undiscounted, without] = [fixed + addMills - toMills(fee.points), fixed + addMills]
    const rateMills = Math.min(undiscounted, promised)
    const otherMills = forLaterDraws ? Math.min(without, promised) : without
    const promise = rateMills < undiscounted ? { byFirmOffer: true as const } : {}
    return rateMills < floor || rateMills > ceiling ? [] : [{ rateMills, otherMills, ...promise, fromCents, toCents }]
  })
}

/**
 * One range of lines without a hole, in parts of one price. A larger line never costs less (pricing-table.ts), so what exceeds the ceiling is
 * the end of it; what lies below the floor costs the floor. The lowest fee is always there, a higher one where it pays within the term and no
 * lower one buys the same rate: at the floor several do.
 * @param cheaper the lower fees, the lowest first; none for the lowest itself
 */
function rangeWithoutHoles(
  situation: Situation,
  bounds: RateBounds,
  segments: readonly PriceSegment[],
  fixed: number,
  term: number,
  fee: Fee,
  cheaper: readonly Fee[],
) {
  const { pricing, input } = situation
  const { ceiling, promised = Number.POSITIVE_INFINITY, forLaterDraws } = bounds
  const { feeCapCents } = input.organization
  const [lowest] = cheaper
  const within = (mills: number) => withinBounds(mills, bounds)
  // The lender's own: without the promise, and down to its own floor.
  const byTables = (mills: number) => Math.max(mills, toMills(pricing.floorRate))
  // A promised rate is the first draw's: a later draw has what the agreement states.
  const withinLater = forLaterDraws ? within : (mills: number) => Math.min(Math.max(mills, bounds.floor), ceiling)
  const ranges: Range[] = []
  for (const segment of segments) {
    const undiscounted = fixed + segment.addMills - toMills(fee.points)
    if (Math.min(undiscounted, promised) > ceiling) break
    const [rateMills, otherMills] = [within(undiscounted), withinLater(fixed + segment.addMills)]
    const promise = rateMills < byTables(undiscounted) ? { byFirmOffer: true as const } : {}
    const priced = (one: Fee) => ({ feeBps: one.feeBps, feeCapCents, rateMills: within(fixed + segment.addMills - toMills(one.points)) })
    const buysNothing = cheaper.some((one) => priced(one).rateMills <= rateMills)
    const paying = lowest && (buysNothing ? undefined : payingFrom({ higher: priced(fee), lower: priced(lowest), years: term }, segment))
    const fromCents = lowest === undefined || pricing.feesThatNeverPay === 'SHOWN' ? segment.fromCents : paying
    const last = ranges.at(-1)
    if (last !== undefined && fromCents !== last.toCents + 1) break
    if (fromCents === undefined) continue
    const isSame = last?.rateMills === rateMills && last.otherMills === otherMills && last.byFirmOffer === promise.byFirmOffer
    if (isSame) ranges[ranges.length - 1] = { ...last, toCents: segment.toCents }
    else ranges.push({ rateMills, otherMills, ...promise, fromCents, toCents: segment.toCents })
  }
  return ranges
}

/** What of a situation prices its lines. */
export const pricedLine = ({ input, primeRows, scoreForTables, position, liensCents }: Situation): PricedLine => ({
  on: input.on,
  score: scoreForTables,
  occupancy: input.occupancy,
  state: input.state,
  position,
  marginBps: input.organization.marginBps,
  liensCents,
  valueCents: input.value.valueCents,
  primeRows,
})

/**
 * Every type, term and fee from the lines that `startOf` names for a fee up to `toCents`, priced within floor and ceiling [pricing/tables], the
 * payment not yet weighed. Undefined starts: the fee is left out.
 */
function pricedFrom(situation: Situation, startOf: (feeBps: number) => number, toCents: number): PricedRange[] {
  const { input, pricing } = situation
  const line = pricedLine(situation)
  const base = baseMills(pricing, line)
  const fees = pricing.fees.filter((fee) => situation.feesBps.includes(fee.feeBps)).toSorted((a, b) => a.feeBps - b.feeBps)
  const parts = fees.map((fee) => {
    const fromCents = startOf(fee.feeBps)
    return { fee, segments: fromCents > toCents ? [] : priceSegments(pricing, line, fromCents, toCents) }
  })
  const withoutHoles = pricing.ranges === 'WITHOUT_HOLES'
  const rangesWithin = (bounds: RateBounds) =>
    input.organization.termChoicesYears.flatMap((term) => {
      const fixed = fixedMills(pricing, line, term)
      return parts.map(({ fee, segments }, place) => ({
        term,
        feeBps: fee.feeBps,
        ranges: withoutHoles
          ? rangeWithoutHoles(situation, bounds, segments, fixed, term, fee, fees.slice(0, place))
          : rangesByThemselves(bounds, segments, fixed, fee),
      }))
    })
  // Both types cost the same but for what was promised of one of them.
  const plain = rangesWithin(rateBounds({ ...situation, firm: undefined }, 'FIXED'))
  return OFFER_TYPES.flatMap((type) => {
    const stress = type === 'FLOATING' ? toMills(pricing.floatingStress) : 0
    const bounds = rateBounds(situation, type)
    return (bounds.promised === undefined ? plain : rangesWithin(bounds)).flatMap(({ term, feeBps, ranges }) =>
      ranges.map((range) => ({ type, term, feeBps, ...range, qualifyingMills: range.rateMills + stress, baseMills: base })),
    )
  })
}

/** The ranges whose payment the income bears, each cut to the largest line that it does. */
function borne(situation: Situation, ranges: readonly PricedRange[]): QualifiedLine[] {
  const room = paymentRoom(situation)
  const step = situation.guideline.lineStepCents
  return ranges.flatMap((line) => {
    const whole = qualifyingPayment(line.toCents, line) <= room
    const maxCents = whole ? line.toCents : Math.min(largestLine(room, line.qualifyingMills, line.term, step), line.toCents)
    return maxCents >= line.fromCents ? [{ ...line, maxCents }] : []
  })
}

/** The priced lines up to `toCents` whose payment the income bears and that hold the smallest draw, or what must be paid off. */
export function qualifiedLines(situation: Situation, fromCents: number, toCents: number): QualifiedLine[] {
  if (situation.pricing.ranges === 'WITHOUT_HOLES')
    return borne(
      situation,
      pricedFrom(situation, (feeBps) => Math.max(fromCents, lineNeeded(situation, feeBps)), toCents),
    )
  const { feeCapCents } = situation.input.organization
  return borne(
    situation,
    pricedFrom(situation, () => fromCents, toCents),
  ).filter(({ maxCents, feeBps }) => largestDraw(maxCents, { feeBps, feeCapCents }) >= situation.payOffCents)
}

/** The largest line that the income bears when nothing but the organization's maximum limits it, in whole steps; 0 when none. */
export function dtiLine(situation: Situation): number {
  const step = situation.guideline.lineStepCents
  const { maximumLineCents, feesBps } = situation
  // From one step, so that what falls short of the minimum still has its figure; a higher fee counts where it could be offered.
  const lines =
    situation.pricing.ranges === 'WITHOUT_HOLES'
      ? borne(
          situation,
          pricedFrom(situation, (feeBps) => (feeBps === feesBps[0] ? step : lineNeeded(situation, feeBps)), maximumLineCents),
        )
      : qualifiedLines(situation, step, maximumLineCents)
  return Math.max(0, ...lines.map((line) => Math.floor(line.maxCents / step) * step))
}

/**
 * The lowest qualifying payment among all offers on one line; undefined when nothing is priced there. A fee with which the line would not hold
 * the smallest draw counts with the smallest line that does, where the equity leaves it.
 */
export function lowestPayment(situation: Situation, lineCents: number): number | undefined {
  const withoutHoles = situation.pricing.ranges === 'WITHOUT_HOLES'
  const step = situation.guideline.lineStepCents
  const cap = lineCap(situation)
  const most = Math.max(lineCents, cap >= situation.neededLineCents ? cap : situation.maximumLineCents)
  const lineWith = (feeBps: number) => Math.max(lineCents, withoutHoles ? Math.ceil(lineNeeded(situation, feeBps) / step) * step : 0)
  const lines = [...new Set(situation.feesBps.map(lineWith))].filter((line) => line <= most)
  const payments = lines.flatMap((at) =>
    pricedFrom(situation, (feeBps) => (lineWith(feeBps) === at ? at : Number.POSITIVE_INFINITY), at).map((line) =>
      qualifyingPayment(at, line),
    ),
  )
  return payments.length === 0 ? undefined : Math.min(...payments)
}
