/** Signing, the right to cancel, recording and the money: by what has really happened, and as an estimate for what has not. */
import { achDays, settlementOf } from '../policy/ach-days.ts'
import { addBusinessDays, isCreditorBusinessDay } from '../policy/business-day.ts'
import { countedFrom, lastDayToRescind } from '../policy/end-of-rescission.ts'
import { lenderDay } from '../policy/lender-day.ts'
import { firstNotaryDay, formatAppointment, isAppointmentOver } from '../policy/notary-slots.ts'
import { lastMailDay } from '../policy/rescission-mail.ts'
import { addDays, type Instant, type LocalDate, latestOf } from '../values/local-date.ts'
import { formatLocalDate, localDateIn } from '../values/local-date-display.ts'
import type { ItemId } from './flow.ts'
import type { Known } from './item.ts'
import { closingDisclosure } from './items/closing/closing-disclosure.ts'
import { type Disbursement, disbursement } from './items/funding/disbursement.ts'
import { settledOn } from './items/funding/disbursement-settlements.ts'
import { fundingHold } from './items/funding/funding-hold.ts'
import { fundingRelease } from './items/funding/funding-release.ts'
import { noticesToDeliver } from './items/funding/notices-owed.ts'
import { paymentStop } from './items/funding/payment-stop.ts'
import { recordedOf } from './items/funding/recording.ts'
import { rescissionAssurance } from './items/funding/rescission-assurance.ts'
import { lastDayOfRescission } from './items/funding/rescission-exercise.ts'
import { rescissionNotice } from './items/funding/rescission-notice.ts'
import { everyoneStatedAt, isMailAwaited } from './items/funding/rescission-statements.ts'
import { sanctionsReview } from './items/funding/sanctions-review.ts'
import { isAllSignedThere } from './items/notary/all-signed-there.ts'
import { deedSigning } from './items/notary/deed-signing.ts'
import { mayMeetOnline } from './items/notary/notary-appointment.ts'
import { deedSigners, notaryBooking } from './items/notary/notary-booking.ts'
import { notarySession } from './items/notary/notary-session.ts'
import { noticesHanded } from './items/notary/notices-at-office.ts'
import { homeClock } from './items/property/home-clock.ts'
import { partiesWithRight } from './items/signing/instrument-parties.ts'
import { BORROWER } from './parties.ts'
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
  /** It is with the borrower: a day as early as today would go on to be today. */
  readonly isOnPaper: boolean
}

/** Not an item's: the day on which the bank settles what the disbursement sent. */
export const ARRIVAL = 'arrival'

type ClosingDays = Readonly<Partial<Record<ItemId | typeof ARRIVAL, ExpectedDay>>>

/** The first business day of the lender that is not before this day. */
const openFrom = (day: LocalDate): LocalDate => addBusinessDays(addDays(day, -1), 1, isCreditorBusinessDay)

export function closingDays({ walk, now, today, isHome, earliest, awaited, isOnPaper }: Closing): ClosingDays {
  if (isOnPaper) return withoutDays(awaited ?? '', isHome)
  const { known, states } = walk
  const signed = known(deedSigning)?.signedOn
  const appointment = signed === undefined ? appointmentOf(known, now, today) : undefined
  // Nobody has recorded yet what came of it: as a rule everyone signed.
  const met = awaited === undefined && appointment?.state === 'OVER' ? appointment : undefined
  const meeting = appointment?.state === 'AHEAD' ? appointment.day : undefined
  const signing = signed ?? met?.on ?? meeting?.on ?? firstSigningDay(walk, today, earliest)
  const assumption = (signed ?? met) ? '' : `, if you sign on ${formatLocalDate(signing)}`
  const right = rightDays({ known, today, signing, state: signed ? 'SIGNED' : met ? 'MET' : 'AHEAD', assumption })
  const isSure = !isHome || states[rescissionAssurance.id] === 'settled' || everyoneStatedAt(known) !== undefined
  const free = isHome ? right.lastDay : signing
  const mailDay = lastMailDay(free)
  return {
    'deed-signing': met
      ? { words: `After we record your appointment of ${met.when}` }
      : awaited
        ? { words: `${awaited}, as early as ${formatLocalDate(signing)}`, on: signing }
        : (meeting ?? { words: signingWords(signing, appointment?.state === 'MISSED' ? appointment.when : undefined), on: signing }),
    rescission: right.ends,
    'rescission-assurance': mailWait(known, mailDay, right.isEarliest ? undefined : assumption),
    ...moneyDays({
      ...{ known, now, today, free, sure: isSure ? free : mailDay, assumption },
      ...{ awaited: signed ? awaited : undefined, isChecked: isPaymentChecked(walk) },
    }),
  }
}

