import { addDays, compareLocalDates, type LocalDate } from '../../values/local-date.ts'
import { accruedInterest, billingCycle, type RateFrom } from '../interest-convention.ts'
import type { PostedEntry } from './chart-of-accounts.ts'
import { balanceOf, bearingBalances } from './line-balances.ts'
import type { OfDraw } from './posting.ts'

/** A draw of a line, with its annual rates from day to day. */
export interface RatedDraw {
  readonly draw: number
  readonly rates: readonly RateFrom[]
}

export interface AccruingLine {
  readonly openedOn: LocalDate
  readonly draws: readonly RatedDraw[]
  readonly entries: readonly PostedEntry[]
}

/** The interest of a draw from its first day through another, each cycle rounded once as its statement rounds it. */
function interestThrough({ openedOn, entries }: AccruingLine, { draw, rates }: RatedDraw, through: LocalDate): number {
  const balances = bearingBalances(entries, draw)
  const first = balances[0]?.from
  if (first === undefined) return 0
  let cents = 0
  for (let from = first; compareLocalDates(from, through) <= 0; ) {
    const { to } = billingCycle(from, openedOn)
    const end = compareLocalDates(to, through) < 0 ? to : through
    cents += accruedInterest({ from, to: end, balances, rates }).interestCents
    from = addDays(to, 1)
  }
  return cents
}

/**
 * What is still to be accrued through a day: the interest of all days, less what was posted. So a day that was accrued twice adds nothing, and
 * one on which something was told late is made good by the next.
 */
export function interestDue(line: AccruingLine, through: LocalDate): readonly OfDraw[] {
  const posted = line.entries.filter(({ kind }) => kind === 'INTEREST')
  return line.draws
    .map((rated) => ({
      draw: rated.draw,
      cents: interestThrough(line, rated, through) - balanceOf(posted, 'ACCRUED_INTEREST', rated.draw),
    }))
    .filter(({ cents }) => cents !== 0)
}
