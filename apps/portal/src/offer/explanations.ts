/** 'How is this calculated?': one answer for each figure of the offer, with the figures that it was really calculated with. */
import { formatShortDate, fromCents, monthlyPayment, primeOn, roundHalfEven, toCents } from '@hearthline/domain'
import type { RecordingTaxOpen } from '@hearthline/domain/underwriting'
import { discountStandings } from './counted-discounts.ts'
import { discountText, exactMoney, exactRate, formatDebt, formatFee, rateStep } from './format-figures.ts'
import type { OfferFacts as Facts } from './offers-body.ts'
import type { PricedChoice } from './price-choice.ts'
import { pointsRate, ratePoints } from './rate-points.ts'

const monthsOf = ({ offer }: PricedChoice): number => offer.term * 12

/** The payment if the index rose by so many points; only a variable rate can. */
export function paymentIfIndexRises({ offer, quote }: PricedChoice, points: number): { rate: string; cents: number } {
  const rate = pointsRate(ratePoints(quote.rate) + points * 1000)
  const payment = monthlyPayment({ principal: fromCents(quote.totalCents), annualRatePercent: Number(rate), years: offer.term })
  return { rate, cents: toCents(roundHalfEven(payment, 2)) }
}

export function paymentExplained(priced: PricedChoice): string {
  const { offer, quote } = priced
  const worked = `${exactMoney(quote.totalCents)} (the draw with its fee), repaid in ${monthsOf(priced)} equal monthly payments at ${exactRate(quote.rate)} a year, each month as a twelfth of it, is ${exactMoney(quote.monthlyPaymentCents)}, rounded to the cent. Interest is charged by the day, so the last payment is whatever is then owed.`
  if (offer.type === 'FIXED') return `${worked} It stays the same until you repay the draw.`
  const risen = paymentIfIndexRises(priced, 1)
  return `${worked} The rate follows the prime rate, so the payment does too: one point higher would make it ${exactMoney(risen.cents)} at ${exactRate(risen.rate)}.`
}

/** The index and what stands above it in the decision that priced the offers; margin: what the given rate adds to the index. */
export function indexAndMargin(
  rate: string,
  { pricingAsOf, index }: Pick<Facts, 'pricingAsOf' | 'index'>,
): { index: string; margin: string } | undefined {
  // Decisions of before stored no row: they were priced by the published one.
  const prime = index ?? primeOn(pricingAsOf)
  return prime && { index: exactRate(prime.percent), margin: exactRate(pointsRate(ratePoints(rate) - ratePoints(prime.percent))) }
}

/**
 * What a later draw would cost today. Where the lowest rate sets it the margin is less than what is above the index, and the agreement states
 * it: no figure is given that the agreement would contradict.
 */
export function laterDrawExplained({ otherRate, floorRate }: Pick<PricedChoice['offer'], 'otherRate' | 'floorRate'>, facts: Facts): string {
  const parts = indexAndMargin(otherRate, facts)
  if (!parts) return ''
  if (ratePoints(otherRate) > ratePoints(floorRate)) return `: the prime rate of ${parts.index} and your margin of ${parts.margin}`
  return `, our lowest rate: the prime rate of ${parts.index} and your margin come to no more than that. Your agreement states the margin`
}

