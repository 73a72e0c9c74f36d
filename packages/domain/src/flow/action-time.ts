/**
 * The clocks of Regulation B for whatever an application rests at (12 CFR 1002.9(a)(1), (c)): what is due, from which day, and what is done
 * when its last day begins. Days are the lender's (policy/lender-day.ts, Pacific Time): daylight saving makes a day 23 or 25 hours long and
 * moves none.
 */
import { LENDER_ZONE, lenderDay } from '../policy/lender-day.ts'
import { startOfDay } from '../policy/state-zone.ts'
import { isEnded } from '../routing/steps.ts'
import { addDays, daysBetween, type Instant, type LocalDate } from '../values/local-date.ts'
import type { Standing } from './current-step.ts'
import { isApplicantsTurn } from './decision-part.ts'
import type { Facts } from './facts.ts'
import { FLOW } from './flow.ts'
import { type Item, type Known, restsAs } from './item.ts'
import { lenderEmployee } from './items/apply/lender-employee.ts'
import { softCreditConsent } from './items/apply/soft-credit-consent.ts'
import { type ActionClockData, actionClock, type EndedByTime } from './items/decision/action-clock.ts'
import { firstDecision } from './items/decision/first-decision.ts'
import { finalDecision } from './items/final/final-decision.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'
import { laterStart } from './items/property/home-clock.ts'
import { finalOffer } from './items/signing/final-offer.ts'

/** What the clock waits for: the borrower's answer, the answer to a request, our decision, or the acceptance of a counteroffer. */
export type ActionTimeKind = keyof typeof ACTION_TIMES

/** The days of each clock and where they come from. */
export const ACTION_TIMES = {
  /** An application that lacks something the applicant can give: notified of it within 30 days. */
  REQUEST: { days: 30, who: 'BORROWER', citation: '12 CFR 1002.9(c)(1)' },
  /** The reasonable time that the request designates; then no further consideration is owed, and we say so. 30: our own figure. */
  INCOMPLETE: { days: 30, who: 'BORROWER', citation: '12 CFR 1002.9(c)(2), comment 9(a)(1)-3' },
  /** A completed application: notified of the action taken within 30 days. */
  DECISION: { days: 30, who: 'TEAM', citation: '12 CFR 1002.9(a)(1)(i)' },
  /** A counteroffer that is not accepted: notified within 90 days of it. */
  COUNTEROFFER: { days: 90, who: 'BORROWER', citation: '12 CFR 1002.9(a)(1)(iv)' },
  /** After an owner rescinded: what anyone paid is returned, and the lien released (owed-after-rescission.ts). */
  RESCISSION_RETURN: { days: 20, who: 'TEAM', citation: '12 CFR 1026.15(d)(2)' },
  /** A creditor's confirmation, a difference, or the release of a lien (followed-payoffs.ts). Our own day, and no law's. */
  PAYOFF_FOLLOW_UP: { days: 14, who: 'TEAM', citation: 'our own day to follow up' },
} as const

export interface ActionTime {
  readonly kind: ActionTimeKind
  readonly item: Item
  readonly who: 'BORROWER' | 'TEAM'
  readonly citation: string
  readonly from: LocalDate
  /** The last day: `days` after `from`. Whoever is waited for has until the day before is over. */
  readonly dueOn: LocalDate
  /** The first moment of that day. */
  readonly firesAt: Instant
}

const ITEMS = FLOW as readonly Item[]

const DECISIONS: ReadonlySet<string> = new Set([firstDecision.id, verifiedDecision.id, finalDecision.id])

/** What arrives without anyone answering, and again and again while offers lapse: it must not put the day off. */
const NOT_COUNTED: ReadonlySet<string> = new Set([
  ...ITEMS.filter(({ lapses }) => lapses).map(({ id }) => id),
  actionClock.id,
  lenderEmployee.id,
])

/** What may be answered again at any time: it puts off no day of ours that does not rest on it. */
const CORRECTABLE = ITEMS.filter(({ correctable }) => correctable).map(({ id }) => id)

/** What an item rests on, and what that rests on in turn. */
function groundsOf(item: Item, known: Known): ReadonlySet<string> {
  const found = new Set<string>()
  const follow = ({ applies, reads }: Item) => {
    applies?.(look)
    reads?.(look)
  }
  const look: Known = (earlier) => {
    if (!found.has(earlier.id)) {
      found.add(earlier.id)
      follow(earlier as Item)
    }
    return known(earlier)
  }
  follow(item)
  return found
}

