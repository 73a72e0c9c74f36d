/** From published prices to the cells of the price table: pure, the same inputs give the same cells. */
import type { Observation, Spread } from './market-2026.data.ts'

export interface Market {
  readonly prime: number
  readonly excellent: readonly Observation[]
  readonly good: readonly Observation[]
  readonly scoreSpreads: readonly Spread[]
  readonly cltvSpreads: readonly Spread[]
}

export interface Shape {
  readonly scoresFrom: readonly number[]
  readonly cltvUpToBps: readonly number[]
  /** percent; every rate is the floor plus or minus whole steps while the index moves by quarters */
  readonly floor: number
  /** percent; of margin and cells */
  readonly step: number
}

export interface Calibration {
  /** above the index, behind one mortgage: percent text */
  readonly margin: string
  /** a row for each score band, a cell for each CLTV band: percent text */
  readonly cells: readonly (readonly string[])[]
}

/** The latest says what the market asks now. */
const latest = (observations: readonly Observation[]): Observation => observations.toSorted((a, b) => a.of.localeCompare(b.of)).at(-1)!

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The points that a band costs: the mean of the spreads that name it; below the first named as much more for each band as between the two
 * lowest named, above the last named nothing.
 */
function pointsOf(spreads: readonly Spread[], bands: readonly number[], unnamed: 'BELOW_COSTS_MORE' | 'BELOW_COSTS_NOTHING'): number[] {
  const named = bands.map((band) => {
    const points = spreads.flatMap((spread) => spread.points.filter(([from]) => from === band).map(([, each]) => each))
    return points.length === 0 ? undefined : mean(points)
  })
  const first = named.findIndex((points) => points !== undefined)
  const lowest = named[first]!
  const step = lowest - named[first + 1]!
  return named.map((points, index) => {
    if (points !== undefined) return points
    if (index > first) return 0
    return unnamed === 'BELOW_COSTS_MORE' ? lowest + step * (first - index) : 0
  })
}

/** At least what the one before costs, so that a better score or more equity never costs more. */
const never = (values: readonly number[]): number[] => values.map((_value, index) => Math.max(...values.slice(0, index + 1)))

/**
 * Score and CLTV each cost their own points. The two observed profiles set the level and how far the points are stretched: with both, the table
 * passes through what the market asks of each of them, to the nearest step.
 */
export function calibrate(market: Market, { scoresFrom, cltvUpToBps, floor, step }: Shape): Calibration {
  const scorePoints = never(pointsOf(market.scoreSpreads, scoresFrom, 'BELOW_COSTS_MORE').toReversed()).toReversed()
  const cltvPoints = never(pointsOf(market.cltvSpreads, cltvUpToBps, 'BELOW_COSTS_NOTHING'))
  const points = ({ score, cltvBps }: Pick<Observation, 'score' | 'cltvBps'>) =>
    scorePoints[scoresFrom.findLastIndex((from) => from <= score)]! + cltvPoints[cltvUpToBps.findIndex((upTo) => cltvBps <= upTo)]!
  const [best, dearer] = [latest(market.excellent), latest(market.good)]
  const stretch = (dearer.percent - best.percent) / (points(dearer) - points(best))
  const level = best.percent - stretch * points(best)
  const rate = floor + Math.round((level - floor) / step) * step
  const cells = scorePoints.map((ofScore) =>
    cltvPoints.map((ofCltv) => (Math.round((stretch * (ofScore + ofCltv)) / step) * step).toFixed(3)),
  )
  return { margin: (rate - market.prime).toFixed(3), cells }
}
