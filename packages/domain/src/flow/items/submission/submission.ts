/** The borrower reads, confirms and submits; from here on it is an application under Regulation B in every sense. */
import * as z from 'zod/mini'
import { ask, type Known } from '../../item.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { rightNameOf, signersRemoved, signsOn } from '../signing/signers-removed.ts'
import { summaryDisclosure } from './summary-disclosure.ts'
import { type SummaryShown, summaryOf, summaryShown } from './summary-shown.ts'

export const submissionAnswer = z.object({
  confirmed: z.literal(true, 'Check the box to submit your application'),
  /** Of a Texas homestead: the notice of Tex. Const. XVI s.50(g), from which the twelve days run. */
  texasNoticeRead: z.optional(z.literal(true, 'Check the box to confirm that you have read the Texas notice')),
})

const NOTICE_UNREAD = 'Read the Texas notice about home equity loans, and check the box'

/** Whom two of the team took off, or whose name or marriage they put right. */
function signersChanged(known: Known): Pick<SummaryShown, 'signersChanged'> {
  const changed = (known(signersRemoved)?.removed ?? []).filter(({ confirmedAt }) => confirmedAt !== undefined)
  if (changed.length === 0) return {}
  return {
    signersChanged: changed.map((one) => ({
      name: one.name,
      ...(one.rightName && { now: rightNameOf(one.rightName) }),
      ...(signsOn(one) && { divorced: true as const }),
    })),
  }
}

/** What submitting does to their credit, in one place for every page: after a correction the report that was made stands. */
export const creditAtSubmission = (isPulled: boolean): string =>
  isPulled
    ? 'We use the credit report that we have. We make no new credit check.'
    : 'We make a hard credit check. It can affect your score, and other lenders can see it.'

export const SUBMIT_AGAIN = `Review your application, and submit it again. ${creditAtSubmission(true)}`

export const submission = ask('submission', {
  title: 'Check and submit',
  why: 'Review your application. When you submit it, we make a hard credit inquiry.',
  steps: ['APP_SUBMISSION', 'GEN_SUMMARY_DISCLOSURE'],
  reads: (known) => [known(summaryDisclosure)?.sha256],
  // By its name alone: the pull rests on the submission.
  about: {
    data: summaryShown,
    givenBy: { id: 'hard-credit' },
    of: (known, _on, pulled) => ({
      ...summaryOf(known),
      ...(pulled !== undefined && { creditPulled: true as const, ...signersChanged(known) }),
    }),
  },
  fits: (known, { texasNoticeRead }) =>
    isTexasHomestead(known) && texasNoticeRead === undefined ? [{ path: 'texasNoticeRead', message: NOTICE_UNREAD }] : [],
  keeps: (known, { texasNoticeRead, ...answer }) => ({ ...answer, ...(texasNoticeRead && isTexasHomestead(known) && { texasNoticeRead }) }),
  exampleFor: (known) => ({ confirmed: true as const, ...(isTexasHomestead(known) && { texasNoticeRead: true as const }) }),
  data: submissionAnswer,
  labels: {
    confirmed: 'The information I gave is correct, and I submit my application',
    texasNoticeRead: 'I have read the Texas notice about home equity loans',
  },
  chapter: { open: 'Submit your application', done: 'Application submitted' },
  example: { confirmed: true },
})
