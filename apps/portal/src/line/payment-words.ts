/** What the dashboard says of the payments of an open line: what is past due and who acts, what comes next, and where automatic payments come from. Pure. */
import { formatExactCents, formatLocalDate } from '@hearthline/domain'
import type { Line } from './line-query.ts'

type Paying = Pick<Line, 'nextPayment' | 'pastDue' | 'automaticPayments' | 'notWithThemCents'>
export type PastDue = Pick<Line, 'automaticPayments'> & { readonly pastDue: NonNullable<Line['pastDue']> }

export const PAST_DUE_HEADING = 'A payment is past due'

const accountWords = ({ institution, last4 }: NonNullable<Line['automaticPayments']>): string =>
  `your ${institution} account${last4 && ` ending in ${last4}`}`

/** Whoever authorized a debit that we did not make has missed nothing. */
const whoActs = ({ automaticPayments }: Pick<Line, 'automaticPayments'>): string =>
  automaticPayments && !automaticPayments.isRefused
    ? `We were to withdraw it from ${accountWords(automaticPayments)}, and our books show that we have not. That was ours to do, not yours. Call us, and we tell you how it gets paid.`
    : 'Our books show no payment for it. Call us about it.'

/** Under the figure itself. */
export const pastDueNote = ({ pastDue, ...line }: PastDue): string => `Due since ${formatLocalDate(pastDue.since)}. ${whoActs(line)}`

/** At the head of the page, with what it takes. */
export const pastDueWhy = ({ pastDue, ...line }: PastDue): string =>
  `${formatExactCents(pastDue.amountCents)} has been due since ${formatLocalDate(pastDue.since)}. ${whoActs(line)} Your line is up to date once this is paid.`

export const whereWithPastDue = ({ pastDue }: PastDue): string =>
  `Your line is open, and ${formatExactCents(pastDue.amountCents)} is past due. Your line is up to date once this is paid.`

/** Why it is not the payment of the agreement, where part of the draw is with us. */
export function nextPaymentNote({ nextPayment, pastDue, notWithThemCents }: Paying): string {
  if (!nextPayment) return 'You owe nothing now'
  const beside = pastDue ? ', in addition to what is past due' : ''
  const due = `Due ${formatLocalDate(nextPayment.dueOn)}${beside}`
  return notWithThemCents === 0
    ? due
    : `${due}. It counts only what you owe now. We have ${formatExactCents(notWithThemCents)} of your draw, and your payment changes once we send it`
}

const NOT_HERE = 'You can’t make or change payments on this website yet. Call us about them.'

/** Below the figures. */
export function howPaid({ automaticPayments: automatic }: Pick<Line, 'automaticPayments'>): string {
  if (!automatic) return NOT_HERE
  const authorized = `You authorized automatic payments from ${accountWords(automatic)}.`
  return automatic.isRefused
    ? `${authorized} The bank didn’t take our payment to that account, so they can’t come from it. Until you authorize another account with us, you make each payment yourself. ${NOT_HERE}`
    : `${authorized} ${NOT_HERE}`
}
