/** How each payoff stands after it was sent, and by when it is looked after. */
import { LENDER_ZONE } from '../policy/lender-day.ts'
import { CONFIRMATION_FOLLOW_UP_DAYS, RELEASE_FOLLOW_UP_DAYS, releaseDue, SETTLE_WITHIN_DAYS } from '../policy/lien-release.ts'
import { mostPlausibleCents, PAYOFF_QUOTE_BOUNDS } from '../policy/payoff-quote-bounds.ts'
import { LENDER_PAYS_BY_ONE_UP_TO_CENTS } from '../policy/payoff-settlement.ts'
import { startOfDay } from '../policy/state-zone.ts'
import { titleJudgmentId } from '../underwriting/situation/counted-debts.ts'
import { addDays, type Instant, type LocalDate } from '../values/local-date.ts'
import type { ActionTimeKind } from './action-time.ts'
import type { Known } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { reportedDebts } from './items/funding/debts-to-pay-off.ts'
import { mostByOneCents } from './items/funding/funding-limit.ts'
import { dueOn } from './items/funding/payoff-amounts.ts'
import { type PayoffEvent, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
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
  /** the most that its creditor may say is still owed */
  readonly mostShortCents: number
  /** of SHORT and RETURNED: up to which payment whoever records it needs no one else's approval */
  readonly mostUnapprovedCents: number
  /** what someone approved to be paid, and was not paid yet */
  readonly approvedCents: number
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
  const reported = new Map(reportedDebts(known).map((debt) => [debt.id, debt]))
  const events = known(payoffFollowUp)?.events ?? []
  return paid.map((payment) => {
    const kind = secured.get(payment.debt) ?? secured.get(reported.get(payment.debt)?.accountId ?? '')
    return follow(
      known,
      payment,
      events.filter(({ debt }) => debt === payment.debt),
      { kind, reportedCents: Math.max(payment.amountCents, reported.get(payment.debt)?.balanceCents ?? 0) },
    )
  })
}

function follow(
  known: Known,
  payment: PaidDebt,
  events: readonly PayoffEvent[],
  { kind, reportedCents }: { readonly kind: FollowedRelease['kind'] | undefined; readonly reportedCents: number },
): FollowedPayoff {
  let state: PayoffState = 'SENT'
  let shortCents = 0
  let lendersCents = 0
  let approvedCents = 0
  let ownCents = 0
  let paidInFullOn: LocalDate | undefined
  let recorded: FollowedRelease['recorded']
  for (const event of events) {
    switch (event.what) {
      case 'IN_FULL':
        ;[state, paidInFullOn, shortCents, lendersCents] = ['IN_FULL', event.on, 0, 0]
        break
      case 'SHORT':
        ;[state, shortCents, approvedCents] = ['SHORT', event.shortCents ?? 0, 0]
        lendersCents = Math.min(shortCents, ownShareCents(known, payment, events, event.on))
        break
      case 'PAYMENT_APPROVED':
        approvedCents = event.amountCents ?? 0
        break
      case 'LENDER_PAID':
        ownCents += event.amountCents ?? 0
        approvedCents = Math.max(0, approvedCents - (event.amountCents ?? 0))
        shortCents = Math.max(0, shortCents - (event.amountCents ?? 0))
        lendersCents = Math.max(0, lendersCents - (event.amountCents ?? 0))
        if (shortCents === 0) state = 'SENT'
        break
      case 'BORROWER_OWES':
        state = 'BORROWER_PAYS'
        break
      case 'REFUSED':
        ;[state, shortCents, lendersCents, approvedCents] = ['RETURNED', 0, 0, 0]
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
    ...{ debt, payee, amountCents, reference, on, letter, state, shortCents, lendersCents, approvedCents, events },
    // Of one that was confirmed to be more than plausible, no more than fees explain.
    mostShortCents: Math.max(PAYOFF_QUOTE_BOUNDS.aboveCents, mostPlausibleCents(reportedCents) - amountCents),
    // Its own money in small sums; what a creditor had and sent back, as the line itself.
    mostUnapprovedCents: state === 'RETURNED' ? mostByOneCents(known) : Math.max(0, LENDER_PAYS_BY_ONE_UP_TO_CENTS - ownCents),
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
