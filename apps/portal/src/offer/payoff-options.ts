import { fromCents, isDeductible, isPreservable, type PayoffPreference } from '@hearthline/domain'
import { exactMoney } from './format-figures.ts'
import type { PricedChoice } from './price-choice.ts'
import { drawWithPayoffs } from './price-choice.ts'

export type PayoffOption = {
  readonly preference: PayoffPreference
  readonly label: string
  readonly about: string
  /** Why it cannot be had as is; undefined when it can. */
  readonly why: string | undefined
}

/** The three ways to fit payoffs in a draw [offers/payoffs], each with the draw it leads to, or why it does not fit. */
export function payoffOptions({ choice, selectedCents, payOffCents, paidOffCents, limits }: PricedChoice): PayoffOption[] {
  const within = { draw: fromCents(selectedCents), maxDraw: fromCents(limits.mostCents) }
  const draw = (preference: PayoffPreference) => drawWithPayoffs({ ...choice, preference }, selectedCents, payOffCents, limits)
  const [amount, debts, all, most] = [selectedCents, payOffCents, paidOffCents, limits.mostCents].map(exactMoney)
  const debtsFit = paidOffCents <= limits.mostCents
  return [
    {
      preference: 'PRESERVE',
      label: 'Add the debts to my amount',
      about: `The draw becomes ${exactMoney(draw('PRESERVE'))}: the debts are added to ${amount}.`,
      why: isPreservable({ ...within, liabilities: fromCents(payOffCents) })
        ? undefined
        : `${amount} and the debts of ${debts} are more than the ${most} you can draw.`,
    },
    {
      preference: 'DEDUCT',
      label: 'Pay them from my amount',
      about: `The draw stays ${amount}, and the debts are paid from it.`,
      why: isDeductible({ ...within, liabilities: fromCents(paidOffCents) }) ? undefined : `${amount} does not cover the debts of ${all}.`,
    },
    {
      preference: 'MAXIMIZE',
      label: 'Draw the most I can',
      about: `The draw becomes ${most}; you receive what is left after debts and costs.`,
      why: debtsFit ? undefined : `Even the most you can draw, ${most}, does not cover the debts of ${all}.`,
    },
  ]
}

/** What stops a choice from being taken; undefined when nothing does. */
export function choiceProblem({ quote, paidOffCents, payOffCents, drawCents }: PricedChoice): string | undefined {
  if (quote.cashToYouCents >= 0) return undefined
  const short = exactMoney(-quote.cashToYouCents)
  if (payOffCents > 0)
    return `The draw of ${exactMoney(drawCents)} is ${short} less than the debts and costs it must pay. Raise the amount or pay off fewer debts.`
  return paidOffCents > 0
    ? `The draw of ${exactMoney(drawCents)} is ${short} less than the debts and costs it must pay. Raise the amount.`
    : `The draw of ${exactMoney(drawCents)} is ${short} less than the costs it must pay. Raise the amount.`
}
