/**
 * What the borrower reads while something of ours was not approved, or was recorded wrongly, and is open still: no answer of theirs is waited for, and it is not what its own words
 * say of the first time. What a refusal asks them for is asked by the question itself, which is open again then.
 */
import type { Facts } from './facts.ts'
import type { Walk } from './walk.ts'

export interface LeftOpen {
  readonly why: string
  /** what comes before the days ahead */
  readonly after: string
}

const NOT_SENT_YET: LeftOpen = {
  why: 'Our team checked your file, and we must settle something before we send your money. We are working on it. You don’t need to do anything now. We’ll email you.',
  after: 'After we settle something in your file',
}

/** By the item that was refused and is open still: each that a refusal leaves open is here, asks again, or is told to no one by law (left-open.test.ts). */
export const LEFT_OPEN: Readonly<Record<string, LeftOpen>> = {
  'attorney-review': {
    why: 'The attorney who reviews your documents asked us to settle something first. We are working on it, and the attorney reviews them again. You don’t need to do anything now. We’ll email you.',
    after: 'After the attorney reviews your documents again',
  },
  // A record that was wrong: someone does not have theirs after all.
  'rescission-delivery': {
    why: 'We had recorded that everyone who may cancel has the notice. That was wrong: someone does not have it yet, and we get it to them. You don’t need to do anything now. We’ll email you the last day to cancel.',
    after: 'After everyone who may cancel has the notice',
  },
  'payoff-quotes': {
    why: 'Your creditors told us the amounts. Another person on our team checks one of them. You don’t need to do anything now.',
    after: 'After we check an amount of your creditors',
  },
  'funding-first-approval': NOT_SENT_YET,
  'funding-decision': NOT_SENT_YET,
}

/** undefined where what is open was not decided, or since then something that it rests on has changed. */
export function leftOpen({ frontier, bases }: Pick<Walk, 'frontier' | 'bases'>, { results }: Pick<Facts, 'results'>): LeftOpen | undefined {
  const item = frontier?.item
  const result = item && results[item.id]
  if (!result || result.basis !== bases[item.id] || item.leavesOpen?.(result.data) !== true) return undefined
  return LEFT_OPEN[item.id]
}