/** What comes first is with the borrower: each day follows from it, and none can be named. */
function withoutDays(after: string, isHome: boolean): ClosingDays {
  const money: ExpectedDay = { words: isHome ? 'After your time to cancel has ended' : 'After you sign with the notary' }
  return {
    'deed-signing': { words: after },
    rescission: { words: 'Three business days after everyone has signed and has the notice' },
    'rescission-assurance': { words: 'After your time to cancel has ended' },
    ...allOfMoney(money),
  }
}

/** What the appointment with the notary is to the dates: its day while it is ahead; OVER until it is recorded what came of it. */
type Appointment =
  | { readonly state: 'AHEAD'; readonly day: ExpectedDay & { readonly on: LocalDate } }
  | { readonly state: 'OVER'; readonly when: string; readonly on: LocalDate }
  | { readonly state: 'MISSED'; readonly when: string }

/** The notary whom the borrower meets, on the day that is booked: a weekend too. One that is over or missed is no day to come. */
function appointmentOf(known: Known, now: Instant, today: LocalDate): Appointment | undefined {
  const booking = known(notaryBooking)
  if (booking?.status !== 'BOOKED') return undefined
  const zone = homeClock(known)
  const on = booking.at && localDateIn(booking.at, zone)
  const when = on && formatLocalDate(on)
  const outcome = known(notarySession)?.outcome
  if (outcome === 'MISSED' && when !== undefined) return { state: 'MISSED', when }
  // Without a time a notary waits now, and has no day of their own.
  if (booking.at === undefined || on === undefined || when === undefined)
    return outcome === undefined ? { state: 'AHEAD', day: { words: `As early as ${formatLocalDate(today)}`, on: today } } : undefined
  if (outcome === 'SIGNED') return { state: 'OVER', when, on }
  if (outcome !== undefined) return undefined
  if (isAppointmentOver(booking, now)) return { state: 'OVER', when, on }
  return { state: 'AHEAD', day: { words: formatAppointment(booking.at, zone), on } }
}

/**
 * The first day that may be booked: by the days that are offered (notary-slots), for whoever chooses once the waits before it are over. From the final offer
 * on all that is left to do can be done on one day; before it, on the next business day.
 */
export function firstSigningDay({ known, states }: Pick<Walk, 'known' | 'states'>, today: LocalDate, earliest: LocalDate): LocalDate {
  const isClosing = states[closingDisclosure.id] === 'settled'
  const doneOn = isClosing ? today : addBusinessDays(today, 1, isCreditorBusinessDay)
  return firstNotaryDay(mayMeetOnline(known, today) ? 'ONLINE' : 'MANUAL', latestOf(earliest, doneOn))
}

const signingWords = (signing: LocalDate, missed: string | undefined): string =>
  missed === undefined
    ? `As early as ${formatLocalDate(signing)}`
    : `The appointment of ${missed} was missed. Choose another time, as early as ${formatLocalDate(signing)}`

interface Right {
  readonly known: Known
  readonly today: LocalDate
  readonly signing: LocalDate
  /** MET: the day of the appointment is over, and nobody has recorded what came of it. */
  readonly state: 'AHEAD' | 'MET' | 'SIGNED'
  readonly assumption: string
}

interface RightDays {
  readonly ends: ExpectedDay
  readonly lastDay: LocalDate
  /** It is a later day where one of the owners has the notice, or where it is recorded, later than today. */
  readonly isEarliest: boolean
}

/**
 * By the days on which the owners had the notice. Before the deed is signed, as if all of them had it on that day; after it the notice is still to be
 * made: whoever owns the home alone has it today at the earliest, and so has another owner, who opens theirs on a day that no one knows.
 */
function rightDays({ known, today, signing, state, assumption }: Right): RightDays {
  const isSigned = state === 'SIGNED'
  const isMade = known(rescissionNotice) !== undefined
  const handed = noticesHanded(known)
  const toCome = deedSigners(known).filter(({ party }) => !handed.has(party))
  const owing = isSigned && !isMade ? toCome : noticesToDeliver(known)
  const waiting = owing.map(({ party, name }) => (party === BORROWER ? 'you' : name))
  const lastDay = lastDayOfRescission(known)
  const day = lastDay ?? lastDayToRescind([firstNoticeDay({ known, today, signing, state })])
  if (lastDay !== undefined)
    return { ends: { words: `${formatLocalDate(day)} at midnight where your home is`, on: day }, lastDay: day, isEarliest: false }
  if (waiting.length > 0) {
    const has = waiting.length > 1 || waiting[0] === 'you' ? 'have' : 'has'
    const after = `Three business days after ${new Intl.ListFormat('en-US').format(waiting)} ${has} the notice`
    return { ends: { words: `${after}, as early as ${formatLocalDate(day)}`, on: day }, lastDay: day, isEarliest: true }
  }
  if (state === 'AHEAD')
    return {
      ends: { words: `${formatLocalDate(day)} at midnight where your home is${assumption}`, on: day },
      lastDay: day,
      isEarliest: false,
    }
  return { ends: { words: `As early as ${formatLocalDate(day)}, at midnight where your home is`, on: day }, lastDay: day, isEarliest: true }
}

