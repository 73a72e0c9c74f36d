import { exactMoney, exactRate } from './format-figures.ts'
import type { PricedChoice } from './price-choice.ts'

export type ChangedFigure = { readonly what: string; readonly from: string; readonly to: string }

/** What is different between an offer as it was shown and as it is now; empty when every figure stands. */
export function changedFigures(before: PricedChoice, now: PricedChoice): ChangedFigure[] {
  const money = (what: string, read: (priced: PricedChoice) => number): ChangedFigure[] =>
    read(before) === read(now) ? [] : [{ what, from: exactMoney(read(before)), to: exactMoney(read(now)) }]
  const rate =
    before.quote.rate === now.quote.rate ? [] : [{ what: 'Rate', from: exactRate(before.quote.rate), to: exactRate(now.quote.rate) }]
  return [
    ...money('Draw', (priced) => priced.drawCents),
    ...rate,
    ...money('Monthly payment', (priced) => priced.quote.monthlyPaymentCents),
    ...money('Origination fee', (priced) => priced.quote.feeCents),
    ...money('Recording tax', (priced) => priced.quote.recordingTaxCents),
    ...money('Other costs', (priced) => priced.quote.costsCents),
    ...money('Total from this draw', (priced) => priced.quote.totalCents),
    ...money('Paid off for you', (priced) => priced.paidOffCents),
    ...money('Cash to you', (priced) => priced.quote.cashToYouCents),
  ]
}
