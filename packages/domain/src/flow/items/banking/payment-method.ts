/** Autopay or payment by hand. */
import * as z from 'zod/mini'
import { PAY_TYPES } from '../../../routing/status-enumerations.ts'
import { ask } from '../../item.ts'
import { accountCheck } from './account-check.ts'

export const paymentMethodAnswer = z.object({ payType: z.enum(PAY_TYPES) })

export const paymentMethod = ask('payment-method', {
  title: 'Choose how you pay',
  why: 'If your offer has an autopay discount, you need automatic payments to keep it.',
  steps: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
  step: (known) => (known(accountCheck)?.status === 'VERIFIED' ? 'VERIFIED_AUTOPAY_ACCOUNT' : 'AUTOPAY_ACCOUNT'),
  data: paymentMethodAnswer,
  labels: {
    payType: { label: 'How would you like to pay?', options: { AUTOPAY: 'Automatic payments', MANUAL: 'I pay each month myself' } },
  },
  example: { payType: 'AUTOPAY' },
})
