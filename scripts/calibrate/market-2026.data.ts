/**
 * What was published about prices of home equity lines in 2026, each with its date and address: the inputs of `npm run calibrate`. Prices change;
 * a new calibration is a new file beside this one and a new version of the price table, never another figure here.
 */

/** An average or a quote for one profile, percent a year, without points. */
export interface Observation {
  readonly score: number
  readonly cltvBps: number
  readonly percent: number
  /** the day or month that the figure is of */
  readonly of: string
  readonly source: string
}

/** The bank prime loan rate on the day of every observation: Federal Reserve, H.15, 6.75 since 2025-12-11. */
export const prime = 6.75

/** Excellent credit with much equity: Curinos' averages for scores of at least 780 and a CLTV of at most 70 %. */
export const excellent: readonly Observation[] = [
  {
    score: 780,
    cltvBps: 7000,
    percent: 7.44,
    of: '2026-01',
    source: 'Curinos, as reported at americanfocus.online/the-equity-tapping-advantage-of-2026',
  },
  { score: 780, cltvBps: 7000, percent: 7.23, of: '2026-02', source: 'Curinos, as reported at thereviewacademy.com/?p=1177' },
]

/** Good credit with little equity: Bankrate's national survey, a score of 700, a CLTV of 80 %, a line of 30,000. */
export const good: readonly Observation[] = [
  {
    score: 700,
    cltvBps: 8000,
    percent: 7.44,
    of: '2026-01-14',
    source: 'Bankrate, bankrate.com/home-equity/heloc-rates (promotions included; 4.74 to 11.74)',
  },
  { score: 700, cltvBps: 8000, percent: 7.32, of: '2026-02', source: 'Bankrate, as reported at thereviewacademy.com/?p=1177' },
  {
    score: 700,
    cltvBps: 8000,
    percent: 8.5,
    of: '2026-06-16',
    source: 'Bankrate Monitor index and H.15, as reported at thefinancialwire.com/?p=133881',
  },
]

/** Points above the best band at the same equity, lowest score of a band first. */
export interface Spread {
  readonly of: string
  readonly source: string
  readonly points: readonly (readonly [from: number, points: number])[]
}

/** How much lower scores cost more. Only the differences count: the levels rest on another index. */
export const scoreSpreads: readonly Spread[] = [
  {
    of: '2026-02',
    source: 'mortgage-info.com/blog/heloc-guide-2026-rates-requirements-how-it-works: 7.50 from 760, 7.75, 8.25, 8.75, 9.25, 9.75 from 660',
    points: [
      [660, 2.25],
      [680, 1.75],
      [700, 1.25],
      [720, 0.75],
      [740, 0.25],
      [760, 0],
      [780, 0],
    ],
  },
  {
    of: '2022-10-01',
    source: "a lender's rate sheet at livret-c.com/your-credit-score-alone-can-make-or-break-your-heloc-rate: margins at a CLTV up to 65 %",
    points: [
      [740, 1],
      [760, 0.25],
      [780, 0],
    ],
  },
]

/** How much more a higher CLTV costs: the same rate sheet, margins above the one up to 65 %. */
export const cltvSpreads: readonly Spread[] = [
  {
    of: '2022-10-01',
    source: 'the same rate sheet, scores from 780',
    points: [
      [6500, 0],
      [7000, 0],
      [7500, 0],
      [8000, 0.5],
      [8500, 1.5],
    ],
  },
  {
    of: '2022-10-01',
    source: 'the same rate sheet, scores of 760 to 779',
    points: [
      [6500, 0],
      [7000, 0.25],
      [7500, 0.25],
      [8000, 0.5],
      [8500, 1.75],
    ],
  },
]

/**
 * What other lenders publish beside prices, by which the eligibility table of 2026-12 and the places of the liens were chosen. Nothing is
 * calculated from it.
 */
export const alsoRead: readonly { readonly of: string; readonly source: string; readonly says: string }[] = [
  {
    of: '2026',
    source: 'paymentcalculatorhomeequityline.com/heloc-borrowing-power-calculator',
    says: 'CLTV up to 90 % from 760, 85 % from 700, 80 % from 680, 75 % below',
  },
  { of: '2026-02-27', source: 'themortgagereports.com/127821', says: 'a line in first position typically costs less' },
  {
    of: '2025-08-15',
    source: 'financebuzz.com/figure-loan-review',
    says: 'a lender with an origination fee for a lower rate: 6.65 to 14.60 at prime 7.50',
  },
  {
    of: '2026-06-25',
    source: 'switchwize.com/learn/heloc-investment-property-2026',
    says: 'a rented home costs 0.5 to 1.5 points more, CLTV up to 70 or 75 %',
  },
]
