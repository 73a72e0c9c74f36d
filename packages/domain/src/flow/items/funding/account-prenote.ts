/**
 * A test entry of $0 to the account that the money goes to, where the lender's bank asks for one: the borrower's bank says before there is money on
 * its way whether it can take it (Nacha Operating Rules 2.6.1). It goes out once the borrower has signed, beside whatever else is still waited for.
 */
import * as z from 'zod/mini'
import { localDate } from '../../../facts/scalars.ts'
import { type Known, work } from '../../item.ts'
import { disbursementAccount } from '../banking/disbursement-account.ts'
import { mayBePaid } from '../closing/conditions.ts'
import { noteSigning } from '../signing/note-signing.ts'
import { disbursementReturns } from './disbursement-returns.ts'
import { replacementAccount } from './replacement-account.ts'
import { isReplacementVerified } from './replacement-account-review.ts'

const returnedTests = (known: Known): readonly string[] =>
  (known(disbursementReturns)?.returns ?? []).filter(({ isTest }) => isTest === true).map(({ traceNumber }) => traceNumber)

export const accountPrenote = work('account-prenote', {
  title: 'Testing your account',
  staffTitle: 'Test entry to the account (prenote)',
  steps: ['FUNDABLE'],
  applies: (known) => known(noteSigning) !== undefined && (known(replacementAccount) ? isReplacementVerified(known) : mayBePaid(known)),
  reads: (known) => [known(replacementAccount) ?? known(disbursementAccount), returnedTests(known)],
  notAfter: 'disbursement',
  data: z.union([
    /** The bank asks for none. */
    z.object({ status: z.literal('NOT_ASKED') }),
    z.object({
      status: z.literal('SENT'),
      traceNumber: z.string(),
      sentOn: localDate,
      /** the day on which the banks settle it */
      settlesOn: localDate,
    }),
  ]),
  // What came back is tested anew: another account, or the same one where a person says so.
  holds: (known, data) => data.status === 'NOT_ASKED' || !returnedTests(known).includes(data.traceNumber),
  example: { status: 'NOT_ASKED' },
})
