/**
 * What a partner who sent an applicant learns of them: that they began, chose an offer, that it is paid out, that it is over. Never why, no figure and
 * no score: those are the applicant's (15 U.S.C. 6802, 1681b). Refused, given up, and canceled look the same from outside, in time as well: that it is
 * over is told at a mark, and what is told at once follows an act of the applicant or the payment, so that its absence says nothing of a decision.
 */
import type { Step } from '../routing/steps.ts'

export const PARTNER_EVENTS = [
  'prequalification.started',
  'prequalification.offers',
  'prequalification.closed',
  'prequalification.funded',
] as const
export type PartnerEvent = (typeof PARTNER_EVENTS)[number]

export const PREQUALIFICATION_STATES = ['SENT', 'OPENED', 'EXPIRED', 'STARTED', 'OFFERS', 'CLOSED', 'FUNDED'] as const
export type PrequalificationState = (typeof PREQUALIFICATION_STATES)[number]

export interface Reached {
  readonly step: string
  readonly decision: string
}

/** Once the applicant has chosen among their offers. */
const CHOSEN: ReadonlySet<string> = new Set(['SELECT', 'FINAL'])

/** Steps at which it is over without a loan. */
export const CLOSED_STEPS = ['DECLINED', 'CANCELLED'] as const satisfies readonly Step[]
const isClosed = ({ step }: Pick<Reached, 'step'>): boolean => (CLOSED_STEPS as readonly string[]).includes(step)

/** What this change is worth telling at once; an application begins at UNKNOWN. Who tells it does so once for each. */
export function partnerNewsOf(before: Reached, after: Reached): readonly PartnerEvent[] {
  const news: PartnerEvent[] = []
  if (before.step === 'UNKNOWN' && after.step !== 'UNKNOWN') news.push('prequalification.started')
  if (CHOSEN.has(after.decision) && !CHOSEN.has(before.decision)) news.push('prequalification.offers')
  if (after.step === 'COMPLETE' && before.step !== 'COMPLETE') news.push('prequalification.funded')
  return news
}

const STATE_AFTER: Readonly<Record<PartnerEvent, PrequalificationState>> = {
  'prequalification.started': 'STARTED',
  'prequalification.offers': 'OFFERS',
  'prequalification.closed': 'CLOSED',
  'prequalification.funded': 'FUNDED',
}

export const stateAfter = (event: PartnerEvent): PrequalificationState => STATE_AFTER[event]

/** The longest that a lender may take for a decision on a complete application (12 CFR 1002.9(a)(1)). */
export const DAYS_BETWEEN_MARKS = 30
const MARK_MS = DAYS_BETWEEN_MARKS * 86_400_000

export interface ReachedAt extends Reached {
  readonly at: string
}

/**
 * The marks at which it is told that it is over: every 30 days from the start of the application, the first that finds it so after each time that it
 * ended. Neither the day nor the hour of a decision shows in them.
 * @param history what was reached, the oldest first
 */
export function closedMarks(history: readonly ReachedAt[], now: string): readonly string[] {
  const start = Date.parse(history[0]?.at ?? now)
  const marks = history.flatMap((reached, index) => {
    const before = history[index - 1]
    // Refused and then canceled is over once.
    if (!isClosed(reached) || (before && isClosed(before))) return []
    const reopened = history.slice(index + 1).find((later) => !isClosed(later))
    const mark = start + Math.max(1, Math.ceil((Date.parse(reached.at) - start) / MARK_MS)) * MARK_MS
    return mark <= Date.parse(now) && !(reopened && Date.parse(reopened.at) <= mark) ? [mark] : []
  })
  return marks.map((mark) => new Date(mark).toISOString())
}

export interface PrequalificationStanding {
  readonly now: string
  readonly expiresAt: string
  readonly openedAt: string | null
  /** Of the application that came of it, the oldest first. */
  readonly history?: readonly ReachedAt[] | undefined
}

export function prequalificationState({ now, expiresAt, openedAt, history }: PrequalificationStanding): PrequalificationState {
  if (history) {
    const fundedAt = history.findLast(({ step }) => step === 'COMPLETE')?.at
    const closedAt = closedMarks(history, now).at(-1)
    // Paid out and rescinded is over; over once is not taken back by a choice, which would say what came before it.
    if (closedAt && (!fundedAt || Date.parse(closedAt) > Date.parse(fundedAt))) return 'CLOSED'
    if (fundedAt) return 'FUNDED'
    return history.some(({ decision }) => CHOSEN.has(decision)) ? 'OFFERS' : 'STARTED'
  }
  if (Date.parse(expiresAt) <= Date.parse(now)) return 'EXPIRED'
  return openedAt === null ? 'SENT' : 'OPENED'
}
