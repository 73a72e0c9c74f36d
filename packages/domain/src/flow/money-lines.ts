/** Among the borrower's dates: money that leaves, and that arrives. */
import type { LocalDate } from '../values/local-date.ts'
import { ARRIVAL } from './closing-days.ts'
import type { DateLine } from './date-line.ts'
import type { ExpectedDays } from './expected-days.ts'
import type { Known } from './item.ts'
import { disbursement } from './items/funding/disbursement.ts'
import { settledOn } from './items/funding/disbursement-settlements.ts'
import { lineOpening } from './items/funding/line-opening.ts'
import { isNothingLeft } from './items/funding/payoff-amounts.ts'
import type { RescissionExercise } from './items/funding/rescission-exercise.ts'
import type { Walk } from './walk.ts'

export const LEAVES: ReadonlySet<string> = new Set([disbursement.id, lineOpening.id])

/** What is asked for after the hour at which the day's payments leave is sent on the next banking day. */
export const leavesLater = (known: Known, today: LocalDate): boolean => {
  const sent = known(disbursement)
  return sent?.status === 'SENT' && sent.sentOn > today
}

/** On the day on which it leaves it is in no file of a bank yet, perhaps, and can be stopped: no one says before the next day that it was sent. */
export const leavesToday = (known: Known, today: LocalDate): boolean => {
  const sent = known(disbursement)
  return sent?.status === 'SENT' && sent.sentOn === today && settledOn(known, sent.traceNumber) === undefined
}

/** What the bank says it has is with the borrower; a payment that came back is not, and is sent again. */
export function arrivalLine(
  { known }: Pick<Walk, 'known'>,
  expected: ExpectedDays,
): (Omit<DateLine, 'state'> & { state: 'done' | 'ahead' }) | undefined {
  const day = expected[ARRIVAL]
  if (!day || isNothingLeft(known)) return undefined
  const sent = known(disbursement)
  const isThere = sent !== undefined && (sent.status !== 'SENT' || settledOn(known, sent.traceNumber) !== undefined)
  return {
    ...{ label: 'Money in your account', detail: day.words, on: day.on, isAfterSigning: true },
    rule: 'Banks settle a payment on the next banking day after it is sent. Weekends and federal holidays are not banking days. The banks’ own network rules (Nacha) set this.',
    ...(!isThere && {
      moves: 'Your bank may take until the end of the day to show it. If it sends the money back, we tell you and send it again.',
    }),
    state: isThere ? 'done' : 'ahead',
  }
}

/** Of a payment that leaves though an owner's notice has come. */
export const SENT_ANYWAY = 'Money goes to your account. We can’t stop it anymore'

/** Beside the day of a payment that left: how it stands to the notice. */
export const sentAnyway = (sentOn: LocalDate, { receivedOn }: Pick<RescissionExercise, 'receivedOn'>): string =>
  sentOn < receivedOn ? '. It left before we had the notice' : '. It was too late to stop it'
