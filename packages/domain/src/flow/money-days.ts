/**
 * On which day money of a line moved, by what its ledger says brought each entry about: the one that dates, mails, dashboard and team name. From which day an
 * entry counts is another matter: a payment that came back counts from the day on which it was there, because no day of it bears interest.
 */
import type { LocalDate } from '../values/local-date.ts'
import type { Known } from './item.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { settledOn } from './items/funding/disbursement-settlements.ts'
import { lineOpening } from './items/funding/line-opening.ts'
import { payoffPostings } from './payoff-postings.ts'

/** As the books have it: of a transfer that came back the facts keep the return alone. */
interface Sent {
  readonly traceNumber: string
  readonly sentOn: LocalDate
}

/** What is not in it happened on the day from which it counts. */
export function moneyDays(known: Known, transfers: readonly Sent[]): ReadonlyMap<string, LocalDate> {
  const drawnOn = known(lineOpening)?.drawnOn
  const back = new Map((known(disbursementReturns)?.returns ?? []).map(({ traceNumber, returnedOn }) => [traceNumber, returnedOn]))
  const days = [
    ...transfers.flatMap(({ traceNumber, sentOn }): [string, LocalDate | undefined][] => [
      [`sent:${traceNumber}`, sentOn],
      [`settled:${traceNumber}`, settledOn(known, traceNumber)],
      [`return:${traceNumber}`, back.get(traceNumber)],
      [`withdrawn:${traceNumber}`, back.get(traceNumber)],
    ]),
    ...(drawnOn === undefined ? [] : payoffPostings(known, drawnOn)).flatMap(({ cause, formerCause, happenedOn }) =>
      [cause, ...(formerCause ? [formerCause] : [])].map((each): [string, LocalDate | undefined] => [each, happenedOn]),
    ),
  ]
  return new Map(days.flatMap(([cause, day]): [string, LocalDate][] => (day === undefined ? [] : [[cause, day]])))
}
