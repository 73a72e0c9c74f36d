/** The account could not be verified: the borrower corrects it or names another, a few times. Then a person looks. */
import * as z from 'zod/mini'
import { ask, foldInto } from '../../item.ts'
import { legalName, storedLegalName } from '../apply/legal-name.ts'
import { accountCheck } from './account-check.ts'
import { ACCOUNT_FINDINGS } from './account-finding.ts'
import {
  accountSecrets,
  asKept,
  bankAccount,
  exampleAccount,
  keptAccount,
  keptAccountLabels,
  MOST_FAILED_ACCOUNTS,
  showAccount,
  shownAccount,
} from './bank-account.ts'
import { disbursementAccount } from './disbursement-account.ts'

export const accountCorrection = ask('account-correction', {
  title: 'Correct your account',
  why: 'We couldn’t verify the account. Check the numbers, or choose another account.',
  steps: ['DISBURSEMENT_ACCOUNT'],
  applies: (known) =>
    known(accountCheck)?.status === 'FAILED_VERIFICATION' && (known(disbursementAccount)?.attempt ?? 1) < MOST_FAILED_ACCOUNTS,
  reads: (known) => [known(accountCheck)?.reference],
  secret: accountSecrets,
  data: keptAccount,
  accepts: bankAccount,
  about: {
    data: z.object({
      holder: z.optional(storedLegalName),
      account: z.optional(shownAccount),
      because: z.optional(z.enum(ACCOUNT_FINDINGS)),
      triesLeft: z.int(),
    }),
    of: (known) => {
      const account = known(disbursementAccount)
      return {
        holder: known(legalName),
        account: account && showAccount(account),
        because: known(accountCheck)?.because,
        triesLeft: MOST_FAILED_ACCOUNTS - (account?.attempt ?? 1),
      }
    },
  },
  labels: keptAccountLabels,
  example: exampleAccount,
  answers: foldInto(disbursementAccount, asKept),
})
