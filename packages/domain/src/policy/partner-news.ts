/**
 * What a partner who sent an applicant learns of them: that they began, that there are offers, that it is over, that it is paid out. Never why, no figure
 * and no score: those are the applicant's, and refused or given up looks the same from outside (15 U.S.C. 6802, 1681b).
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

const NEWS: Partial<Readonly<Record<Step, PartnerEvent>>> = {
  OFFER_SELECTION: 'prequalification.offers',
  DECLINED: 'prequalification.closed',
  CANCELLED: 'prequalification.closed',
  COMPLETE: 'prequalification.funded',
}

/** What this step is worth telling; an application begins at UNKNOWN. Who tells it does so once for each. */
export function partnerNewsOf(previous: string, step: Step): readonly PartnerEvent[] {
  const begun: readonly PartnerEvent[] = previous === 'UNKNOWN' ? ['prequalification.started'] : []
  const news = NEWS[step]
  return news === undefined || previous === step ? begun : [...begun, news]
}

const STATE_AFTER: Readonly<Record<PartnerEvent, PrequalificationState>> = {
  'prequalification.started': 'STARTED',
  'prequalification.offers': 'OFFERS',
  'prequalification.closed': 'CLOSED',
  'prequalification.funded': 'FUNDED',
}

export const stateAfter = (event: PartnerEvent): PrequalificationState => STATE_AFTER[event]

export interface PrequalificationStanding {
  readonly now: string
  readonly expiresAt: string
  readonly openedAt: string | null
  /** Of the application that came of it. */
  readonly application?: { readonly step: string; readonly decision: string } | undefined
}

/** Offers are there once the rules have decided for some. */
const DECIDED_FOR: ReadonlySet<string> = new Set(['APPROVED', 'SELECT', 'FINAL'])

export function prequalificationState({ now, expiresAt, openedAt, application }: PrequalificationStanding): PrequalificationState {
  if (application) {
    if (application.step === 'COMPLETE') return 'FUNDED'
    if (application.step === 'DECLINED' || application.step === 'CANCELLED') return 'CLOSED'
    return DECIDED_FOR.has(application.decision) ? 'OFFERS' : 'STARTED'
  }
  if (Date.parse(expiresAt) <= Date.parse(now)) return 'EXPIRED'
  return openedAt === null ? 'SENT' : 'OPENED'
}