/** The last of what has arrived, but for the results that are named. */
function lastArrival(facts: Facts, without: readonly string[] = []): Instant {
  const arrived = Object.entries(facts.results).flatMap(([name, { settledAt }]) =>
    NOT_COUNTED.has(name) || without.includes(name) ? [] : [settledAt],
  )
  return arrived.reduce((latest, at) => (at > latest ? at : latest), arrived[0] ?? facts.now)
}

/**
 * When the application became complete for an item (comment 9(a)(1)-1): what answered it completes nothing, and other answers that come after
 * that change nothing for it.
 */
export function completeFor(item: Item, known: Known, facts: Facts): Instant {
  const grounds = groundsOf(item, known)
  return lastArrival(facts, [item.id, ...CORRECTABLE.filter((id) => !grounds.has(id))])
}

/**
 * The clock that runs, or undefined: nothing was applied for yet; it was approved and waits to be accepted; it waits for a report of someone
 * outside, without which no application is complete (12 CFR 1002.2(f)); or it has ended.
 */
export function actionTime({ walk, step }: Pick<Standing, 'walk' | 'step'>, facts: Facts): ActionTime | undefined {
  const { frontier, known } = walk
  const applied = facts.results[softCreditConsent.id]?.settledAt
  if (!frontier || isEnded(step) || applied === undefined || known(softCreditConsent) === undefined || known(finalOffer) !== undefined)
    return undefined
  const { item } = frontier
  const rests = restsAs(item, known)
  if (rests === 'APPROVED') return undefined
  const clock = (kind: ActionTimeKind, since: Instant): ActionTime => {
    const { days, who, citation } = ACTION_TIMES[kind]
    const from = lenderDay(since)
    const dueOn = addDays(from, days)
    // Of an answer the whole last day is theirs, where the home is too; what we owe is counted by our own calendar.
    const isAnswer = kind === 'REQUEST' || kind === 'INCOMPLETE'
    return { kind, item, who, citation, from, dueOn, firesAt: isAnswer ? laterStart(known, dueOn) : startOfDay(dueOn, LENDER_ZONE) }
  }
  if (rests === 'COUNTEROFFER') return clock('COUNTEROFFER', completeFor(item, known, facts))
  // What the team asked for is all that is missing: an application that is incomplete, and no review of ours (comment 9(a)(1)-3).
  const isAsked = isApplicantsTurn(item.parts?.(known, facts.results[item.id]?.data) ?? [])
  if (item.kind === 'ask' || isAsked) {
    const latest = lastArrival(facts)
    const request = known(actionClock)?.request
    if (request?.item === item.id && latest <= request.askedAt) return clock('INCOMPLETE', request.askedAt)
    const isFirst = request === undefined && known(chosenOffer) === undefined
    return clock('REQUEST', isFirst ? applied : latest)
  }
  // A report that someone outside owes is awaited, however often it failed: no one is refused for an outage. A decision is ours to make.
  const isOurs = item.by === 'operator' || (DECISIONS.has(item.id) && facts.gaveUp?.[item.id] === walk.bases[item.id])
  return isOurs ? clock('DECISION', completeFor(item, known, facts)) : undefined
}

/** What the clock brings about now: the new data of its item; undefined while its last day has not begun. */
export function actionOfTime(time: ActionTime | undefined, now: Instant): ActionClockData | undefined {
  if (!time || time.firesAt > now) return undefined
  const { kind, from } = time
  const { id: item, title } = time.item
  if (kind === 'REQUEST')
    return { request: { item, title, askedAt: now, answerBy: addDays(lenderDay(now), ACTION_TIMES.INCOMPLETE.days - 1) } }
  const because = kind === 'INCOMPLETE' ? 'INCOMPLETE' : kind === 'COUNTEROFFER' ? 'COUNTEROFFER' : 'UNDECIDED'
  return { ended: { because, item, title, from } }
}

/** The clock that ran out for each way in which time ends an application. */
const CLOCK_OF_END = { INCOMPLETE: 'INCOMPLETE', COUNTEROFFER: 'COUNTEROFFER', UNDECIDED: 'DECISION' } as const

/** The last day of the clock that ended an application, which is the last day for its notice too (12 CFR 1002.9(a)(1), (c)). */
export const lastDayOfEnd = ({ because, from }: Pick<EndedByTime, 'because' | 'from'>): LocalDate =>
  addDays(from, ACTION_TIMES[CLOCK_OF_END[because]].days)

/** Whole days that are left: 0 on the last day, less once it is past. */
export const daysLeft = ({ dueOn }: Pick<ActionTime, 'dueOn'>, today: LocalDate): number => daysBetween(today, dueOn)
