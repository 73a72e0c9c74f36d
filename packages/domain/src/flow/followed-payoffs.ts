/** How each payoff stands after it was sent, what may be recorded of it next, and by when it is looked after. */
import { LENDER_ZONE } from '../policy/lender-day.ts'
import { CONFIRMATION_FOLLOW_UP_DAYS, RELEASE_FOLLOW_UP_DAYS, releaseDue, SETTLE_WITHIN_DAYS } from '../policy/lien-release.ts'
import { startOfDay } from '../policy/state-zone.ts'
import { titleJudgmentId } from '../underwriting/situation/counted-debts.ts'
import { addDays, type Instant, type LocalDate } from '../values/local-date.ts'
import { formatExactCents } from '../values/money.ts'
import type { ActionTimeKind } from './action-time.ts'
import type { Known, Misfit } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { reportedDebts } from './items/funding/debts-to-pay-off.ts'
import { dueOn } from './items/funding/payoff-amounts.ts'
import { type PayoffEvent, type PayoffEventKind, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { payoffQuotes } from './items/funding/payoff-quotes.ts'
import { type PaidDebt, payoffs } from './items/funding/payoffs.ts'
import { confirmedLiens } from './items/title/effective-liens.ts'
import { fullTitle } from './items/title/full-title.ts'

/**
 * SENT: nothing is known of it. SHORT: something is still owed, and no one has said who pays. BORROWER_PAYS: they were asked to. RETURNED: the creditor
 * sent it back. IN_FULL: nothing is owed. GIVEN_BACK: the borrower has the money instead.
 */
export type PayoffState = 'SENT' | 'SHORT' | 'BORROWER_PAYS' | 'RETURNED' | 'IN_FULL' | 'GIVEN_BACK'

export interface FollowedRelease {
  /** of the lien */
  readonly kind: 'MORTGAGE' | 'HELOC' | 'TAX' | 'JUDGMENT'
  /** the last day by law, once the debt is paid in full; absent where the law is not known yet */
  readonly dueOn?: LocalDate
  readonly citation?: string
  readonly recorded?: { readonly on: LocalDate; readonly number: string }
}

export interface FollowedPayoff {
  readonly debt: string
  readonly payee: string
  readonly amountCents: number
  readonly reference: string
  /** absent of what earlier releases paid */
  readonly on?: LocalDate | undefined
  readonly letter?: string | undefined
  readonly state: PayoffState
  /** of IN_FULL */
  readonly paidInFullOn?: LocalDate
  /** of SHORT and BORROWER_PAYS */
  readonly shortCents: number
  /** of SHORT: what the creditor's own letter asked for on the day it was paid, and we did not send. It is ours to pay. */
  readonly lendersCents: number
  /** present where the home secured the debt */
  readonly release?: FollowedRelease
  /** the day on which the team looks after it; absent where nothing is left to do */
  readonly followUpOn?: LocalDate
  readonly events: readonly PayoffEvent[]
}

type Secured = ReadonlyMap<string, FollowedRelease['kind']>

/** The debts that a lien on the home secures, as the title search has them: a judgment that is only in a credit report is no lien that was found. */
function securedDebts(known: Known): Secured {
  const judgments = (known(fullTitle)?.judgments ?? []).map((_, index) => [titleJudgmentId(index), 'JUDGMENT'] as const)
  return new Map([...confirmedLiens(known).map(({ id, kind }) => [id, kind] as const), ...judgments])
}

/** Every payoff that was sent; none that an earlier release paid as one sum, without saying whom. */
export function followedPayoffs(known: Known): readonly FollowedPayoff[] {
  const paid = known(payoffs)?.paid ?? []
  if (paid.length === 0) return []
  const secured = securedDebts(known)
  const accounts = new Map(reportedDebts(known).map(({ id, accountId }) => [id, accountId]))
  const events = known(payoffFollowUp)?.events ?? []
  return paid.map((payment) => {
    const kind = secured.get(payment.debt) ?? secured.get(accounts.get(payment.debt) ?? '')
    return follow(
      known,
      payment,
      events.filter(({ debt }) => debt === payment.debt),
      kind,
    )
  })
}

function follow(
  known: Known,
  payment: PaidDebt,
  events: readonly PayoffEvent[],
  kind: FollowedRelease['kind'] | undefined,
): FollowedPayoff {
  let state: PayoffState = 'SENT'
  let shortCents = 0
  let lendersCents = 0
  let paidInFullOn: LocalDate | undefined
  let recorded: FollowedRelease['recorded']
  for (const event of events) {
    switch (event.what) {
      case 'IN_FULL':
        ;[state, paidInFullOn, shortCents, lendersCents] = ['IN_FULL', event.on, 0, 0]
        break
      case 'SHORT':
        ;[state, shortCents] = ['SHORT', event.shortCents ?? 0]
        lendersCents = Math.min(shortCents, ownShareCents(known, payment, events, event.on))
        break
      case 'LENDER_PAID':
        shortCents = Math.max(0, shortCents - (event.amountCents ?? 0))
        lendersCents = Math.max(0, lendersCents - (event.amountCents ?? 0))
        if (shortCents === 0) state = 'SENT'
        break
      case 'BORROWER_OWES':
        state = 'BORROWER_PAYS'
        break
      case 'REFUSED':
        ;[state, shortCents, lendersCents] = ['RETURNED', 0, 0]
        break
      case 'PAID_AGAIN':
        state = 'SENT'
        break
      case 'SENT_TO_BORROWER':
        state = 'GIVEN_BACK'
        break
      case 'RELEASED':
        ;[state, paidInFullOn, recorded] = ['IN_FULL', paidInFullOn ?? event.on, { on: event.on, number: event.reference ?? '' }]
    }
  }
  const release = kind && state !== 'GIVEN_BACK' ? releaseOf(known, kind, paidInFullOn, recorded) : undefined
  const { debt, payee, amountCents, reference, on, letter } = payment
  const followed = {
    ...{ debt, payee, amountCents, reference, on, letter, state, shortCents, lendersCents, events },
    ...(paidInFullOn && { paidInFullOn }),
    ...(release && { release }),
  }
  const followUpOn = followUpDay(followed)
  return { ...followed, ...(followUpOn && { followUpOn }) }
}

/** What the quote asked for on the day on which the creditor had the payment, less what it had of us by then. Whole cents, never below 0. */
function ownShareCents(known: Known, { debt, amountCents }: PaidDebt, events: readonly PayoffEvent[], receivedOn: LocalDate): number {
  const quote = known(payoffQuotes)?.quotes.find((one) => one.debt === debt)
  if (!quote) return 0
  const added = events.reduce((sum, event) => (event.what === 'LENDER_PAID' ? sum + (event.amountCents ?? 0) : sum), 0)
  return Math.max(0, dueOn(quote, receivedOn) - amountCents - added)
}

function releaseOf(
  known: Known,
  kind: FollowedRelease['kind'],
  paidInFullOn: LocalDate | undefined,
  recorded: FollowedRelease['recorded'],
): FollowedRelease {
  // What is listed is the law of mortgages; a judgment is satisfied by the law of its court.
  const isMortgage = kind === 'MORTGAGE' || kind === 'HELOC'
  const due = isMortgage && paidInFullOn ? releaseDue(known(propertyAddress)?.state ?? '', paidInFullOn) : undefined
  return { kind, ...(due && { dueOn: due.on, citation: due.citation }), ...(recorded && { recorded }) }
}

function followUpDay({ state, on, paidInFullOn, release, events }: Omit<FollowedPayoff, 'followUpOn'>): LocalDate | undefined {
  const last = events.at(-1)?.on ?? on
  switch (state) {
    case 'SENT':
    case 'BORROWER_PAYS':
      // Of what an earlier release paid nobody knows the day.
      return last && addDays(last, CONFIRMATION_FOLLOW_UP_DAYS)
    case 'SHORT':
    case 'RETURNED':
      return last && addDays(last, SETTLE_WITHIN_DAYS)
    case 'IN_FULL':
      return release && !release.recorded && paidInFullOn ? (release.dueOn ?? addDays(paidInFullOn, RELEASE_FOLLOW_UP_DAYS)) : undefined
    case 'GIVEN_BACK':
      return undefined
  }
}

/** What may be recorded of a payoff as it stands. */
export function nextPayoffEvents({ state, release, lendersCents }: FollowedPayoff): readonly PayoffEventKind[] {
  const released = release && !release.recorded ? (['RELEASED'] as const) : []
  switch (state) {
    case 'SENT':
    case 'BORROWER_PAYS':
      return ['IN_FULL', 'SHORT', 'REFUSED', ...released]
    case 'SHORT':
      // The borrower is not asked for what we were asked for.
      return ['LENDER_PAID', ...(lendersCents === 0 ? (['BORROWER_OWES'] as const) : []), 'IN_FULL']
    case 'RETURNED':
      return ['PAID_AGAIN', 'SENT_TO_BORROWER']
    case 'IN_FULL':
      return released
    case 'GIVEN_BACK':
      return []
  }
}

/** What the creditor wrote: recorded by a person only with its letter. */
const NEEDS_LETTER: ReadonlySet<PayoffEventKind> = new Set(['IN_FULL', 'SHORT', 'REFUSED'])
const NEEDS_REFERENCE: ReadonlySet<PayoffEventKind> = new Set(['LENDER_PAID', 'PAID_AGAIN', 'SENT_TO_BORROWER', 'RELEASED'])

/** What is missing or wrong of an event that a person records; none where it may be recorded. */
export function payoffEventMisfits(followed: FollowedPayoff, event: PayoffEvent, today: LocalDate): readonly Misfit[] {
  const { what, on, letter, shortCents = 0, amountCents = 0, reference = '' } = event
  const before = followed.on
  return [
    ...(on > today ? [{ path: 'on', message: 'This day has not come yet' }] : []),
    ...(before && on < before ? [{ path: 'on', message: 'This is before the payment was sent' }] : []),
    ...(NEEDS_LETTER.has(what) && !letter ? [{ path: 'letter', message: 'Upload the creditor’s letter' }] : []),
    ...(NEEDS_REFERENCE.has(what) && reference.length < 3
      ? [{ path: 'reference', message: 'Enter the number, as the bank or the county has it' }]
      : []),
    ...(what === 'SHORT' && shortCents === 0 ? [{ path: 'shortCents', message: 'Enter more than $0.00' }] : []),
    ...(what === 'LENDER_PAID' && (amountCents === 0 || amountCents > followed.shortCents)
      ? [{ path: 'amountCents', message: `Enter at most what is still owed, ${formatExactCents(followed.shortCents)}` }]
      : []),
  ]
}

/** Only what belongs to it is kept; amounts that are known are not asked for. */
export function keptPayoffEvent({ amountCents: paidCents, shortCents }: FollowedPayoff, event: PayoffEvent): PayoffEvent {
  const { what, debt, on } = event
  const amountCents =
    what === 'LENDER_PAID' ? event.amountCents : what === 'BORROWER_OWES' ? shortCents : PAYS_ALL.has(what) ? paidCents : undefined
  return {
    ...{ what, debt, on },
    ...(NEEDS_LETTER.has(what) && event.letter && { letter: event.letter }),
    ...(what === 'SHORT' && { shortCents: event.shortCents }),
    ...(amountCents !== undefined && { amountCents }),
    ...(NEEDS_REFERENCE.has(what) && { reference: event.reference }),
  }
}

const PAYS_ALL: ReadonlySet<PayoffEventKind> = new Set(['PAID_AGAIN', 'SENT_TO_BORROWER'])

interface FollowUpTime {
  readonly kind: ActionTimeKind
  readonly dueOn: LocalDate
  /** its first moment, by which the team's queue is ordered */
  readonly firesAt: Instant
}

/** The earliest day on which the team looks after a payoff; undefined where nothing is left to follow. */
export function payoffFollowUpTime(known: Known): FollowUpTime | undefined {
  const [first] = followedPayoffs(known)
    .flatMap(({ followUpOn }) => followUpOn ?? [])
    .sort()
  return first ? { kind: 'PAYOFF_FOLLOW_UP', dueOn: first, firesAt: startOfDay(first, LENDER_ZONE) } : undefined
}
