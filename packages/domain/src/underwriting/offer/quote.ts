import { effectiveCost } from '../../loan/effective-apr.ts'
import { dailyPeriodicRate } from '../../loan/interest-convention.ts'
import { recordingTax } from '../../loan/recording-tax.ts'
import { fromCents, toCents } from '../../values/money.ts'
import { toFixedHalfEven } from '../../values/round-half-even.ts'
import { totalOf } from './draw-bounds.ts'
import type { DiscountType, Offer } from './offer.ts'
import { linePayment } from './qualifying-payment.ts'
import { toMills } from './rate.ts'
import { rateFor } from './rate-for.ts'

export type QuoteRequest = {
  readonly offer: Offer
  readonly drawCents: number
  readonly discounts: readonly DiscountType[]
  /** the sum of the accounts to be paid off */
  readonly liabilitiesPayOffCents: number
  /** costs that apply; those paid from the draw lessen the cash, the others were paid before */
  readonly costs: readonly { readonly amountCents: number; readonly paid: 'FROM_DRAW' | 'BEFORE' }[]
}

export type Quote = {
  /** percent, three decimals, discounts applied */
  readonly rate: string
  /** open-end: periodic rate x periods, fees not in it (12 CFR 1026.14(b)), hence the rate itself */
  readonly apr: string
  /** percent, eight decimals: what each day's balance bears (docs/decisions/0049) */
  readonly dailyPeriodicRate: string
  /** the rate with the fee counted in (appendix J's method), percent, three decimals; never to be called the APR */
  readonly effectiveCost: string
  readonly feeCents: number
  /** the most that it can be, where it is not known exactly */
  readonly recordingTaxCents: number
  /** the least that it can be; absent where the tax is known exactly */
  readonly leastRecordingTaxCents?: number
  readonly costsCents: number
  /** draw and fee: what is owed on the first day */
  readonly totalCents: number
  readonly monthlyPaymentCents: number
  /** at least, where the recording tax is not known: the draw less payoffs, recording tax and costs paid from it; below zero when the draw does not reach */
  readonly cashToYouCents: number
}

/**
 * What one draw on one offer costs, in whole cents; the browser and the server work it out with this same function. Throws RangeError when the
 * draw is not whole cents within the offer's range, an amount is not whole cents or negative, or a discount is not the offer's.
 */
export function quote({ offer, drawCents, discounts, liabilitiesPayOffCents, costs }: QuoteRequest): Quote {
  const amounts = [drawCents, liabilitiesPayOffCents, ...costs.map((cost) => cost.amountCents)]
  if (!amounts.every((cents) => Number.isSafeInteger(cents) && cents >= 0))
    throw new RangeError('Amounts must be whole cents, not negative')
  if (drawCents < offer.minDrawCents || drawCents > offer.maxDrawCents) throw new RangeError('The draw is outside the range of this offer')
  const rate = rateFor(offer, discounts)
  const totalCents = totalOf(drawCents, offer)
  const taxBetween = (atMinDrawCents: number, atMaxDrawCents: number) =>
    toCents(
      recordingTax({
        min: fromCents(atMinDrawCents),
        max: fromCents(atMaxDrawCents),
        minDraw: fromCents(offer.minDrawCents),
        maxDraw: fromCents(offer.maxDrawCents),
        draw: fromCents(drawCents),
      }),
    )
  const recordingTaxCents = taxBetween(offer.minRecordingTaxCents, offer.maxRecordingTaxCents)
  const open = offer.recordingTaxOpen
  const fromDraw = costs.filter((cost) => cost.paid === 'FROM_DRAW').reduce((sum, cost) => sum + cost.amountCents, 0)
  const effective = { draw: fromCents(drawCents), total: fromCents(totalCents), annualRatePercent: Number(rate), months: offer.term * 12 }
  return {
    rate,
    apr: rate,
    dailyPeriodicRate: dailyPeriodicRate(rate),
    // Without a fee the two are the same; the solver would show the payment's rounding as a cost.
    effectiveCost: totalCents === drawCents ? rate : toFixedHalfEven(effectiveCost(effective), 3),
    feeCents: totalCents - drawCents,
    recordingTaxCents,
    ...(open && { leastRecordingTaxCents: taxBetween(open.leastAtMinDrawCents, open.leastAtMaxDrawCents) }),
    costsCents: costs.reduce((sum, cost) => sum + cost.amountCents, 0),
    totalCents,
    monthlyPaymentCents: linePayment(totalCents, toMills(rate), offer.term),
    cashToYouCents: drawCents - liabilitiesPayOffCents - recordingTaxCents - fromDraw,
  }
}
