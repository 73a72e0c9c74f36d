/** What the dashboard says of one application, read off its own body, and off its decision where it was refused. Pure. */

import type { ApplicationSummary } from '../../application/all-applications-query.ts'
import type { Application } from '../../application/application-query.ts'
import type { Plan } from '../../decision/decision-query.ts'
import { PAST_DUE_HEADING, type PastDue, pastDueWhy } from '../../line/payment-words.ts'
import { applicationPath } from '../../routing/application-path.ts'

export type Standing = 'YOURS' | 'OURS' | 'DECLINED' | 'PLAN_PASSES' | 'INELIGIBLE' | 'CANCELLED' | 'COMPLETE'

/** For whom there is a decision to read. */
export const isRefused = (standing: Standing): boolean => standing === 'DECLINED' || standing === 'INELIGIBLE' || standing === 'PLAN_PASSES'

/** A refusal whose plan to come back would pass now is good news. */
export const withPlan = (standing: Standing, plan: Plan | null | undefined): Standing =>
  isRefused(standing) && plan?.state === 'WOULD_PASS' ? 'PLAN_PASSES' : standing

/** INELIGIBLE is not offered here; DECLINED was offered and refused [underwriting/outcomes]: only the latter is a credit decision. */
export function standingOf({ step, nextAction }: ApplicationSummary, application?: Application): Standing {
  if (step === 'CANCELLED' || step === 'COMPLETE') return step
  if (step === 'DECLINED') return application?.status.uwDecision === 'INELIGIBLE' ? 'INELIGIBLE' : 'DECLINED'
  return nextAction.waitingOn === 'you' ? 'YOURS' : 'OURS'
}

const lowerFirst = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const toDo = (title: string): string => `One thing to do: ${lowerFirst(title)}`

/** 'One thing to do: verify your identity.' @param pastDue of an open line, where a payment is */
export function standingHeading(standing: Standing, { nextAction }: Pick<ApplicationSummary, 'nextAction'>, pastDue?: PastDue): string {
  if (pastDue) return PAST_DUE_HEADING
  const headings: Readonly<Record<Standing, string>> = {
    YOURS: toDo(nextAction.title),
    // What is going on; that there is nothing to do is said below.
    OURS: nextAction.title,
    DECLINED: 'We couldn’t offer you this line',
    PLAN_PASSES: 'You would qualify with your plan now',
    INELIGIBLE: "We don't offer a line on this home today",
    // Of a canceled line the borrower may still have to return what was sent.
    CANCELLED: nextAction.waitingOn === 'you' ? toDo(nextAction.title) : nextAction.title,
    COMPLETE: 'Your line is open',
  }
  return headings[standing]
}

/** The sentence under the heading. */
export function standingWhy(standing: Standing, { nextAction }: Pick<ApplicationSummary, 'nextAction'>, pastDue?: PastDue): string {
  if (pastDue) return pastDueWhy(pastDue)
  const ended: Partial<Record<Standing, string>> = {
    DECLINED: 'You can read exactly why, and what could change it. You’ll also find the notice with your rights.',
    PLAN_PASSES: 'Apply again whenever you like. You can still read why we couldn’t offer you the line before.',
    INELIGIBLE: 'No credit decision was made. You can read the reason, and when it changes.',
  }
  return ended[standing] ?? nextAction.why
}

/** Where an application begins. */
export const REGISTER_PATH = '/account/heloc/register-v2'

interface Action {
  readonly label: string
  readonly to: string
}

type Acted = Pick<ApplicationSummary, 'uuid' | 'nextAction'>

const seeWhy = (uuid: string): Action => ({ label: 'See why', to: applicationPath(uuid, 'error/decline') })

/** Where the one button leads and what it says; undefined where there is nothing to press. */
export function primaryAction(standing: Standing, { uuid, nextAction }: Acted): Action | undefined {
  if (standing === 'PLAN_PASSES') return { label: 'Apply again', to: REGISTER_PATH }
  if (isRefused(standing)) return seeWhy(uuid)
  // Their notice of the right to cancel names the address to which they return what was sent.
  if (standing === 'CANCELLED' && nextAction.waitingOn === 'you')
    return { label: 'Find the address in your documents', to: applicationPath(uuid, 'document/disclosures') }
  if (nextAction.path === null || standing === 'CANCELLED') return undefined
  const to = applicationPath(uuid, nextAction.path)
  // The dashboard itself: a button that leads to where one stands is none.
  if (to === '/dashboard') return undefined
  return {
    label: standing === 'YOURS' ? nextAction.title : 'See the status',
    to,
  }
}

/** Beside it: an application that has ended is followed by another one, or by the reasons where applying again comes first. */
export function secondAction(standing: Standing, { uuid, nextAction }: Acted): Action | undefined {
  if (standing === 'YOURS' && nextAction.path?.endsWith('/notary/session'))
    return { label: 'See or change the appointment', to: applicationPath(uuid, 'notary/intro') }
  if (standing === 'PLAN_PASSES') return seeWhy(uuid)
  // A line that stands still while we check a notice has not ended.
  if (nextAction.waitingOn === 'us') return undefined
  return standing === 'CANCELLED' || isRefused(standing) ? { label: 'Start a new application', to: REGISTER_PATH } : undefined
}

/** An application that has ended can neither be changed nor withdrawn. */
export const hasEnded = (standing: Standing): boolean => standing !== 'YOURS' && standing !== 'OURS'
