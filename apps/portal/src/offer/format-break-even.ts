import type { FeeOption } from './fee-options.ts'
import { formatFee, rateStep, spanOfMonths } from './format-figures.ts'

const nameOf = ({ feeBps }: FeeOption): string => (feeBps === 0 ? 'no fee' : `the ${formatFee(feeBps)} fee`)

/** In a table: '4 years 2 months'. */
export function formatBreakEven(option: FeeOption, lowest: FeeOption, years: number): string {
  if (option.feeBps === lowest.feeBps) return '–'
  if (option.breakEvenMonths === undefined) return `not within ${years} years`
  return option.breakEvenMonths === 0 ? 'at once' : spanOfMonths(option.breakEvenMonths)
}

/** Where there is nothing to compare with: the prices of the draw leave no other. */
export const onlyFeeSentence = ({ feeBps }: FeeOption): string =>
  feeBps === 0
    ? 'No fee is added to your draw, and none is offered for a lower rate.'
    : `The fee is ${formatFee(feeBps)}. No other is offered.`

/** 'Against no fee it takes 0.75% off the rate: at 2.99% you break even after 4 years 2 months.' */
export function breakEvenSentence(option: FeeOption, lowest: FeeOption, years: number): string {
  if (option.feeBps === lowest.feeBps) {
    return option.feeBps === 0
      ? 'No fee is added to your draw. Paying a fee would lower the rate.'
      : 'This is the lowest fee. A higher one would lower the rate.'
  }
  const step = `Compared with ${nameOf(lowest)}, it lowers the rate by ${rateStep(lowest.rate, option.rate)}`
  if (option.breakEvenMonths === undefined) return `${step}, which does not pay for itself within ${years} years.`
  if (option.breakEvenMonths === 0) return `${step} and costs no more.`
  return `${step}: at ${formatFee(option.feeBps)} you break even after ${spanOfMonths(option.breakEvenMonths)}. Repay sooner, and ${nameOf(lowest)} is cheaper.`
}
