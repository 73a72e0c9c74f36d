/** From which account the fee for the visit is taken: the one that the borrower gave for the money, until they name another. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { bankAccount, bankAccountLabels, exampleAccount } from '../banking/bank-account.ts'
import { inspectionNeeded } from './inspection-needed.ts'
import { valuationFee } from './valuation-fee.ts'

export const valuationFeeAccountAnswer = z.object({
  /** Counts what the borrower asked to be tried again: each is a collection of its own. */
  tries: z.int().check(z.gte(0)),
  account: z.optional(bankAccount),
})

export const valuationFeeAccount = ask('valuation-fee-account', {
  title: 'Account for the valuation fee',
  why: 'We take the fee for the visit from this account, once.',
  steps: ['IN_PROGRESS'],
  applies: (known) => inspectionNeeded(known) && valuationFee(known) !== undefined,
  secret: { 'account.accountNumber': 'accountNumber' },
  data: valuationFeeAccountAnswer,
  initially: { tries: 0 },
  labels: { tries: 'Tries', account: bankAccountLabels },
  example: { tries: 1, account: exampleAccount },
})