export function rateExplained({ offer, quote, discounts, discountWords: words }: PricedChoice, facts: Facts): string {
  const { pricingAsOf, score } = facts
  const base = indexAndMargin(offer.baseRate, facts)
  const from = base
    ? `The prime rate on ${formatShortDate(pricingAsOf)} was ${base.index}. For this line's place among your liens, ${base.margin} is added, which makes ${exactRate(offer.baseRate)}.`
    : `The index, with what is added for this line's place among your liens, makes ${exactRate(offer.baseRate)}.`
  const moved = ratePoints(offer.rate) - ratePoints(offer.baseRate)
  const step = rateStep(offer.rate, offer.baseRate)
  const reasons = `your score${score === undefined ? '' : ` of ${score}`}, the share of the home's value borrowed, ${offer.term} years, the size of the line and the ${formatFee(offer.feeBps)} fee`
  const priced = offer.byFirmOffer
    ? `For ${reasons}, our rate would be higher. Your mailed offer promised less: ${exactRate(offer.rate)}.`
    : offer.rate === offer.floorRate
      ? `For ${reasons}, the rate comes to no more than ${exactRate(offer.floorRate)}, and no rate goes below that.`
      : moved === 0
        ? `Nothing is added for ${reasons}.`
        : `For ${reasons}, ${step} is ${moved > 0 ? 'added' : 'subtracted'}: ${exactRate(offer.rate)}.`
  const standings = discountStandings(offer, discounts)
  const off = offer.discounts
    .filter(({ type }) => standings.get(type) === 'COUNTS' && offer.rate !== offer.floorRate)
    .map(({ type, rateWithDiscount }) => `${discountText(words, type).label} lowers your rate by ${rateStep(offer.rate, rateWithDiscount)}`)
  const floor = quote.rate === offer.floorRate && off.length > 0 ? `, and no rate goes below ${exactRate(offer.floorRate)}` : ''
  return [from, priced, ...(off.length > 0 ? [`${off.join('; ')}${floor}: ${exactRate(quote.rate)}.`] : [])].join(' ')
}

export const aprExplained = ({ quote, offer }: PricedChoice): string =>
  `1/365 of ${exactRate(quote.rate)} is charged each day, and 365 of those make ${exactRate(quote.apr)}. By law, the APR of a credit line does not include fees (12\u00a0CFR\u00a01026.14(b)).${offer.feeBps > 0 ? ' The effective cost below includes the fee.' : ''}`

export function effectiveCostExplained(priced: PricedChoice): string {
  const { quote, drawCents } = priced
  if (quote.feeCents === 0) return `There is no origination fee, so nothing is added to the rate of ${exactRate(quote.rate)}.`
  return `You receive ${exactMoney(drawCents)} and pay ${exactMoney(quote.monthlyPaymentCents)} for ${monthsOf(priced)} months. The yearly rate that makes those two equal is ${exactRate(quote.effectiveCost)} (by the method of 12\u00a0CFR\u00a01026, appendix\u00a0J). It includes the origination fee of ${exactMoney(quote.feeCents)} but not recording tax or other costs. This is not the APR.`
}

export function feeExplained({ offer, drawCents, quote }: PricedChoice): string {
  if (offer.feeBps === 0) return 'You chose no origination fee. The choice of fees shows what one would do to the rate.'
  const capped = offer.feeCapCents !== undefined && quote.feeCents === offer.feeCapCents
  const cap = capped ? `, but never more than ${exactMoney(offer.feeCapCents!)}` : ''
  return `${formatFee(offer.feeBps)} of the draw of ${exactMoney(drawCents)}${cap}, is ${exactMoney(quote.feeCents)}. It is added to what you owe, so you pay nothing up front.`
}

export function recordingTaxExplained(priced: PricedChoice, { state }: Facts): string {
  const { offer, drawCents, quote } = priced
  const { minRecordingTaxCents: least, maxRecordingTaxCents: most, minDrawCents, maxDrawCents } = offer
  if (offer.recordingTaxOpen) return openTaxExplained(priced, offer.recordingTaxOpen, state)
  if (least === 0 && most === 0) return `No recording tax is due in ${state} on a line of this size.`
  return `The tax is ${exactMoney(least)} at a draw of ${exactMoney(minDrawCents)} and ${exactMoney(most)} at ${exactMoney(maxDrawCents)}. In proportion, the tax on ${exactMoney(drawCents)} is ${exactMoney(quote.recordingTaxCents)}. We pay it from the draw to the recorder's office. Your closing documents show the exact tax.`
}

const WHY_TAX_IS_OPEN: Readonly<Record<NonNullable<RecordingTaxOpen['why']>, string>> = {
  SOURCES_DIFFER: 'Published tables of your county’s recording tax differ',
  AFFIDAVIT: 'No recording tax is due if an affidavit that this is a residence is recorded with the deed',
  LOCAL_OPTION: 'Your city or county may add a third to the state’s recording tax',
  CITY: 'The recording tax depends on the city within your county',
}

