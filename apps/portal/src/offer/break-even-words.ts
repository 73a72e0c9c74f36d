import type { FeeWay } from './fee-ways.ts'
import { feeWords, rateStep, spanOfMonths } from './figure-words.ts'

const nameOf = ({ feeBps }: FeeWay): string => (feeBps === 0 ? 'no fee' : `the ${feeWords(feeBps)} fee`)

/** In a table: '4 years 2 months'. */
export function breakEvenWords(way: FeeWay, lowest: FeeWay, years: number): string {
  if (way.feeBps === lowest.feeBps) return '–'
  if (way.breakEvenMonths === undefined) return `not within ${years} years`
  return way.breakEvenMonths === 0 ? 'at once' : spanOfMonths(way.breakEvenMonths)
}

/** 'Against no fee it takes 0.75% off the rate: at 2.99% you break even after 4 years 2 months.' */
export function breakEvenSentence(way: FeeWay, lowest: FeeWay, years: number): string {
  if (way.feeBps === lowest.feeBps) {
    return way.feeBps === 0
      ? 'Nothing is added to your draw. A fee would lower the rate.'
      : 'This is the lowest fee. A higher one would lower the rate.'
  }
  const step = `Against ${nameOf(lowest)} it takes ${rateStep(lowest.rate, way.rate)} off the rate`
  if (way.breakEvenMonths === undefined) return `${step}, which does not pay for itself within ${years} years.`
  if (way.breakEvenMonths === 0) return `${step} and costs no more.`
  return `${step}: at ${feeWords(way.feeBps)} you break even after ${spanOfMonths(way.breakEvenMonths)}. Repay sooner, and ${nameOf(lowest)} is cheaper.`
}
