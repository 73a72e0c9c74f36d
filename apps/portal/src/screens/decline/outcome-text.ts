/** What the decision's screen says on top, by what was decided and by whom. Pure. */
import { formatLocalDate, lenderDay } from '@hearthline/domain'
import type { DecisionBody, Notice, Refusal } from '../../decision/decision-query.ts'

export interface OutcomeText {
  readonly heading: string
  readonly why: string
}

const scoreWords = (hardPull: boolean): string =>
  hardPull ? 'The hard credit check you agreed to may lower your credit score a little.' : 'Your credit score was not affected.'

/** A plan that would pass now is the news, and comes first; what was decided before it stands below. */
const PLAN_PASSES: OutcomeText = {
  heading: 'You would qualify with your plan now',
  why: 'Apply again whenever you like. You can read below why we couldn’t offer you the line before.',
}

/** Not offered here is no refusal on credit: the two never share a sentence [underwriting/outcomes]. */
export function outcomeText(
  { kind, by, note }: Refusal,
  { hardPull, ways, plan }: Pick<DecisionBody, 'hardPull' | 'ways' | 'plan'>,
): OutcomeText {
  if (plan?.state === 'WOULD_PASS') return PLAN_PASSES
  const changes = ways.length > 0
  if (kind === 'NOT_OFFERED') {
    return {
      heading: "We don't offer a line on this home today",
      why: `No credit decision was made, and ${hardPull ? 'this is not about your credit.' : 'your credit score was not affected.'}${changes ? ' Here is the reason, and when it changes.' : ''}`,
    }
  }
  if (by === 'TIME')
    return {
      heading: 'Your application has ended',
      why: [note ?? 'The time for it has run out. Your notice says exactly why.', 'You can apply again whenever you like.'].join(' '),
    }
  const exactly = by === 'PERSON' ? 'An underwriter reviewed your application. Here is what they decided' : 'Here is exactly why'
  return {
    heading: "We can't offer you this line today",
    why: `${exactly}${changes ? ', and what would change it' : ''}. ${scoreWords(hardPull)}`,
  }
}

/** 'Your notice with the reasons, the score used and your rights will be sent to you in writing by Sunday, December 20.' */
export function noticeSentence({ kind, score, sentAt, dueOn }: Notice): string {
  const holds =
    kind === 'NOT_OFFERED'
      ? 'our answer and your rights'
      : score
        ? 'the reasons, the score used and your rights'
        : 'the reasons and your rights'
  if (sentAt) return `We sent you your notice with ${holds} on ${formatLocalDate(lenderDay(sentAt))}.`
  return `Your notice with ${holds} will be sent to you in writing by ${formatLocalDate(dueOn)}.`
}
