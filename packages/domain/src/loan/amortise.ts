import { divideHalfEven } from '../values/divide-half-even.ts'
import { parseDecimal } from '../values/parse-decimal.ts'
import { Exact } from './exact.ts'
import { levelPayment } from './monthly-payment.ts'

/** One month of a schedule; every amount in whole cents. `balanceCents` is what is still owed after the payment. */
export type ScheduleRow = { month: number; paymentCents: number; principalCents: number; interestCents: number; balanceCents: number }

export type Schedule = { paymentCents: number; rows: ScheduleRow[]; totalInterestCents: number; totalPaidCents: number }

export type LoanTerms = { principalCents: number; annualRatePercent: number | string; months: number }

function requireTerms({ principalCents, months }: LoanTerms): void {
  if (!Number.isSafeInteger(principalCents) || principalCents <= 0)
    throw new RangeError('The principal must be a positive whole number of cents')
  if (!Number.isInteger(months) || months < 1 || months > 1200) throw new RangeError('The term must be 1 to 1200 whole months')
}

/** One month's interest as a function of the balance, in whole cents, half to even. Integers only: a chart asks for hundreds. */
function monthlyInterest(annualRatePercent: number | string): (balanceCents: number) => number {
  const rate = parseDecimal(annualRatePercent)
  if (rate.negative && rate.digits !== 0n) throw new RangeError('The rate must not be negative')
  const divisor = 1200n * 10n ** BigInt(rate.scale)
  return (balanceCents) => Number(divideHalfEven(BigInt(balanceCents) * rate.digits, divisor))
}

/**
 * The schedule of a level loan in whole cents, a twelfth of the annual rate each month: principal parts add up to the principal exactly,
 * because the last payment is whatever is then owed. `paymentCents` is the regular payment. A loan so small that
 * rounded payments repay it early has fewer rows than months.
 * Throws RangeError on a principal that is not positive whole cents, a negative or invalid rate, or a term outside 1 to 1200 months.
 */
export function amortise(terms: LoanTerms): Schedule {
  requireTerms(terms)
  const interestOn = monthlyInterest(terms.annualRatePercent)
  const exactPayment = levelPayment(new Exact(terms.principalCents), new Exact(terms.annualRatePercent).div(1200), terms.months)
  const paymentCents = exactPayment.toDecimalPlaces(0, Exact.ROUND_HALF_EVEN).toNumber()
  const rows: ScheduleRow[] = []
  let balanceCents = terms.principalCents
  let totalInterestCents = 0
  for (let month = 1; month <= terms.months && balanceCents > 0; month += 1) {
    const interestCents = interestOn(balanceCents)
    const owed = balanceCents + interestCents
    const paid = month === terms.months ? owed : Math.min(paymentCents, owed)
    balanceCents = owed - paid
    totalInterestCents += interestCents
    rows.push({ month, paymentCents: paid, principalCents: paid - interestCents, interestCents, balanceCents })
  }
  return { paymentCents, rows, totalInterestCents, totalPaidCents: terms.principalCents + totalInterestCents }
}
