import { formatLocalDate, lenderDay } from '@hearthline/domain'
import { costsFromDraw, isTaxOpen } from '../../../../offer/explanations.ts'
import { discountText, exactMoney, exactRate, formatDebt, formatFee, spanOfMonths } from '../../../../offer/format-figures.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import type { PricedChoice } from '../../../../offer/price-choice.ts'

/** The choice in plain sentences. */
export function describeChoice(priced: PricedChoice): string[] {
  const { offer, quote, drawCents, paidOff, paidOffCents, discounts } = priced
  const payment = `You draw ${exactMoney(drawCents)} and repay it over ${offer.term} years, ${exactMoney(quote.monthlyPaymentCents)} each month.`
  const rate =
    offer.type === 'FIXED'
      ? `The rate of this draw is ${exactRate(quote.rate)} and never changes.`
      : `The rate of this draw starts at ${exactRate(quote.rate)} and follows the prime rate.`
  const names = discounts.map((type) => discountText(priced.discountWords, type).label)
  const counted =
    names.length > 0 && quote.rate !== offer.rate ? ` It has your discount${names.length > 1 ? 's' : ''} in it: ${names.join(', ')}.` : ''
  const fee =
    quote.feeCents > 0
      ? `The origination fee of ${formatFee(offer.feeBps)}, ${exactMoney(quote.feeCents)}, is added. You owe ${exactMoney(quote.totalCents)} on the first day.`
      : `There is no origination fee. You owe ${exactMoney(quote.totalCents)} on the first day.`
  const paid = paidOffCents > 0 ? [`From the draw we pay off ${paidOff.map(formatDebt).join(', ')}: ${exactMoney(paidOffCents)}.`] : []
  return [payment, `${rate}${counted}`, fee, ...paid, cashInWords(priced)]
}

/** With what the draw is lessened by: the difference would be a riddle. */
function cashInWords(priced: PricedChoice): string {
  const { paidOffCents, quote } = priced
  const less = [
    ...(paidOffCents > 0 ? [`${exactMoney(paidOffCents)} for what is paid off`] : []),
    ...costsFromDraw(priced).map(([name, cents]) => `${exactMoney(cents)} for the ${name}`),
  ]
  const after = less.length > 0 ? `, after ${new Intl.ListFormat('en-US').format(less)}` : ''
  return `You receive ${isTaxOpen(priced) ? 'at least ' : ''}${exactMoney(quote.cashToYouCents)}${after}.`
}

/** What choosing settles. */
export function fixedNow({ offer, quote }: PricedChoice, { expiresAt }: OffersBody['facts']): string[] {
  const until = formatLocalDate(lenderDay(expiresAt))
  const rate =
    offer.type === 'FIXED'
      ? `The rate of ${exactRate(quote.rate)}, the fee of ${formatFee(offer.feeBps)} and the term of ${spanOfMonths(offer.term * 12)}, as long as we can verify what you told us.`
      : `The margin over the prime rate, the fee of ${formatFee(offer.feeBps)} and the term of ${spanOfMonths(offer.term * 12)}, as long as we can verify what you told us.`
  return [rate, `Chosen by ${until}, the offer does not expire while you complete the application.`]
}

/** What may still change, why, and until when. */
export function describeOpenChanges(
  { offer, quote, discounts, payOff }: PricedChoice,
  facts: OffersBody['facts'],
  again: boolean,
): string[] {
  const { incomeVerified, valueSource } = facts
  return [
    // What is chosen again is chosen after submission: it is kept unless verified figures change again.
    ...(again
      ? []
      : [
          'You can change the amount, the term, the fee or the discounts until you submit the application. A change doesn’t pull your credit.',
        ]),
    ...(incomeVerified
      ? []
      : ['We verify your income later. If it is lower than you told us, the amount can go down, and we’ll ask you to choose again.']),
    ...(valueSource === 'AVM' || valueSource === 'ESTIMATE'
      ? ['If a professional must confirm your home’s value, a lower value can lower the amount.']
      : []),
    ...(discounts.length > 0 && quote.rate !== offer.rate
      ? ['A discount counts only if it is in place at signing. Without it, the rate is higher.']
      : []),
    ...(payOff.length > 0 ? ['The balances we pay off can differ on the day we pay them.'] : []),
    ...(offer.type === 'FLOATING' ? ['The rate follows the prime rate from the first day.'] : []),
    `Recording tax and all other costs now: ${isTaxOpen({ quote }) ? 'at most ' : ''}${exactMoney(quote.recordingTaxCents + quote.costsCents)}. The county sets the recording tax and fees on the day of recording.`,
    'Nothing is final until you sign. After signing on your own home you have three business days to cancel.',
  ]
}
