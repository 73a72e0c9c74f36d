/** The account that is named after a return could not be verified: a person looks at it, or the borrower names one more. */
import * as z from 'zod/mini'
import type { Known } from '../../item.ts'
import { wait } from '../../item.ts'
import { ACCOUNT_FINDINGS } from '../banking/account-finding.ts'
import { showAccount, shownAccount } from '../banking/bank-account.ts'
import { isRefused } from '../review-outcome.ts'
import { replacementAccount } from './replacement-account.ts'
import { replacementAccountCheck } from './replacement-account-check.ts'
import { keepRefusedAccount, mailOfClearance, replacementClearance } from './replacement-clearance.ts'

export const replacementAccountReview = wait('replacement-account-review', {
  title: 'We are reviewing your account',
  staffTitle: 'Account for the money after a return',
  why: 'We couldn’t verify the account. Our team is reviewing it. You can also give us another one.',
  steps: ['DISBURSEMENT_ACCOUNT'],
  progress: 'COMPLETE',
  by: 'operator',
  corrects: [replacementAccount],
  applies: (known) => known(replacementAccountCheck) !== undefined && known(replacementAccountCheck)?.status !== 'VERIFIED',
  reads: (known) => [known(replacementAccountCheck)?.reference],
  about: {
    data: z.object({ account: z.optional(shownAccount), because: z.optional(z.enum(ACCOUNT_FINDINGS)) }),
    of: (known) => {
      const account = known(replacementAccount)
      return { account: account && showAccount(account), because: known(replacementAccountCheck)?.because }
    },
  },
  data: replacementClearance,
  keeps: keepRefusedAccount('replacement-account-review', (known) => known(replacementAccount)),
  leavesOpen: isRefused,
  settledMail: mailOfClearance,
  example: { outcome: 'ACCEPTED', reason: 'The bank confirmed the holder by telephone.' },
})

/** By the bank's answer, or by a person who looked at this very account. */
export const isReplacementVerified = (known: Known): boolean =>
  known(replacementAccountCheck)?.status === 'VERIFIED' || known(replacementAccountReview)?.outcome === 'ACCEPTED'
