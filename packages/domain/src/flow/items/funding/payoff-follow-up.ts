/**
 * What happened to each payoff after it was sent: what its creditor said, how a difference was settled, and the release of its lien. A list to which is
 * only added. Never asked: it is there to be told, and holds neither the borrower's money nor the opening of the line.
 */
import { z } from 'zod'
import { cents, localDate } from '../../../facts/scalars.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import { type Known, type StepMail, wait } from '../../item.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { payoffs } from './payoffs.ts'

export const PAYOFF_EVENTS = [
  /** The creditor says that nothing is owed. `on`: paid in full on. */
  'IN_FULL',
  /** The creditor says that something is still owed. `on`: when it received the payment. */
  'SHORT',
  /** The creditor sent the payment back. */
  'REFUSED',
  /** Someone approved the payment that follows: of more than one person may make alone. */
  'PAYMENT_APPROVED',
  /** We paid what was too little by our fault. */
  'LENDER_PAID',
  /** The borrower was told to pay what the creditor asks for beyond its own letter. */
  'BORROWER_OWES',
  /** What came back was sent to the creditor another way. */
  'PAID_AGAIN',
  /** What came back was sent to the borrower: the creditor is owed nothing. */
  'SENT_TO_BORROWER',
  /** The release of the lien is recorded, under the county's number. */
  'RELEASED',
] as const
export type PayoffEventKind = (typeof PAYOFF_EVENTS)[number]

export const payoffEvent = z.object({
  what: z.enum(PAYOFF_EVENTS),
  /** of the payoff */
  debt: z.string().max(100),
  /** the day on which it happened */
  on: localDate,
  /** the creditor's letter; absent where the payment processor said it */
  letter: z.optional(z.uuid()),
  /** of SHORT */
  shortCents: z.optional(cents),
  /** of what was paid since, or is approved to be */
  amountCents: z.optional(cents),
  /** of a payment, or the county's number of a release */
  reference: z.optional(z.string().trim().max(120)),
  /** of a payment that had left before an owner rescinded: a copy of the check or wire */
  copy: z.optional(z.uuid()),
})
export type PayoffEvent = z.infer<typeof payoffEvent>

export const payoffFollowUpData = z.object({ events: z.array(payoffEvent).max(200) })
export type PayoffFollowUp = z.infer<typeof payoffFollowUpData>

/** With the end of the account's number where the same creditor has two: what is said of one is not read as said of the other. */
export function payeeOf(known: Known, debt: string): string {
  const paid = known(payoffs)?.paid ?? []
  const payee = paid.find((one) => one.debt === debt)?.payee
  if (payee === undefined) return 'Your creditor'
  const last4 = paid.filter((one) => one.payee === payee).length > 1 ? reportedDebts(known).find(({ id }) => id === debt)?.last4 : undefined
  return last4 ? `${payee} (account ending in ${last4})` : payee
}

/** No amount: mail is read by others. */
function mailOf(event: PayoffEvent, payee: string): StepMail | undefined {
  switch (event.what) {
    case 'IN_FULL':
      return {
        subject: 'A creditor confirmed your payoff',
        body: `${payee} confirmed that your debt is paid in full. You owe nothing there anymore. Sign in to see the date.`,
        optional: 'NEWS',
      }
    case 'SHORT':
      return {
        subject: 'A creditor says that something is still owed',
        body: `${payee} received our payment and says that it is not enough to close your account. Our team is finding out why. You don’t need to do anything now.`,
      }
    case 'BORROWER_OWES':
      return {
        subject: 'Please pay the rest of a debt',
        body: `${payee} asks for more than its own payoff letter said, as it does when an account is used after the letter. Please pay the rest to it, or call us. Sign in to see the amount.`,
      }
    case 'LENDER_PAID':
      return {
        subject: 'We paid the rest of your payoff',
        body: `We paid ${payee} what was missing of your payoff, from our own money. Your line does not change.`,
      }
    case 'PAYMENT_APPROVED':
      return undefined
    case 'REFUSED':
      return {
        subject: 'A creditor sent our payment back',
        body: `${payee} sent back the payment that was to pay off your debt. Keep making your payments to it. You owe us no interest on it until it is sent again. Our team is finding out why, and tells you what happens next.`,
      }
    case 'PAID_AGAIN':
      return { subject: 'We paid your creditor again', body: `We sent ${payee} the payment that pays off your debt another way.` }
    case 'SENT_TO_BORROWER':
      return {
        subject: 'We sent you the money of a payoff',
        body: `${payee} did not take the payment for your debt, so we sent the money to you. Sign in to see the amount.`,
      }
    case 'RELEASED':
      return {
        subject: 'A lien on your home is released',
        body: `The lien of ${payee} on your home is released. The county recorded it on ${formatLocalDateWithYear(event.on)} under number ${event.reference ?? ''}.`,
        optional: 'NEWS',
      }
  }
}

/** Of a line that an owner canceled: nothing of it is sent again. */
export function sentBackAfterCancel(known: Known, { debt }: Pick<PayoffEvent, 'debt'>): StepMail {
  const payee = payeeOf(known, debt)
  return {
    subject: 'A creditor sent our payment back',
    body: `${payee} sent back the payment that was to pay off your debt. Your line is canceled, so we don’t send it again, and you don’t return it to us. Keep making your payments to ${payee}.`,
  }
}

export const payoffFollowUp = wait('payoff-follow-up', {
  title: 'What your creditors say',
  staffTitle: 'Payoff to follow up',
  why: 'Each creditor confirms that your debt is paid, and releases its lien on your home if it has one.',
  steps: ['DIRECT_DEBT_PAYOFF'],
  progress: 'COMPLETE',
  data: payoffFollowUpData,
  initially: { events: [] },
  labels: {
    events: {
      label: 'What happened',
      each: {
        what: {
          label: 'What',
          options: {
            IN_FULL: 'Paid in full',
            SHORT: 'Still owed',
            REFUSED: 'Payment sent back',
            PAYMENT_APPROVED: 'Payment approved',
            LENDER_PAID: 'Paid by us',
            BORROWER_OWES: 'The borrower was asked to pay',
            PAID_AGAIN: 'Paid again',
            SENT_TO_BORROWER: 'Sent to the borrower',
            RELEASED: 'Lien released',
          },
        },
        debt: 'Account',
        on: 'On',
        letter: 'Creditor’s letter',
        shortCents: 'Still owed',
        amountCents: 'Amount',
        reference: 'Number',
        copy: 'Copy of the payment',
      },
    },
  },
  settledMail: ({ events }, known, before) => {
    const latest = events.at(-1)
    return latest && events.length > (before?.events.length ?? 0) ? mailOf(latest, payeeOf(known, latest.debt)) : undefined
  },
  example: { events: [] },
})
