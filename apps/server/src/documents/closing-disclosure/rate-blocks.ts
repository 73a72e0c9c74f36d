/**
 * The finance charge: when it begins, by which rates, on which balance, and within which limits (12 CFR 1026.6(a)(1), (a)(3)(vi); 1026.30). Of a
 * home-equity plan “finance charge” and “annual percentage rate” stand out beside their figures (12 CFR 1026.5(a)(2)(ii)): in capitals, as comment
 * 5(a)(2)-1 allows.
 */
import { dailyPeriodicRate, formatShortDate, type LineTerms, laterDrawRate } from '@hearthline/domain'
import { percent } from '../application-disclosures/figures.ts'
import { type Block, heading, paragraph } from '../document-text.ts'
import type { ClosingDisclosure } from './disclosed-line.ts'

export function rateBlocks(terms: LineTerms): Block[] {
  const { type, ratePercent, dailyPeriodicRatePercent, laterMarginPercent, index, floorPercent, lifetimeCapPercent } = terms
  const start =
    type === 'FIXED'
      ? 'It is fixed: it does not change with the index.'
      : `It is variable: it is the index ${overIndex(terms.marginPercent!)}, and it changes on the day on which the index changes.`
  const laterRate = laterDrawRate(terms)
  return [
    heading('Annual percentage rate'),
    {
      kind: 'facts',
      rows: [
        ['ANNUAL PERCENTAGE RATE of the first draw', percent(ratePercent)],
        ['Daily periodic rate of the first draw', `${dailyPeriodicRatePercent}%`],
        ['ANNUAL PERCENTAGE RATE of a later draw, at the index of today', percent(laterRate)],
        ['Daily periodic rate of a later draw, at the index of today', `${dailyPeriodicRate(laterRate)}%`],
        ['Index today', `${percent(index.percent)}, in force since ${formatShortDate(index.from)}`],
        ...(type === 'FLOATING' ? [['Margin of the first draw', percent(terms.marginPercent!)] as const] : []),
        ['Margin of later draws', percent(laterMarginPercent)],
        ['Lowest rate of the line', percent(floorPercent)],
        ['Highest rate of the line', percent(lifetimeCapPercent)],
      ],
    },
    paragraph(`The first draw: ${start} The annual percentage rate includes interest only and no other costs.`),
    paragraph(
      `Each later draw: its annual percentage rate is the index of its own day ${overIndex(laterMarginPercent)}. It then changes on each day on which the index changes, so that the figures above are those of today alone. The rate can go up because the index goes up. Then more of what you pay is interest, and the payment goes up. No rate of the line is ever less than ${percent(floorPercent)} or more than ${percent(lifetimeCapPercent)}. No other limit applies to a change. Each rate applies to the whole balance of its draw, however large it is.`,
    ),
    paragraph(
      'The index is the prime rate published in The Wall Street Journal. The Federal Reserve Board also publishes it, in its H.15 release: www.federalreserve.gov/releases/h15.',
    ),
    heading('How interest is calculated'),
    paragraph(
      'Interest on a draw begins on the day on which it is paid out. There is no period within which you can repay it without interest.',
    ),
    paragraph(
      'For each day we multiply what you owe of each draw at the end of that day, without interest, by its daily periodic rate: the annual percentage rate divided by 365, in a leap year too. A draw counts from its own day, and a payment lessens the balance of the day on which we receive it. The interest of a billing cycle is the sum of its days, rounded once to the cent.',
    ),
    paragraph(
      'The origination fee is a FINANCE CHARGE too. It is charged once, when the line is opened, as a percentage of the first draw, and is added to what you owe.',
    ),
  ]
}

/** Discounts may bring a margin below zero. */
const overIndex = (margin: string): string =>
  margin.startsWith('-') ? `less ${percent(margin.slice(1))}` : `plus a margin of ${percent(margin)}`

/** What keeps the rate lower, and what ends that. */
export function discountBlocks({ terms: { discounts }, discountNames }: ClosingDisclosure): Block[] {
  if (discounts.length === 0) return []
  return [
    heading('Discounts in the rate of the first draw'),
    {
      kind: 'list',
      items: discounts.map(
        ({ type, points }) =>
          `${discountNames[type] ?? type}: ${percent(points)} lower, for as long as you qualify for it. If you no longer do, the rate goes up by it from the next billing cycle on.`,
      ),
    },
  ]
}
