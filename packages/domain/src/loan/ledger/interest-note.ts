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
}

const list = new Intl.ListFormat('en-US')

export function interestNote({ until, paid, drawnOn, cashFrom }: Bearing): string {
  const begins = [
    ...(paid.length > 0 ? [{ what: `the ${list.format(paid)}`, on: drawnOn }] : []),
    ...(cashFrom ? [{ what: 'the cash', on: cashFrom }] : []),
  ]
  const isOld = cashFrom !== null && begins.every(({ on }) => on.slice(0, 7) < until.slice(0, 7))
  if (begins.length === 0 || isOld) return 'On what you owe each day.'
  const days = begins.map(({ what, on }) => `for ${what} on ${formatLocalDate(on)}`).join(', and ')
  return `Interest begins on the day money is paid out: ${days}.${cashFrom === null ? ' You owe none on the cash yet.' : ''}`
}
