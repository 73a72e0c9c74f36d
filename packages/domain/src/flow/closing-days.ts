/** Signing, the right to cancel, recording and the money: by what has really happened, and as an estimate for what has not. */
import { achDays, settlementOf } from '../policy/ach-days.ts'
import { addBusinessDays, isCreditorBusinessDay } from '../policy/business-day.ts'
import { lenderDay } from '../policy/lender-day.ts'
import { formatAppointment } from '../policy/notary-slots.ts'
import { rescissionEnd } from '../policy/rescission.ts'
import { lastMailDay } from '../policy/rescission-mail.ts'
import { addDays, type Instant, type LocalDate, latestOf } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import type { ItemId } from './flow.ts'
import type { Known } from './item.ts'
import { type Disbursement, disbursement } from './items/funding/disbursement.ts'
import { settledOn } from './items/funding/disbursement-settlements.ts'
import { recordedOf } from './items/funding/recording.ts'
import { rescissionAssurance } from './items/funding/rescission-assurance.ts'
import { noticesToDeliver } from './items/funding/rescission-delivery.ts'
import { lastDayOfRescission } from './items/funding/rescission-exercise.ts'
import { rescissionNotice } from './items/funding/rescission-notice.ts'
import { everyoneStatedAt } from './items/funding/rescission-statements.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { deedSigners, notaryBooking } from './items/notary/notary-booking.ts'
import { homeClock } from './items/property/home-clock.ts'
import type { Walk } from './walk.ts'

export interface ExpectedDay {
  readonly words: string
  /** The earliest it can be; absent where no day can be named. */
  readonly on?: LocalDate
}

export interface Closing {
  readonly walk: Walk
  readonly now: Instant
  readonly today: LocalDate
  readonly isHome: boolean
  /** The last day on which something that comes before signing is not over. */
  readonly earliest: LocalDate
  /** What has to come about first, on a day that no one knows. */
  readonly awaited: string | undefined
}

/** Not an item's: the day on which the bank settles what the disbursement sent. */
export const ARRIVAL = 'arrival'

type ClosingDays = Readonly<Partial<Record<ItemId | typeof ARRIVAL, ExpectedDay>>>

/** The first business day of the lender that is not before this day. */
const openFrom = (day: LocalDate): LocalDate => addBusinessDays(addDays(day, -1), 1, isCreditorBusinessDay)

export function closingDays({ walk: { known, states }, now, today, isHome, earliest, awaited }: Closing): ClosingDays {
  const signed = known(deedSigning)?.signedOn
  if (awaited !== undefined && signed === undefined) {
    const after = { words: isHome ? 'After your right to cancel ends' : 'After you sign' }
    return {
      'deed-signing': { words: awaited },
      rescission: { words: 'After you sign. You have three business days' },
      'rescission-assurance': after,
      ...allOfMoney(after),
    }
  }
  const meeting = appointmentAhead(known, today)
  const signing = signed ?? meeting?.on ?? addBusinessDays(earliest, 1, isCreditorBusinessDay)
  const assumption = signed ? '' : `, if you sign on ${formatLocalDate(signing)}`
  const right = rightDays({ known, today, signing, isSigned: signed !== undefined, assumption })
  const isSure = !isHome || states[rescissionAssurance.id] === 'settled' || everyoneStatedAt(known) !== undefined
  const free = isHome ? right.lastDay : signing
  const mailDay = free && lastMailDay(free)
  return {
    'deed-signing': meeting ?? { words: `As early as ${formatLocalDate(signing)}`, on: signing },
    rescission: right.ends,
    'rescission-assurance': mailDay ? mailWait(mailDay, assumption) : { words: 'After your right to cancel ends' },
    ...moneyDays({ known, now, today, free, sure: isSure ? free : mailDay, assumption, awaited }),
  }
}

/** The notary whom the borrower meets, on the day that is booked: a weekend too. Over the next day, it has to be booked anew. */
function appointmentAhead(known: Known, today: LocalDate): ExpectedDay | undefined {
  const booking = known(notaryBooking)
  if (booking?.status !== 'BOOKED') return undefined
  // Without a time a notary waits now, and has no day of their own.
  if (booking.at === undefined) return { words: `As early as ${formatLocalDate(today)}`, on: today }
  const zone = homeClock(known)
  const on = localDateIn(booking.at, zone)
  return on < today ? undefined : { words: formatAppointment(booking.at, zone), on }
}

