import { fromCents, isDeductible, isPreservable, type PayoffPreference } from '@hearthline/domain'
import { exactMoney } from './figure-words.ts'
import type { PricedChoice } from './price-choice.ts'
import { drawWithPayoffs } from './price-choice.ts'

export type PayoffWay = {
  readonly preference: PayoffPreference
  readonly label: string
  readonly about: string
  /** Why it cannot be had as it stands; undefined when it can. */
  readonly why: string | undefined
}

/** The three ways to fit payoffs in a draw (seed 001 §4), each with the draw it leads to, or why it does not fit. */
export function payoffWays({ choice, selectedCents, payOffCents, limits }: PricedChoice): PayoffWay[] {
  const amounts = { liabilities: fromCents(payOffCents), draw: fromCents(selectedCents), maxDraw: fromCents(limits.mostCents) }
  const draw = (preference: PayoffPreference) => drawWithPayoffs({ ...choice, preference }, selectedCents, payOffCents, limits)
  const [amount, debts, most] = [selectedCents, payOffCents, limits.mostCents].map(exactMoney)
  const debtsFit = payOffCents <= limits.mostCents
  return [
    {
      preference: 'PRESERVE',
      label: 'Keep my cash whole',
      about: `The draw becomes ${exactMoney(draw('PRESERVE'))}: the debts come on top of ${amount}.`,
      why: isPreservable(amounts) ? undefined : `${amount} and the debts of ${debts} are more than the ${most} you can draw.`,
    },
    {
      preference: 'DEDUCT',
      label: 'Take it out of my amount',
      about: `The draw stays ${amount}, and the debts are paid from it.`,
      why: isDeductible(amounts) ? undefined : `${amount} does not cover the debts of ${debts}.`,
    },
    {
      preference: 'MAXIMIZE',
      label: 'Draw the most I can',
      about: `The draw becomes ${most}; what debts and costs leave of it is your cash.`,
      why: debtsFit ? undefined : `Even the most you can draw, ${most}, does not cover the debts of ${debts}.`,
    },
  ]
}

/** What stops a choice from being taken; undefined when nothing does. */
export function whyNotTaken({ quote, payOffCents, drawCents }: PricedChoice): string | undefined {
  if (quote.cashToYouCents >= 0) return undefined
  const short = exactMoney(-quote.cashToYouCents)
  return payOffCents > 0
    ? `The draw of ${exactMoney(drawCents)} is ${short} short of the debts and costs it must pay. Raise the amount or pay off less.`
    : `The draw of ${exactMoney(drawCents)} is ${short} short of the costs it must pay. Raise the amount.`
}
