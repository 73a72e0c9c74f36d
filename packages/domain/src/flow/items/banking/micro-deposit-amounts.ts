/** The amounts of the two small deposits, as the borrower reads them on their statement. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { showAccount, shownAccount } from './bank-account.ts'
import { disbursementAccount } from './disbursement-account.ts'
import { microDeposits, needsDeposits } from './micro-deposits.ts'

const WRONG_AMOUNT = 'Enter an amount from $0.01 to $0.99'
const amount = z.int(WRONG_AMOUNT).check(z.gte(1, WRONG_AMOUNT), z.lte(99, WRONG_AMOUNT))

export const microDepositAnswer = z.object({ firstCents: amount, secondCents: amount })
export const keptMicroDepositAnswer = z.extend(microDepositAnswer, { attempt: z.optional(z.int()) })

export type KeptMicroDepositAnswer = z.infer<typeof keptMicroDepositAnswer>

export const MOST_DEPOSIT_TRIES = 3

const day = z.iso.date()
export const depositsAbout = z.object({
  account: z.optional(shownAccount),
  deposits: z.optional(z.object({ sentOn: day, arriveBy: day, enterBy: day })),
})

export const microDepositLabels = { firstCents: 'First deposit', secondCents: 'Second deposit', attempt: 'Attempt' } as const

export const microDepositAmounts = ask('micro-deposit-amounts', {
  title: 'Enter the two small deposits',
  why: 'The amounts show us that you can see this account.',
  steps: ['MICRO_DEPOSITS'],
  applies: needsDeposits,
  reads: (known) => [known(microDeposits)?.reference],
  // Whoever cannot see the deposits, or let their time pass, names another account.
  corrects: [disbursementAccount],
  data: keptMicroDepositAnswer,
  accepts: microDepositAnswer,
  about: {
    data: depositsAbout,
    of: (known) => {
      const account = known(disbursementAccount)
      return { account: account && showAccount(account), deposits: known(microDeposits) }
    },
  },
  labels: microDepositLabels,
  mail: {
    MICRO_DEPOSITS: {
      subject: 'Two small deposits are on the way',
      body: 'We sent two small deposits to your bank account. When you see them, sign in and enter both amounts to verify the account.',
      text: 'Your application has a step for you.',
    },
  },
  example: { firstCents: 12, secondCents: 34 },
})
