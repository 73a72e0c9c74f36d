/**
 * What the borrower's bank sent back, the money or the test entry before it, as the payment processor told it: a list to which is only added. A credit that was sent may come back for
 * some banking days (Nacha Operating Rules 3.8), so the line may be open by then. Beside it what we stopped before a bank had it (record 0093). Never asked: it is there to be told, and no person tells it (migration 0044).
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { ANSWER_CODE, asksForAccount, returnTold, WITHDRAWN } from '../../../policy/ach-returns.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { Known, StepMail } from '../../item.ts'
import { wait } from '../../item.ts'
import { paysFromMoneyAccount } from '../banking/payment-method.ts'
import { settledOn } from './disbursement-settlements.ts'

const disbursementReturn = z.object({
  /** of the transfer that came back */
  traceNumber: z.string(),
  /** the bank's reason: 'R03'; of a test entry also what it says has changed: 'C01' */
  code: z.union([z.string().check(z.regex(ANSWER_CODE)), z.literal(WITHDRAWN)]),
  returnedOn: localDate,
  /** it was the test entry, before there was money on its way */
  isTest: z.optional(z.boolean()),
})
export type DisbursementReturn = z.infer<typeof disbursementReturn>

const STOPPED = 'We stopped the payment before it left'

/** Of the account that the bank refused, where automatic payments were to come from it too. */
export const PAYMENTS_LOST = 'You also authorized automatic payments from the account that didn’t work. They can’t come from it.'

/** A later one is of an account that was named since, from which no payments were authorized. */
const isFirst = (returns: readonly DisbursementReturn[]): boolean => returns.filter(({ code }) => code !== WITHDRAWN).length === 1

/** To the borrower, who was told when it goes out. */
export const STOPPED_MAIL: StepMail = {
  subject: 'We stopped your payment for now',
  body: 'We wrote on which day your money goes out. We stopped the payment before it left, because we check something first. You owe no interest on it until it is with you. You don’t need to do anything now. We’ll email you.',
}

export const disbursementReturns = wait('disbursement-returns', {
  title: 'Your bank didn’t take the payment',
  staffTitle: 'Payments sent back',
  why: 'A payment that a bank can’t take comes back to us.',
  steps: ['FUNDABLE'],
  progress: 'COMPLETE',
  by: 'provider',
  initially: { returns: [] },
  data: z.object({ returns: z.array(disbursementReturn) }),
  chapter: {
    open: 'Your bank sent the money back',
    done: 'Your bank sent the money back',
    each: (_known, data) =>
      (data?.returns ?? [])
        .filter(({ isTest }) => !isTest)
        .map(({ code, returnedOn: on }) => ({ label: code === WITHDRAWN ? STOPPED : 'Your bank sent the money back', on })),
    rule: 'A bank that can’t take a payment sends it back within a few days. You owe no interest on it until it is with you.',
  },
  labels: {
    returns: {
      label: 'Payments sent back',
      each: { traceNumber: 'Trace number', code: 'Reason', returnedOn: 'Sent back on', isTest: 'Test entry of $0' },
    },
  },
  settledMail: ({ returns }, known) => {
    const last = returns.at(-1)
    // Whoever stops a payment says why.
    if (!last || last.code === WITHDRAWN) return undefined
    const account = asksForAccount(last.code)
    const then = account
      ? 'Sign in and give us another account of yours. We send the money there as soon as we have checked it.'
      : 'Our team is finding out why. You don’t need to do anything now. We’ll email you.'
    const payments = account && isFirst(returns) && paysFromMoneyAccount(known) ? ` ${PAYMENTS_LOST}` : ''
    // Who read that it has arrived reads what became of it.
    const sent =
      settledOn(known, last.traceNumber) === undefined
        ? `We sent the cash from your line, and it came back to us on ${formatLocalDateWithYear(last.returnedOn)}.`
        : `We wrote that your money has arrived. On ${formatLocalDateWithYear(last.returnedOn)} your bank sent it back to us.`
    return last.isTest
      ? {
          subject: account ? 'We need another account for your money' : 'We are checking your account with your bank',
          body: `Before we send the cash from your line, we tested the account with a payment of $0. ${returnTold(last.code)} ${then}${payments}`,
        }
      : {
          subject: 'Your bank sent your money back',
          body: `${sent} ${returnTold(last.code)} You owe no interest on it until it is with you. ${then}${payments}`,
        }
  },
  example: { returns: [{ traceNumber: '121000350000042', code: 'R03', returnedOn: '2026-12-02' }] },
})

/** What the bank said of a test before the money was due, where its owner has to name another account; undefined where there is nothing of it. */
export function toldOfTest(known: Known): string | undefined {
  const last = lastReturn(known)
  return last?.isTest === true && asksForAccount(last.code) ? returnTold(last.code) : undefined
}

/** How many transfers of the money came back, or never left; a test entry is none. */
export const transfersBack = (known: Known): number => (known(disbursementReturns)?.returns ?? []).filter(({ isTest }) => !isTest).length

/** Whether a bank sent the money back: what was stopped before it left is not sent again. */
export const hasComeBack = (known: Known): boolean =>
  (known(disbursementReturns)?.returns ?? []).some(({ isTest, code }) => !isTest && code !== WITHDRAWN)

/** The payment that a bank sent back last; undefined where none did. What we stopped says nothing of an account. */
export const lastReturn = (known: Known): DisbursementReturn | undefined =>
  known(disbursementReturns)?.returns.findLast(({ code }) => code !== WITHDRAWN)

/** Trace numbers of what we stopped before a bank had it. */
export const stoppedTransfers = (known: Known): readonly string[] =>
  (known(disbursementReturns)?.returns ?? []).flatMap(({ code, traceNumber }) => (code === WITHDRAWN ? [traceNumber] : []))
