/** The other account for the payments could not be verified: the borrower decides again. */
import * as z from 'zod/mini'
import { ask, foldInto } from '../../item.ts'
import { ACCOUNT_FINDINGS } from './account-finding.ts'
import { autopayCheck } from './autopay-check.ts'
import { asKept, MOST_FAILED_ACCOUNTS } from './bank-account.ts'
import {
  acceptedPaymentMethod,
  type KeptPaymentMethod,
  keptPaymentMethod,
  paymentAbout,
  paymentAboutOf,
  paymentMethod,
  paymentMethodLabels,
  paymentSecrets,
} from './payment-method.ts'

export const autopayCorrection = ask('autopay-correction', {
  title: 'Correct the account for your payments',
  why: 'We couldn’t verify the account for your payments. Check the numbers, choose another account, or pay each month yourself.',
  steps: ['AUTOPAY_ACCOUNT'],
  applies: (known) =>
    known(autopayCheck)?.status === 'FAILED_VERIFICATION' && (known(paymentMethod)?.otherAccount?.attempt ?? 1) < MOST_FAILED_ACCOUNTS,
  reads: (known) => [known(autopayCheck)?.reference],
  secret: paymentSecrets,
  agrees: { autopayConsent: 'AUTOPAY' },
  data: keptPaymentMethod,
  accepts: acceptedPaymentMethod,
  about: {
    data: z.extend(paymentAbout, { because: z.optional(z.enum(ACCOUNT_FINDINGS)) }),
    of: (known) => ({ ...paymentAboutOf(known), because: known(autopayCheck)?.because }),
  },
  labels: paymentMethodLabels,
  example: { payType: 'AUTOPAY', autopayConsent: true },
  answers: foldInto(paymentMethod, (before, answer: KeptPaymentMethod) => ({
    ...answer,
    ...(answer.otherAccount && { otherAccount: asKept(before?.otherAccount, answer.otherAccount) }),
  })),
})
