import { formatLocalDate, lenderDay } from '@hearthline/domain'
import { costsFromDraw } from '../../../offer/explanations.ts'
import { debtWords, discountWords, exactMoney, exactRate, feeWords, spanOfMonths } from '../../../offer/figure-words.ts'
import type { OffersBody } from '../../../offer/offers-body.ts'
import type { PricedChoice } from '../../../offer/price-choice.ts'

/** The choice as one would tell it to a friend, sentence by sentence. */
export function offerInWords(priced: PricedChoice): string[] {
  const { offer, quote, drawCents, payOff, payOffCents, discounts } = priced
  const payment = `You draw ${exactMoney(drawCents)} and repay it over ${offer.term} years, ${exactMoney(quote.monthlyPaymentCents)} each month.`
  const rate =
    offer.type === 'FIXED'
      ? `The rate of this draw is ${exactRate(quote.rate)} and never changes.`
      : `The rate of this draw starts at ${exactRate(quote.rate)} and follows the prime rate.`
  const names = discounts.map((type) => discountWords(priced.discountWords, type).label)
  const counted = names.length > 0 ? ` It has your discount${names.length > 1 ? 's' : ''} in it: ${names.join(', ')}.` : ''
  const fee =
    quote.feeCents > 0
      ? `The origination fee of ${feeWords(offer.feeBps)}, ${exactMoney(quote.feeCents)}, is added: you owe ${exactMoney(quote.totalCents)} on the first day.`
      : `There is no origination fee: you owe ${exactMoney(quote.totalCents)} on the first day.`
  const paid = payOffCents > 0 ? [`From the draw we pay off ${payOff.map(debtWords).join(', ')}: ${exactMoney(payOffCents)}.`] : []
  return [payment, `${rate}${counted}`, fee, ...paid, cashInWords(priced)]
}

/** With what the draw is lessened by: the difference would be a riddle. */
function cashInWords(priced: PricedChoice): string {
  const { payOffCents, quote } = priced
  const less = [
    ...(payOffCents > 0 ? [`${exactMoney(payOffCents)} for what is paid off`] : []),
    ...costsFromDraw(priced).map(([name, cents]) => `${exactMoney(cents)} for the ${name}`),
  ]
  const after = less.length > 0 ? `, after ${new Intl.ListFormat('en-US').format(less)}` : ''
  return `${exactMoney(quote.cashToYouCents)} comes to you${after}.`
}

/** What choosing settles. */
export function fixedNow({ offer, quote }: PricedChoice, { expiresAt }: OffersBody['facts']): string[] {
  const until = formatLocalDate(lenderDay(expiresAt))
  const rate =
    offer.type === 'FIXED'
      ? `The rate of ${exactRate(quote.rate)}, the fee of ${feeWords(offer.feeBps)} and the term of ${spanOfMonths(offer.term * 12)}, as long as what you told us is confirmed.`
      : `The margin over the prime rate, the fee of ${feeWords(offer.feeBps)} and the term of ${spanOfMonths(offer.term * 12)}, as long as what you told us is confirmed.`
  return [rate, `Chosen by ${until}, the offer does not lapse while you complete the application.`]
}

/** What may still move, why, and until when. */
export function canStillChange({ offer, quote, discounts, payOff }: PricedChoice, facts: OffersBody['facts'], revised: boolean): string[] {
  const { incomeVerified, valueSource } = facts
  return [
    // A revised offer is chosen after submission: it stands unless verified figures move once more.
    ...(revised
      ? []
      : [
          'You can change the amount, the term, the fee or the discounts until you submit the application. Your credit is not pulled again for that.',
        ]),
    ...(incomeVerified
      ? []
      : ['Your income is verified later. If it is lower than you told us, the amount can fall, and we ask you to choose again.']),
    ...(valueSource === 'AVM' || valueSource === 'ESTIMATE'
      ? ['Should a person have to confirm the value of your home, a lower value can lower the amount.']
      : []),
    ...(discounts.length > 0 ? ['A discount counts only if it is in place at signing: without it the rate is higher.'] : []),
    ...(payOff.length > 0 ? ['The balances that we pay off can differ on the day they are paid.'] : []),
    ...(offer.type === 'FLOATING' ? ['The rate follows the prime rate from the first day.'] : []),
    `Recording tax and fees, ${exactMoney(quote.recordingTaxCents + quote.costsCents)} with all other costs now, are set by the county on the day of recording.`,
    'Nothing is final until you sign. After signing on your own home you have three business days to cancel.',
  ]
}
