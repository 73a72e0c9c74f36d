import { addMonths, compareLocalDates, dateParts, daysBetween, type LocalDate, localDateFromParts } from '../../values/local-date.ts'
import { amortise } from '../amortise.ts'
import type { RateFrom } from '../interest-convention.ts'
import type { LedgerKind, PostedEntry } from './chart-of-accounts.ts'
import { balanceOf } from './line-balances.ts'

/** A draw as its line keeps it. */
export interface OpenDraw {
  readonly draw: number
  readonly drawnOn: LocalDate
  /** payments in all, and the level one, as its terms state them */
  readonly payments: number
  readonly monthlyPaymentCents: number
  /** percent, of those terms */
  readonly statedRatePercent: string
  readonly rates: readonly RateFrom[]
}

export interface OpenLine {
  readonly limitCents: number
  readonly drawsUntil: LocalDate
  readonly dueDay: number
  readonly draws: readonly OpenDraw[]
  readonly entries: readonly PostedEntry[]
}

export interface LineStanding {
  /** what is owed, interest aside; of a line that an owner canceled, what is still to be given back */
  readonly balanceCents: number
  /** since it was last paid, to the end of the last day that was accrued */
  readonly interestCents: number
  readonly availableCents: number
  /** of what was drawn, what the lender has: held, stopped, or sent back by the bank; it bears no interest, and is not there to be drawn again */
  readonly notWithThemCents: number
  /** of the newest draw, percent */
  readonly ratePercent: string
  /** null where nothing is owed */
  readonly nextPayment: { readonly amountCents: number; readonly dueOn: LocalDate } | null
  /** what fell due and no payment in the ledger covers, with the first day on which it was due; null where there is none */
  readonly pastDue: { readonly amountCents: number; readonly since: LocalDate } | null
}

const rateOn = ({ rates }: OpenDraw, day: LocalDate): string =>
  String(rates.findLast(({ from }) => compareLocalDates(from, day) <= 0)!.annualRatePercent)

/** The payments of a cycle are due on that day of the next month. */
const dueAfter = (day: LocalDate, dueDay: number): LocalDate => {
  const { year, month } = dateParts(addMonths(day, 1))
  return localDateFromParts(year, month, dueDay)!
}

/** The first due day of a draw. */
export const firstDueOn = dueAfter

/** The due day that comes next: on a due day itself, that day; never before the first one. */
function nextDueOn(first: LocalDate, dueDay: number, today: LocalDate): LocalDate {
  const { year, month } = dateParts(today)
  const thisMonth = localDateFromParts(year, month, dueDay)!
  const next = compareLocalDates(thisMonth, today) < 0 ? addMonths(thisMonth, 1) : thisMonth
  return compareLocalDates(next, first) < 0 ? first : next
}

interface Owed {
  /** what is with the borrower, or was spent for them */
  readonly withThemCents: number
  /** what was drawn for them and is not: held, stopped before it left, or sent back */
  readonly elsewhereCents: number
}

/** Of what is with them alone. Level again over the payments that are left where that is a part of the draw, or where the index has moved the rate since. */
function paymentOf(draw: OpenDraw, { withThemCents, elsewhereCents }: Owed, first: LocalDate, due: LocalDate): number {
  const ratePercent = rateOn(draw, due)
  if (withThemCents <= 0) return 0
  if (elsewhereCents === 0 && Number(ratePercent) === Number(draw.statedRatePercent)) return draw.monthlyPaymentCents
  const paid = Math.round(daysBetween(first, due) / 30.4375)
  const months = Math.max(draw.payments - paid, 1)
  return amortise({ principalCents: withThemCents, annualRatePercent: ratePercent, months }).paymentCents
}

function owedOf(entries: readonly PostedEntry[], draw: number): Owed {
  const elsewhereCents = 0 - balanceOf(entries, 'UNDISBURSED', draw)
  return { withThemCents: balanceOf(entries, 'PRINCIPAL', draw) - elsewhereCents, elsewhereCents }
}

/** Each payment that was due before today, by what was with the borrower on its day; what was paid covers the oldest first. */
function pastDueOf({ draws, dueDay, entries }: OpenLine, first: LocalDate, next: LocalDate, mostCents: number): LineStanding['pastDue'] {
  let paidCents = entries.reduce(
    (sum, { account, kind, amountCents }) => (account === 'CASH' && PAYMENTS.has(kind) ? sum + amountCents : sum),
    0,
  )
  let amountCents = 0
  let since: LocalDate | undefined
  for (let due = first; compareLocalDates(due, next) < 0; due = addMonths(due, 1)) {
    const until = entries.filter(({ effectiveOn }) => compareLocalDates(effectiveOn, due) <= 0)
    const dueCents = draws.reduce((sum, draw) => {
      const began = dueAfter(draw.drawnOn, dueDay)
      return compareLocalDates(began, due) > 0 ? sum : sum + paymentOf(draw, owedOf(until, draw.draw), first, due)
    }, 0)
    const missing = Math.max(dueCents - paidCents, 0)
    paidCents = Math.max(paidCents - dueCents, 0)
    if (missing > 0) since ??= due
    amountCents += missing
  }
  amountCents = Math.min(amountCents, mostCents)
  return since !== undefined && amountCents > 0 ? { amountCents, since } : null
}

const PAYMENTS: ReadonlySet<LedgerKind> = new Set(['PAYMENT', 'PAYMENT_RETURNED'])

/** The figures of an open line on a day, for whoever looks: borrower, team and partner see the same. */
export function lineStanding(line: OpenLine, today: LocalDate): LineStanding {
  const { limitCents, drawsUntil, dueDay, draws, entries } = line
  const principalCents = balanceOf(entries, 'PRINCIPAL')
  const balanceCents = principalCents + balanceOf(entries, 'UNDISBURSED') + balanceOf(entries, 'RESCISSION_RECEIVABLE')
  const interestCents = balanceOf(entries, 'ACCRUED_INTEREST')
  const isDrawPeriod = compareLocalDates(today, drawsUntil) < 0
  const first = dueAfter(draws[0]!.drawnOn, dueDay)
  const dueOn = nextDueOn(first, dueDay, today)
  const level = draws.reduce((sum, draw) => sum + paymentOf(draw, owedOf(entries, draw.draw), first, dueOn), 0)
  const owedCents = balanceCents + interestCents
  return {
    balanceCents,
    interestCents,
    availableCents: isDrawPeriod ? Math.max(limitCents - principalCents, 0) : 0,
    notWithThemCents: Math.max(0 - balanceOf(entries, 'UNDISBURSED'), 0),
    ratePercent: rateOn(draws.at(-1)!, today),
    // Interest of days on which money was with them is due though none is anymore.
    nextPayment: owedCents > 0 ? { amountCents: Math.min(level > 0 ? level : owedCents, owedCents), dueOn } : null,
    pastDue: pastDueOf(line, first, dueOn, owedCents),
  }
}
