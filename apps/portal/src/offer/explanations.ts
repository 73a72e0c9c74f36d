/** 'How is this worked out?': one answer for each figure of the offer, with the figures that it was really worked out with. */
import { fromCents, monthlyPayment, primeOn, roundHalfEven, toCents } from '@hearthline/domain'
import { discountStandings } from './counted-discounts.ts'
import { debtWords, discountWords, exactMoney, exactRate, feeWords, plainDay, rateStep } from './figure-words.ts'
import type { OffersBody } from './offers-body.ts'
import type { PricedChoice } from './price-choice.ts'
import { pointsRate, ratePoints } from './rate-points.ts'

type Facts = OffersBody['facts']

const monthsOf = ({ offer }: PricedChoice): number => offer.term * 12

/** The payment if the index rose by so many points; only a floating rate can. */
export function paymentIfIndexRises({ offer, quote }: PricedChoice, points: number): { rate: string; cents: number } {
  const rate = pointsRate(ratePoints(quote.rate) + points * 1000)
  const payment = monthlyPayment({ principal: fromCents(quote.totalCents), annualRatePercent: Number(rate), years: offer.term })
  return { rate, cents: toCents(roundHalfEven(payment, 2)) }
}

export function paymentExplained(priced: PricedChoice): string {
  const { offer, quote } = priced
  const worked = `${exactMoney(quote.totalCents)} (the draw with its fee), repaid in ${monthsOf(priced)} equal monthly payments at a twelfth of ${exactRate(quote.rate)} each month, is ${exactMoney(quote.monthlyPaymentCents)}, rounded to the cent.`
  if (offer.type === 'FIXED') return `${worked} It stays the same until the draw is repaid.`
  const risen = paymentIfIndexRises(priced, 1)
  return `${worked} The rate follows the prime rate, so the payment does too: one point higher would make it ${exactMoney(risen.cents)} at ${exactRate(risen.rate)}.`
}

/** The index and what stands above it on the day that priced the offers; margin: what the given rate adds to the index. */
export function indexAndMargin(rate: string, pricingAsOf: string): { index: string; margin: string } | undefined {
  const prime = primeOn(pricingAsOf)
  return prime && { index: exactRate(prime.percent), margin: exactRate(pointsRate(ratePoints(rate) - ratePoints(prime.percent))) }
}

export function rateExplained({ offer, quote, discounts, discountWords: words }: PricedChoice, { pricingAsOf, score }: Facts): string {
  const base = indexAndMargin(offer.baseRate, pricingAsOf)
  const from = base
    ? `The prime rate on ${plainDay(pricingAsOf)} was ${base.index}. The margin for this line's place among your liens is ${base.margin}, which makes ${exactRate(offer.baseRate)}.`
    : `The index with the margin for this line's place among your liens makes ${exactRate(offer.baseRate)}.`
  const moved = ratePoints(offer.rate) - ratePoints(offer.baseRate)
  const step = rateStep(offer.rate, offer.baseRate)
  const reasons = `your score${score === undefined ? '' : ` of ${score}`}, the share of the home's value borrowed, ${offer.term} years, the size of the line and the ${feeWords(offer.feeBps)} fee`
  const priced =
    moved === 0
      ? `Nothing is added for ${reasons}.`
      : `For ${reasons}, ${step} is ${moved > 0 ? 'added' : 'taken off'}: ${exactRate(offer.rate)}.`
  const standings = discountStandings(offer, discounts)
  const off = offer.discounts
    .filter(({ type }) => standings.get(type) === 'COUNTS')
    .map(
      ({ type, rateWithDiscount }) => `${discountWords(words, type).label} lowers your rate by ${rateStep(offer.rate, rateWithDiscount)}`,
    )
  const floor = quote.rate === offer.floorRate && off.length > 0 ? `, and no rate goes below ${exactRate(offer.floorRate)}` : ''
  return [from, priced, ...(off.length > 0 ? [`${off.join('; ')}${floor}: ${exactRate(quote.rate)}.`] : [])].join(' ')
}

export const aprExplained = ({ quote, offer }: PricedChoice): string =>
  `A twelfth of ${exactRate(quote.rate)} is charged each month, and twelve of those make ${exactRate(quote.apr)}. By law the APR of a credit line leaves fees out (12\u00a0CFR\u00a01026.14(b)).${offer.feeBps > 0 ? ' The effective cost below counts the fee in.' : ''}`