/** The first day on which every owner can have the notice: on that of the signing where copies are handed over, and else it is made once that is recorded. */
function firstNoticeDay({ known, today, signing, state }: Omit<Right, 'assumption'>): LocalDate {
  if (state === 'AHEAD') return signing
  if (state === 'MET' && isAllSignedThere(known)) return countedFrom({ on: signing, recordedOn: today })
  return latestOf(signing, today)
}

/** A notice that was mailed in time is waited for until this day, unless everyone who could send one says that there is none. */
const mailWait = (known: Known, day: LocalDate, assumption: string | undefined): ExpectedDay => ({
  words: `${assumption === undefined ? 'As early as' : 'By'} ${formatLocalDate(day)}${assumption || (isMailAwaited(known) ? '' : `, sooner if ${confirmedBy(known)}`)}`,
  on: day,
})

const confirmedBy = (known: Known): string =>
  (known(rescissionNotice)?.persons?.length ?? partiesWithRight(known).size) > 1 ? 'each of you confirms' : 'you confirm'

interface Money {
  readonly known: Known
  readonly now: Instant
  readonly today: LocalDate
  /** The last day on which the owners may cancel. The deed is recorded from then on. */
  readonly free: LocalDate
  /** The last day before which no money moves: no one has canceled, as far as the lender can know. */
  readonly sure: LocalDate
  readonly assumption: string
  readonly awaited: string | undefined
  /** No day of the money can be named. */
  readonly isChecked: boolean
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

/** The team checks a payment before it leaves: why, and for how long, is said to no one. */
const CHECKED: ExpectedDay = { words: 'After we have checked your payment. We email you' }

/** The waits that hold the money alone. */
const CHECKS: ReadonlySet<string> = new Set([fundingRelease.id, sanctionsReview.id])

function isPaymentChecked({ known, frontier }: Pick<Walk, 'known' | 'frontier'>): boolean {
  // Being stopped: nobody knows whether it leaves.
  if (known(paymentStop)?.asking !== undefined) return true
  const isHeld = known(fundingHold)?.isHeld === true || (frontier !== undefined && CHECKS.has(frontier.item.id))
  return isHeld && known(disbursement) === undefined
}

/** The bank says when it has the money. The day that was planned is the earliest, and once that is over no one knows the day. */
function arrivalOf(known: Known, sent: Disbursement, today: LocalDate): ExpectedDay {
  const planned = sent.settlesOn ?? sent.sentOn
  // Of what earlier releases kept without a day to wait for, all had arrived.
  const on = sent.status === 'SENT' ? settledOn(known, sent.traceNumber) : planned
  if (on !== undefined) return { words: formatLocalDate(on), on }
  return planned < today ? { words: 'We are checking with your bank' } : { words: `As early as ${formatLocalDate(planned)}`, on: planned }
}

/** The days after the right to cancel. A day that has come about is no estimate any more; none is named that is past. */
function moneyDays({ known, now, today, free, sure, assumption, awaited, isChecked }: Money): ClosingDays {
  const sent = known(disbursement)
  if (sent && !isChecked) return { [ARRIVAL]: arrivalOf(known, sent, today) }
  const recorded = recordedOf(known)?.recordedOn
  const openAfter = (day: LocalDate) => openFrom(latestOf(addDays(day, 1), recorded ?? today, today))
  const next = openAfter(sure)
  // What is approved after the hour at which the day's payments leave is sent on the next one.
  const sendsOn = next === lenderDay(now) ? openFrom(achDays(now).fileOn) : next
  const from = (day: LocalDate): ExpectedDay => {
    const words = `as early as ${formatLocalDate(day)}${assumption}`
    return { words: awaited === undefined ? `A${words.slice(1)}` : `${awaited}, ${words}`, on: day }
  }
  const days = {
    ...allOfMoney(from(next)),
    recording: from(openAfter(free)),
    disbursement: from(sendsOn),
    'line-opening': from(sendsOn),
    [ARRIVAL]: from(settlementOf(sendsOn)),
  }
  return isChecked ? { ...days, payoffs: CHECKED, disbursement: CHECKED, 'line-opening': CHECKED, [ARRIVAL]: CHECKED } : days
}
