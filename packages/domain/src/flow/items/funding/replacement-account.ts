/** The money came back from the account that it was sent to: the borrower names another. What was signed says nothing of the account, and stands. */
import * as z from 'zod/mini'
import { asksForAccount, returnTold } from '../../../policy/ach-returns.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { legalName, storedLegalName } from '../apply/legal-name.ts'
import {
  accountSecrets,
  asKept,
  bankAccount,
  exampleAccount,
  keptAccount,
  keptAccountLabels,
  MOST_ACCOUNTS,
  showAccount,
  shownAccount,
  TOO_MANY_ACCOUNTS,
} from '../banking/bank-account.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { paysFromMoneyAccount } from '../banking/payment-method.ts'
import { disbursementReturnReview } from './disbursement-return-review.ts'
import { lastReturn } from './disbursement-returns.ts'
import { isRefusedByTeam } from './replacement-clearance.ts'

/** A return that its owner can put right, or of which a person says so. */
export function isAnotherAccountAsked(known: Known): boolean {
  const last = lastReturn(known)
  return last !== undefined && (asksForAccount(last.code) || known(disbursementReturnReview)?.account === 'ANOTHER')
}

const replacement = z.extend(keptAccount, {
  /** the trace number of the transfer that came back: after the next one another account is asked for again */
  after: z.optional(z.string()),
})

/** An authorization is for the account that it names (12 CFR 1005.10(b)). */
const PAYMENTS_STAY =
  'This account is for the cash alone: the automatic payments that you authorized before don’t move to it. If you want them to come from it, call us.'

type Kept = z.infer<typeof replacement>

const replacementBefore = (known: Known): Kept | undefined => known(replacementAccount)

export const replacementAccount = ask('replacement-account', {
  title: 'Choose another account for your money',
  why: 'Your bank didn’t take the payment. We send the money to the account you give us here.',
  steps: ['DISBURSEMENT_ACCOUNT'],
  progress: 'COMPLETE',
  // Once named it stays the account, whatever a later return says of it.
  applies: (known, given) => given !== undefined || isAnotherAccountAsked(known),
  // Nor is it the account any more once one of the team would not send the money there.
  holds: (known, given, stored) =>
    !isAnotherAccountAsked(known) || (given.after === lastReturn(known)?.traceNumber && !isRefusedByTeam(stored, given)),
  secret: accountSecrets,
  data: replacement,
  accepts: bankAccount,
  keeps: (known, answer, before) => ({ ...asKept(before, answer), after: lastReturn(known)?.traceNumber }),
  fits: (known) =>
    (replacementBefore(known)?.attempt ?? 0) >= MOST_ACCOUNTS ? [{ path: 'accountNumber', message: TOO_MANY_ACCOUNTS }] : [],
  // Also where someone else has got at their account with us: before any money leaves.
  settledMail: (_account, known) => ({
    subject: 'Another account was named for your money',
    body: `Another bank account was named for the cash from your line. We check it, and our team approves it before we send any money there. Sign in to see the account. If you didn’t name it, call us right away.${paysFromMoneyAccount(known) ? ` ${PAYMENTS_STAY}` : ''}`,
  }),
  needs: () => ['Another account for the money'],
  about: {
    data: z.object({
      holder: z.optional(storedLegalName),
      /** the one that the money came back from */
      account: z.optional(shownAccount),
      told: z.string(),
      /** the bank answered a test entry: no money was on its way */
      isTest: z.optional(z.boolean()),
      returnedOn: z.optional(z.string()),
      /** The one named before is not approved: nothing came back from it. */
      isNotApproved: z.optional(z.literal(true)),
      /** Automatic payments were to come from the account that the bank refused, and do not move to the one that is named here. */
      hadPayments: z.optional(z.literal(true)),
    }),
    // Asked once more, the one named before is not known: it is what is kept.
    of: (known, _on, given) => {
      const last = lastReturn(known)
      const named = (given as Kept | undefined) ?? replacementBefore(known)
      const account = named ?? known(disbursementAccount)
      return {
        holder: known(legalName),
        account: account && showAccount(account),
        told: returnTold(last?.code ?? ''),
        isTest: last?.isTest,
        ...(paysFromMoneyAccount(known) && { hadPayments: true as const }),
        returnedOn: last?.returnedOn,
        // Only then is it asked again of the account that followed the last return.
        ...(named && named.after === last?.traceNumber && { isNotApproved: true as const }),
      }
    },
  },
  chapter: { open: 'Another account for your money', done: 'Another account added', shown: 'when-open' },
  labels: { ...keptAccountLabels, after: 'After the return of' },
  example: { ...exampleAccount, accountNumber: '000987654321' },
})
