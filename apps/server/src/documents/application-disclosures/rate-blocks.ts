/** How a draw is repaid, what the rate is made of, and what fifteen years of the index would have done to it (12 CFR 1026.40(d)(5), (6), (12)). */
import {
  type DisclosedPlan,
  formatMonthDay,
  formatShortDate,
  type HistoricalYear,
  type PaymentExample,
  REPRESENTATIVE,
} from '@hearthline/domain'
import { type Block, heading, paragraph } from '../document-text.ts'
import { listed, money, percent, TEN_THOUSAND } from './figures.ts'

export function paymentBlocks({
  drawPeriods,
  dueDay,
  termsYears,
  recentPercent,
  recentPayments,
  lowestPercent,
  highestAtStartPercent,
}: DisclosedPlan): Block[] {
  return [
    heading('Minimum payment'),
    paragraph(
      `You repay each draw in equal monthly payments of principal and interest over its term: ${listed(termsYears)} years, as you choose. Payments are due on day ${dueDay} of each month. If you make them, the draw is repaid at the end of its term, and no balloon payment is due.`,
    ),
    heading('Length of the line'),
    paragraph(
      `${drawPeriodText(drawPeriods)} Each later draw is repaid over the same number of years as the first, counted from its own day. The line ends when the last draw is repaid.`,
    ),
    heading('Minimum payment example'),
    paragraph(
      `If you made only the minimum payments and took no other draws, this is how you would repay a balance of ${TEN_THOUSAND} at an annual percentage rate of ${percent(recentPercent)}:`,
    ),
    paymentTable(recentPayments),
    heading('Annual percentage rate'),
    paragraph(
      `You choose whether the rate of your first draw is fixed or variable. A recent annual percentage rate for either is ${percent(recentPercent)}. Rates of first draws range from ${percent(lowestPercent)} to ${percent(highestAtStartPercent)}. The annual percentage rate includes interest only and no other costs.`,
    ),
  ]
}

/** The draw period and the repayment period (12 CFR 1026.40(d)(5)(i)). */
function drawPeriodText(periods: DisclosedPlan['drawPeriods']): string {
  const usual = Math.max(...periods.map(({ months }) => months))
  const others = periods.filter(({ months }) => months !== usual)
  const shorter = others.map(({ years, months }) => ` With a term of ${years} years the draw period is ${months / 12} years.`).join('')
  return `You can draw again for ${usual / 12} years after the line is opened: the draw period.${shorter}`
}

export const paymentTable = (examples: readonly PaymentExample[]): Block => ({
  kind: 'table',
  columns: ['Term', 'Number of payments', 'Monthly payment', 'Last payment'],
  rows: examples.map(({ years, months, paymentCents, lastPaymentCents }) => [
    `${years} years`,
    String(months),
    money(paymentCents),
    money(lastPaymentCents),
  ]),
})

export function rateBlocks(plan: DisclosedPlan): Block[] {
  const { index, marginPercent, lowestPercent, lifetimeCapPercent, highestPayments, smallLines } = plan
  return [
    heading('Variable rate'),
    paragraph(
      'The line has a variable rate: it applies to a first draw with a variable rate and to every later draw. The annual percentage rate and the monthly payment can change as a result.',
    ),
    {
      kind: 'list',
      items: [
        'The annual percentage rate includes interest only and no other costs.',
        `The index is the prime rate published in The Wall Street Journal. It was ${percent(index.percent)} on ${formatShortDate(plan.on)}${index.confirmed ? '' : ', a value that we have not yet confirmed'}. The Federal Reserve Board also publishes it, in its H.15 release: www.federalreserve.gov/releases/h15.`,
        'To determine the annual percentage rate, we add a margin to the value of the index. Ask us for the current index value, margin, discount, and annual percentage rate.',
        'The rate of a variable-rate draw changes on the day on which the index changes. The rate of a later draw is set from the index of its own day. A change of the rate changes the monthly payment, so that the draw is still repaid at the end of its term.',
        `No limit applies to how much the rate can change within one year. The rate is never less than ${percent(lowestPercent)}.${lifetimeCapPercent === undefined ? ' Your agreement states the highest rate.' : ` The highest annual percentage rate that can ever apply to your line is ${percent(lifetimeCapPercent)}.`}`,
        ...(smallLines
          ? [
              `By the law of ${plan.state}, the annual percentage rate of a line of ${money(smallLines.upToLineCents)} or less is never more than ${percent(smallLines.lifetimeCapPercent)}.`,
            ]
          : []),
        'We give you rate information on or with each periodic statement.',
      ],
    },
    ...(lifetimeCapPercent === undefined
      ? []
      : [
          heading('Highest rate and payment example'),
          paragraph(
            `If you had a balance of ${TEN_THOUSAND}, the minimum monthly payment at the highest annual percentage rate of ${percent(lifetimeCapPercent)} would be as follows. That rate could be reached as early as the first month.`,
          ),
          paymentTable(highestPayments),
        ]),
    ...smallLineBlocks(smallLines),
    ...historicalBlocks(plan, marginPercent),
  ]
}

function smallLineBlocks(smallLines: DisclosedPlan['smallLines']): Block[] {
  if (!smallLines) return []
  return [
    paragraph(
      `On a line of ${money(smallLines.upToLineCents)} or less, the minimum monthly payment on ${TEN_THOUSAND} at its highest annual percentage rate of ${percent(smallLines.lifetimeCapPercent)} would be as follows.`,
    ),
    paymentTable(smallLines.highestPayments),
  ]
}

function historicalBlocks({ historical, termsYears }: DisclosedPlan, marginPercent: string): Block[] {
  const { month, day, years } = historical
  const on = formatMonthDay(`2000-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  return [
    heading('Historical example'),
    paragraph(
      `The table shows how the annual percentage rate and the monthly payment of a variable-rate draw of ${TEN_THOUSAND}, repaid over ${termsYears.at(-1)} years, would have changed with the index over the past ${years.length} years. The index values are those of ${on} of each year. The margin of ${percent(marginPercent)} is one that we have used recently, for a second lien and a score of ${REPRESENTATIVE.scoreFrom}. The table does not necessarily indicate how the index or your payments will change in the future.`,
    ),
    {
      kind: 'table',
      columns: ['Year', 'Index', 'Margin', 'Annual percentage rate', 'Monthly payment'],
      rows: years.map(historicalRow),
    },
    ...historicalNotes(years),
  ]
}

const MARKS = { FLOOR: '*', LIFETIME_CAP: '**' } as const

export const historicalRow = ({
  year,
  indexPercent,
  confirmed,
  marginPercent,
  aprPercent,
  limitedBy,
  paymentCents,
}: HistoricalYear): string[] => [
  String(year),
  `${percent(indexPercent)}${confirmed ? '' : ' †'}`,
  percent(marginPercent),
  `${percent(aprPercent)}${limitedBy ? ` ${MARKS[limitedBy]}` : ''}`,
  paymentCents === undefined ? 'Repaid' : money(paymentCents),
]

function historicalNotes(years: readonly HistoricalYear[]): Block[] {
  const notes = [
    years.some(({ limitedBy }) => limitedBy === 'FLOOR') && '* The lowest rate of the plan.',
    years.some(({ limitedBy }) => limitedBy === 'LIFETIME_CAP') && '** The highest rate of the plan.',
    years.some(({ confirmed }) => !confirmed) && '† An index value that we have not yet confirmed.',
  ].filter((note) => note !== false)
  return notes.length === 0 ? [] : [{ kind: 'small', text: notes.join(' ') }]
}
