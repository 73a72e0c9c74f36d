/** Worked examples of the interest convention and of the fifteen years of the index, made by the functions themselves. */
import {
  accruedInterest,
  billingCycle,
  dailyPeriodicRate,
  formatMoneyExact,
  historicalExample,
  historicalExampleBasis,
  pricingOn,
  primeRows,
} from '@hearthline/domain'

/** The day whose price table the example uses. */
const ON = '2026-11-24'

const OPENED = '2026-12-10'
const balances = [
  { from: OPENED, balanceCents: 5_249_500 },
  { from: '2027-01-10', balanceCents: 6_049_500 },
  { from: '2027-01-15', balanceCents: 5_999_500 },
]
const rates = [
  { from: OPENED, annualRatePercent: '8.25' },
  { from: '2027-01-15', annualRatePercent: '8.00' },
]

/** A line opened on December 10, with a draw, a payment and a change of the index in January. */
export const interestRows = (): readonly (readonly string[])[] =>
  ['2026-12-31', '2027-01-31', '2027-02-28'].map((day) => {
    const { from, to, days } = billingCycle(day, OPENED)
    const { averageDailyBalanceCents, interestCents } = accruedInterest({ from, to, balances, rates })
    const closing = rates.findLast((rate) => rate.from <= to)!.annualRatePercent
    const money = (cents: number) => formatMoneyExact(cents)
    return [`${from} to ${to}`, String(days), money(averageDailyBalanceCents), `${dailyPeriodicRate(closing)}%`, money(interestCents)]
  })

/** A second lien over thirty years, by the price table in force. */
export function historicalRows(): readonly (readonly string[])[] {
  const { marginByPosition, floorRate, lifetimeCap } = pricingOn(ON)
  const plan = { marginPercent: marginByPosition[2], floorPercent: floorRate, lifetimeCapPercent: lifetimeCap, termYears: 30 }
  return historicalExample(primeRows, plan, ON).years.map((row) => [
    String(row.year),
    `${row.indexPercent}%${row.confirmed ? '' : ' (not confirmed)'}`,
    `${row.marginPercent}%`,
    `${row.aprPercent}%${row.limitedBy === 'FLOOR' ? ' (lowest rate)' : row.limitedBy === 'LIFETIME_CAP' ? ' (highest rate)' : ''}`,
    row.paymentCents === undefined ? '' : formatMoneyExact(row.paymentCents),
  ])
}

export const HISTORICAL_PAYMENT = `payment a month on ${formatMoneyExact(historicalExampleBasis.advanceCents)}`