export function effectiveCostExplained(priced: PricedChoice): string {
  const { quote, drawCents } = priced
  if (quote.feeCents === 0) return `There is no origination fee, so nothing comes on top of the rate of ${exactRate(quote.rate)}.`
  return `You have the use of ${exactMoney(drawCents)} and pay ${exactMoney(quote.monthlyPaymentCents)} for ${monthsOf(priced)} months. The yearly rate at which those two are worth the same is ${exactRate(quote.effectiveCost)} (by the method of 12\u00a0CFR\u00a01026, appendix\u00a0J). It counts the origination fee of ${exactMoney(quote.feeCents)}; recording tax and other costs are not in it. This is not the APR.`
}

export function feeExplained({ offer, drawCents, quote }: PricedChoice): string {
  if (offer.feeBps === 0) return 'You chose no origination fee. A fee would lower the rate; see the choice of fees.'
  const capped = offer.feeCapCents !== undefined && quote.feeCents === offer.feeCapCents
  const cap = capped ? `, but never more than ${exactMoney(offer.feeCapCents!)}` : ''
  return `${feeWords(offer.feeBps)} of the draw of ${exactMoney(drawCents)}${cap}, is ${exactMoney(quote.feeCents)}. It is added to what you owe, so nothing is paid up front.`
}

export function recordingTaxExplained({ offer, drawCents, quote }: PricedChoice, { state }: Facts): string {
  const { minRecordingTaxCents: least, maxRecordingTaxCents: most, minDrawCents, maxDrawCents } = offer
  if (least === 0 && most === 0) return `No recording tax is due in ${state} on a line of this size.`
  return `The tax is ${exactMoney(least)} at a draw of ${exactMoney(minDrawCents)} and ${exactMoney(most)} at ${exactMoney(maxDrawCents)}. On the straight line between them ${exactMoney(drawCents)} comes to ${exactMoney(quote.recordingTaxCents)}. It is paid out of the draw to the recorder's office; the exact tax stands on the closing documents.`
}

const costWords: Readonly<Record<string, string>> = {
  VALUATION_FEE:
    'No automatic estimate of your home was sure enough, so a person values it. You pay this when it is ordered, not out of the draw.',
  MANUAL_NOTARY_FEE: 'Where your home stands, a notary meets you in person. Paid out of the draw.',
  RECORDING_FEE:
    "What the county recorder takes for putting the lien on record, estimated by state; the recorder's own figure replaces it before closing. Paid out of the draw.",
}
export const costExplained = (type: string): string => costWords[type] ?? 'Charged by a third party and passed on without an addition.'

export const noValuationExplained =
  'An automatic estimate gave the value of your home, which costs you nothing. Should a person have to value it, you see the cost before anything is ordered.'

export const totalExplained = ({ drawCents, quote }: PricedChoice): string =>
  `The draw of ${exactMoney(drawCents)} and the fee of ${exactMoney(quote.feeCents)}. This is what you owe on the first day.`

export const payoffExplained = ({ payOff }: PricedChoice): string =>
  `${payOff.map((debt) => `${debtWords(debt)}: ${exactMoney(toCents(debt.monetaryBalance))}`).join('. ')}. We pay ${payOff.length === 1 ? 'this' : 'these'} from the draw; the balance on the day may differ.`

/** Recording tax and costs as far as they are paid out of the draw, by name. */
export const costsFromDraw = ({ costs, quote }: PricedChoice): (readonly [name: string, cents: number])[] =>
  [
    ['recording tax', quote.recordingTaxCents] as const,
    ...costs.filter(({ paid }) => paid === 'FROM_DRAW').map(({ label, amountCents }) => [label.toLowerCase(), amountCents] as const),
  ].filter(([, cents]) => cents > 0)

export function cashExplained(priced: PricedChoice): string {
  const { drawCents, payOffCents } = priced
  const parts = [...(payOffCents > 0 ? [['paid off for you', payOffCents] as const] : []), ...costsFromDraw(priced)]
  const less = parts.map(([name, cents]) => `less ${exactMoney(cents)} ${name}`)
  return `${[`The draw of ${exactMoney(drawCents)}`, ...less].join(', ')}. The origination fee is on top of the draw and takes nothing away.`
}
