/** On what the interest of a month was added, and from when: as the agreement says it, a draw bears interest from the day on which it is paid out. Pure. */
import type { LocalDate } from '../../values/local-date.ts'
import { formatLocalDate } from '../../values/local-date-display.ts'

interface Bearing {
  /** the last day of it so far */
  readonly until: LocalDate
  /** what was paid out of the draw to others: 'costs', 'payoffs' */
  readonly paid: readonly string[]
  readonly drawnOn: LocalDate
  /** of the cash of a draw that had any: the day on which the bank had it; null while it is not with the borrower */
  readonly cashFrom?: LocalDate | null | undefined
  /** the first day on which a creditor was paid, where that was before the day of the draw */
  readonly paidBefore?: LocalDate | undefined
}

const list = new Intl.ListFormat('en-US')

export function interestNote({ until, paid, drawnOn, cashFrom, paidBefore }: Bearing): string {
  const begins = [
    ...(paid.length > 0 ? [{ what: `the ${list.format(paid)}`, on: drawnOn }] : []),
    ...(cashFrom ? [{ what: 'the cash', on: cashFrom }] : []),
  ]
  const isOld = cashFrom !== null && begins.every(({ on }) => on.slice(0, 7) < until.slice(0, 7))
  if (begins.length === 0 || isOld) return 'On what you owe each day.'
  const days = begins.map(({ what, on }) => `for ${what} on ${formatLocalDate(on)}`).join(', and ')
  const none = cashFrom === null ? ' You owe none on the cash yet.' : ''
  // Of what left before the draw was made no day before it bears interest.
  if (paidBefore !== undefined && paidBefore < drawnOn)
    return `Interest begins ${days}. We paid your creditors on ${formatLocalDate(paidBefore)}, and you owe interest on that only from the day of your draw.${none}`
  return `Interest begins on the day money is paid out: ${days}.${none}`
}
