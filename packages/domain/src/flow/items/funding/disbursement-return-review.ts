/** The bank sent the money back for something that its owner cannot simply put right: a person finds out what it is. */
import * as z from 'zod/mini'
import { asksForAccount, describeReturn, returnTold } from '../../../policy/ach-returns.ts'
import { formatLocalDate } from '../../../values/local-date-display.ts'
import { type Known, wait } from '../../item.ts'
import { basisPart } from '../../shown-basis.ts'
import { paysFromMoneyAccount } from '../banking/payment-method.ts'
import { lastReturn, PAYMENTS_LOST } from './disbursement-returns.ts'

/** On what day the bank sent what back, and what it said; undefined where nothing came back. */
export function cameBackWords(known: Known): string | undefined {
  const last = lastReturn(known)
  if (!last) return undefined
  const { code, returnedOn, isTest } = last
  const what = isTest
    ? 'Your bank didn’t take a test payment of $0 to this account'
    : `Your bank sent the money back on ${formatLocalDate(returnedOn)}`
  return `${what}. ${returnTold(code)}`
}

export const disbursementReturnReview = wait('disbursement-return-review', {
  title: 'Your bank didn’t take the payment',
  staffTitle: 'Payment sent back by the bank',
  why: 'Our team is finding out why. You don’t need to do anything now.',
  steps: ['FUNDABLE'],
  progress: 'COMPLETE',
  by: 'operator',
  applies: (known) => {
    const last = lastReturn(known)
    return last !== undefined && !asksForAccount(last.code)
  },
  reads: (known) => [lastReturn(known)],
  shows: (known) => {
    const last = lastReturn(known)
    if (!last) return []
    const { code, returnedOn, traceNumber, isTest = false } = last
    return [
      basisPart(
        'What the bank sent back',
        { what: 'Sent back', because: 'Reason', returnedOn: 'Sent back on', traceNumber: 'Trace number' },
        {
          what: isTest ? 'The test entry of $0' : 'The borrower’s money',
          because: describeReturn(code),
          returnedOn,
          traceNumber,
        },
      ),
    ]
  },
  about: {
    data: z.object({ code: z.optional(z.string()), returnedOn: z.optional(z.string()), isTest: z.optional(z.boolean()) }),
    of: (known) => {
      const { code, returnedOn, isTest } = lastReturn(known) ?? {}
      return { code, returnedOn, isTest }
    },
  },
  data: z.object({
    /** SAME: the account is in order, and the money goes there again. ANOTHER: the borrower is asked for another account. */
    account: z.enum(['SAME', 'ANOTHER']),
    reason: z.string().check(z.minLength(3), z.maxLength(2000)),
  }),
  decidedAs: ({ account }) => account,
  settledMail: ({ account }, known) =>
    account === 'ANOTHER'
      ? {
          subject: 'Choose another account for your money',
          body: `Your bank didn’t take the payment. Sign in and give us another account of yours. We send the money there as soon as we have checked it.${paysFromMoneyAccount(known) ? ` ${PAYMENTS_LOST}` : ''}`,
        }
      : {
          subject: 'We send your money again',
          body: 'Your bank sent the money back to us. We looked into it, and we send it to the same account again. You don’t need to do anything now.',
        },
  labels: {
    account: {
      label: 'Where does the money go now?',
      options: { SAME: 'To the same account', ANOTHER: 'The borrower names another account' },
    },
    reason: 'Reason',
  },
  example: { account: 'ANOTHER', reason: 'The bank says that the account is blocked.' },
})