interface Right {
  readonly known: Known
  readonly today: LocalDate
  readonly signing: LocalDate
  readonly isSigned: boolean
  readonly assumption: string
}

interface RightDays {
  readonly ends: ExpectedDay
  /** undefined: the days have not begun for one of the owners. */
  readonly lastDay: LocalDate | undefined
}

/**
 * By the days on which the owners had the notice. Before the deed is signed, as if all of them had it on that day; after it the notice is still to be
 * made: whoever owns the home alone has it today at the earliest, and on what day another owner opens theirs no one knows.
 */
function rightDays({ known, today, signing, isSigned, assumption }: Right): RightDays {
  const isMade = known(rescissionNotice) !== undefined
  const waiting = (isSigned && !isMade ? deedSigners(known) : noticesToDeliver(known)).map(({ name }) => name)
  const lastDay = lastDayOfRescission(known)
  if (lastDay === undefined && waiting.length > 0) {
    const words = `Three business days after ${new Intl.ListFormat('en-US').format(waiting)} ${waiting.length > 1 ? 'have' : 'has'} the notice`
    return { ends: { words }, lastDay }
  }
  const from = isSigned ? latestOf(signing, today) : signing
  const day = lastDay ?? rescissionEnd({ opened: signing, noticeDelivered: from, disclosuresDelivered: signing })
  if (lastDay === undefined && isSigned)
    return { ends: { words: `As early as ${formatLocalDate(day)}, at midnight where your home is`, on: day }, lastDay: day }
  return { ends: { words: `${formatLocalDate(day)} at midnight where your home is${assumption}`, on: day }, lastDay: day }
}

/** A notice that was mailed in time is waited for until this day, unless every owner says that there is none. */
const mailWait = (day: LocalDate, assumption: string): ExpectedDay => ({
  words: `By ${formatLocalDate(day)}${assumption || ', sooner if each owner confirms'}`,
  on: day,
})

interface Money {
  readonly known: Known
  readonly now: Instant
  readonly today: LocalDate
  /** The last day on which the owners may cancel; undefined while it is not known. The deed is recorded from then on. */
  readonly free: LocalDate | undefined
  /** The last day before which no money moves: no one has canceled, as far as the lender can know. */
  readonly sure: LocalDate | undefined
  readonly assumption: string
  readonly awaited: string | undefined
}

/** All that comes one after the other on one business day. */
const allOfMoney = (day: ExpectedDay): ClosingDays => ({
  recording: day,
  'funding-decision': day,
  payoffs: day,
  disbursement: day,
  'line-opening': day,
  [ARRIVAL]: day,
})

/** The bank says when it has the money. The day that was planned is the earliest, and once that is over no one knows the day. */
function arrivalOf(known: Known, sent: Disbursement, today: LocalDate): ExpectedDay {
  const planned = sent.settlesOn ?? sent.sentOn
  // Of what earlier releases kept without a day to wait for, all had arrived.
  const on = sent.status === 'SENT' ? settledOn(known, sent.traceNumber) : planned
  if (on !== undefined) return { words: formatLocalDate(on), on }
  return planned < today ? { words: 'We are checking with your bank' } : { words: `As early as ${formatLocalDate(planned)}`, on: planned }
}

/** The days after the right to cancel. A day that has come about is no estimate any more; none is named that is past. */
function moneyDays({ known, now, today, free, sure, assumption, awaited }: Money): ClosingDays {
  const sent = known(disbursement)
  if (sent) return { [ARRIVAL]: arrivalOf(known, sent, today) }
  const recorded = recordedOf(known)?.recordedOn
  if (free === undefined || sure === undefined) return allOfMoney({ words: 'After your right to cancel ends' })
  const openAfter = (day: LocalDate) => openFrom(latestOf(addDays(day, 1), recorded ?? today, today))
  const next = openAfter(sure)
  // What is approved after the hour at which the day's payments leave is sent on the next one.
  const sendsOn = next === lenderDay(now) ? openFrom(achDays(now).fileOn) : next
  const from = (day: LocalDate): ExpectedDay => {
    const words = `as early as ${formatLocalDate(day)}${assumption}`
    return { words: awaited === undefined ? `A${words.slice(1)}` : `${awaited}, ${words}`, on: day }
  }
  return {
    ...allOfMoney(from(next)),
    recording: from(openAfter(free)),
    disbursement: from(sendsOn),
    'line-opening': from(sendsOn),
    [ARRIVAL]: from(settlementOf(sendsOn)),
  }
}
