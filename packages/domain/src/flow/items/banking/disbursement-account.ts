/** Where the money goes. */
import * as z from 'zod/mini'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { legalName, storedLegalName } from '../apply/legal-name.ts'
import { verifiedDecision } from '../offer/verified-decision.ts'
import {
  accountSecrets,
  asKept,
  bankAccount,
  exampleAccount,
  type KeptAccount,
  keptAccount,
  keptAccountLabels,
  MOST_ACCOUNTS,
  TOO_MANY_ACCOUNTS,
} from './bank-account.ts'

export const disbursementAccount = ask('disbursement-account', {
  title: 'Choose where to receive your money',
  why: 'We deposit the cash from your line in this account.',
  steps: ['DISBURSEMENT_ACCOUNT'],
  secret: accountSecrets,
  ends: [verifiedDecision],
  chapter: { open: 'Your bank account', done: 'Bank account added' },
  data: keptAccount,
  accepts: bankAccount,
  keeps: (known, answer) => asKept(accountBefore(known), answer),
  fits: (known) => ((accountBefore(known)?.attempt ?? 0) >= MOST_ACCOUNTS ? [{ path: 'accountNumber', message: TOO_MANY_ACCOUNTS }] : []),
  // The account has to be the borrower's own: the screen names them.
  about: { data: z.object({ holder: z.optional(storedLegalName) }), of: (known) => ({ holder: known(legalName) }) },
  labels: keptAccountLabels,
  example: exampleAccount,
})

function accountBefore(known: Known): KeptAccount | undefined {
  return known(disbursementAccount)
}
