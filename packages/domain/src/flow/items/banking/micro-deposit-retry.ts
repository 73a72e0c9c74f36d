/** The amounts were not those that were sent: once more, a few times. */
import * as z from 'zod/mini'
import { ask, foldInto } from '../../item.ts'
import { showAccount } from './bank-account.ts'
import { disbursementAccount } from './disbursement-account.ts'
import {
  depositsAbout,
  type KeptMicroDepositAnswer,
  keptMicroDepositAnswer,
  MOST_DEPOSIT_TRIES,
  microDepositAmounts,
  microDepositAnswer,
  microDepositLabels,
} from './micro-deposit-amounts.ts'
import { microDepositCheck } from './micro-deposit-check.ts'
import { microDeposits } from './micro-deposits.ts'

export const microDepositRetry = ask('micro-deposit-retry', {
  title: 'Enter the two small deposits again',
  why: 'The amounts didn’t match. Check both on your bank statement.',
  steps: ['MICRO_DEPOSITS'],
  applies: (known) => {
    const { outcome } = known(microDepositCheck) ?? {}
    // After the last day there is nothing to enter: the screen leads to another account.
    return outcome === 'EXPIRED' || (outcome === 'WRONG' && (known(microDepositAmounts)?.attempt ?? 1) < MOST_DEPOSIT_TRIES)
  },
  reads: (known) => [known(microDepositCheck), known(microDepositAmounts)],
  corrects: [disbursementAccount],
  data: keptMicroDepositAnswer,
  accepts: microDepositAnswer,
  fits: (known) =>
    known(microDepositCheck)?.outcome === 'EXPIRED'
      ? [{ path: 'firstCents', message: 'These deposits have expired. Choose another account.' }]
      : [],
  about: {
    data: z.extend(depositsAbout, { isExpired: z.boolean(), triesLeft: z.int() }),
    of: (known) => {
      const account = known(disbursementAccount)
      return {
        account: account && showAccount(account),
        deposits: known(microDeposits),
        isExpired: known(microDepositCheck)?.outcome === 'EXPIRED',
        triesLeft: MOST_DEPOSIT_TRIES - (known(microDepositAmounts)?.attempt ?? 1),
      }
    },
  },
  labels: microDepositLabels,
  example: { firstCents: 12, secondCents: 34 },
  answers: foldInto(microDepositAmounts, (before, answer: KeptMicroDepositAnswer) => ({ ...answer, attempt: (before?.attempt ?? 1) + 1 })),
})
