/** What the borrower is told: the one next thing, why it is asked, and who is waited for. */

import { type EndedStep, isEnded, type Step } from '../routing/steps.ts'
import type { Walk } from './walk.ts'

export interface NextAction {
  readonly title: string
  readonly why: string
  readonly waitingOn: 'you' | 'us' | 'nobody'
}

const ENDED = {
  DECLINED: { title: 'We can’t offer you this line today', why: 'See exactly why, and what could change it.', waitingOn: 'nobody' },
  CANCELLED: { title: 'This application is withdrawn', why: '', waitingOn: 'nobody' },
  COMPLETE: { title: 'Your line is open', why: '', waitingOn: 'nobody' },
} as const satisfies Readonly<Record<EndedStep, NextAction>>

/** The next action from the walk; the step comes along because an ended application has no frontier to speak of. */
export function nextAction(walk: Walk, step: Step): NextAction {
  if (isEnded(step)) return ENDED[step]
  const item = walk.frontier!.item
  const { title, why = item.why } = item.wordsAt?.[step] ?? item
  if (item.kind === 'ask') return { title, why: why ?? '', waitingOn: 'you' }
  return { title, why: why ?? 'You can leave this page and come back. Your progress is saved.', waitingOn: 'us' }
}
