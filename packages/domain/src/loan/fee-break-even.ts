import { toCents } from '../values/money.ts'
import { amortise } from './amortise.ts'
import { drawTotal } from './draw-total.ts'

/** One option for the same draw: a fee (percent of the draw, capped by `maxFee` dollars if given) and the rate that comes with it. */
export type FeeChoice = { feePercent: number; annualRatePercent: number; maxFee?: number | null }

/** What the choice has cost by the end of each month, in cents: the fee and all interest so far. */
function costByMonth(draw: number, months: number, choice: FeeChoice): number[] {
  const principalCents = toCents(drawTotal(draw, choice.feePercent, choice.maxFee))
  const { rows } = amortise({ principalCents, annualRatePercent: choice.annualRatePercent, months })
  let cost = principalCents - toCents(draw)
  const costs = rows.map((row) => {
    cost += row.interestCents
    return cost
  })
  return Array.from({ length: months }, (_, month) => costs[month] ?? cost)
}

/**
 * The months until the higher fee's lower rate has paid for itself: the first month by whose end fee and interest so far cost no more than with
 * the lower fee, whenever the line is paid off then. The fee is part of the balance, so it bears interest. 0 when the higher fee costs
 * nothing more from the start; undefined when it never pays within the term. Draw in dollars; throws as drawTotal and amortise do.
 */
export function feeBreakEven(offer: { draw: number; months: number; lowerFee: FeeChoice; higherFee: FeeChoice }): number | undefined {
  const { draw, months, lowerFee, higherFee } = offer
  const feeOf = (choice: FeeChoice) => drawTotal(draw, choice.feePercent, choice.maxFee)
  if (feeOf(higherFee) <= feeOf(lowerFee) && higherFee.annualRatePercent <= lowerFee.annualRatePercent) return 0
  const lower = costByMonth(draw, months, lowerFee)
  const month = costByMonth(draw, months, higherFee).findIndex((cost, index) => cost <= lower[index]!)
  return month === -1 ? undefined : month + 1
}