const SET_ASIDE = 'We set aside the larger amount, and your closing documents show the exact tax.'

function openTaxExplained({ quote }: PricedChoice, { basis, why }: RecordingTaxOpen, state: string): string {
  if (basis === 'NONE_KNOWN')
    return `We know of no recording tax in ${state}, but have not confirmed that there is none. Your closing documents show what is due.`
  const between = `On this draw it is about ${exactMoney(quote.leastRecordingTaxCents ?? 0)} to ${exactMoney(quote.recordingTaxCents)}.`
  if (basis === 'NOT_KNOWN') return `The recording tax for your home in ${state} is not known yet. ${between} ${SET_ASIDE}`
  return `${why ? WHY_TAX_IS_OPEN[why] : 'The exact recording tax is not known yet'}. ${between} ${SET_ASIDE}`
}

/** Whether the tax, and so the cash, may still turn out otherwise than shown. */
export const isTaxOpen = ({ quote }: Pick<PricedChoice, 'quote'>): boolean =>
  quote.leastRecordingTaxCents !== undefined && quote.leastRecordingTaxCents < quote.recordingTaxCents

/** The tax as a figure: never a zero where it is not known. */
export function recordingTaxShown({ offer, quote }: Pick<PricedChoice, 'offer' | 'quote'>): string {
  const basis = offer.recordingTaxOpen?.basis
  if (basis === 'NONE_KNOWN') return 'None known'
  if (basis === 'NOT_KNOWN') return 'Not known yet'
  if (!isTaxOpen({ quote })) return exactMoney(quote.recordingTaxCents)
  return `${exactMoney(quote.leastRecordingTaxCents ?? 0)} to ${exactMoney(quote.recordingTaxCents)}`
}

const costWords: Readonly<Record<string, string>> = {
  VALUATION_FEE:
    'No automated estimate of your home was reliable enough, so a professional must value it. You pay this when we order it, not from the draw.',
  MANUAL_NOTARY_FEE:
    'Where your home is, a notary must be with you when you sign, at your home or at an office. We pay this from the draw.',
  RECORDING_FEE:
    "What the county recorder charges to record the lien, estimated by state. We replace it with the recorder's exact fee before closing. We pay it from the draw.",
}
export const costExplained = (type: string): string => costWords[type] ?? 'Charged by a third party. We pass on the exact cost.'

export const noValuationExplained =
  'An automated estimate gave your home’s value at no cost to you. If a professional must value it, you will see the cost before we order anything.'

export const totalExplained = ({ drawCents, quote }: PricedChoice): string =>
  `The draw of ${exactMoney(drawCents)} and the fee of ${exactMoney(quote.feeCents)}. This is what you owe on the first day.`

export const payoffExplained = ({ paidOff }: PricedChoice): string =>
  `${paidOff.map((debt) => `${formatDebt(debt)}: ${exactMoney(toCents(debt.monetaryBalance))}`).join('. ')}. We pay ${paidOff.length === 1 ? 'this' : 'these'} from the draw. The balance on that day may differ.`

/** Recording tax and costs as far as they are paid out of the draw, by name. */
export const costsFromDraw = ({ costs, quote }: Pick<PricedChoice, 'costs' | 'quote'>): (readonly [name: string, cents: number])[] =>
  [
    [isTaxOpen({ quote }) ? 'recording tax at most' : 'recording tax', quote.recordingTaxCents] as const,
    ...costs.filter(({ paid }) => paid === 'FROM_DRAW').map(({ label, amountCents }) => [label.toLowerCase(), amountCents] as const),
  ].filter(([, cents]) => cents > 0)

export function cashExplained(priced: PricedChoice): string {
  const { drawCents, paidOffCents } = priced
  const parts = [...(paidOffCents > 0 ? [['paid off for you', paidOffCents] as const] : []), ...costsFromDraw(priced)]
  const less = parts.map(([name, cents]) => `less ${exactMoney(cents)} ${name}`)
  return `${[`The draw of ${exactMoney(drawCents)}`, ...less].join(', ')}. The origination fee is added on top of the draw and does not reduce it.`
}
