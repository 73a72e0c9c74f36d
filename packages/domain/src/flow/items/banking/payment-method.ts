/** Autopay or payment by hand. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { accountCheck } from './account-check.ts'

export const paymentMethod = ask('payment-method', {
  title: 'Choose how you pay',
  steps: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
  step: (known) => (known(accountCheck)?.status === 'VERIFIED' ? 'VERIFIED_AUTOPAY_ACCOUNT' : 'AUTOPAY_ACCOUNT'),
  data: z.object({ payType: z.enum(['AUTOPAY', 'MANUAL']) }),
  example: { payType: 'AUTOPAY' },
})
