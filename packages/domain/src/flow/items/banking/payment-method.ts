/** Autopay or payment by hand. */
import { z } from 'zod'
import { PAY_TYPES } from '../../../routing/status-enumerations.ts'
import { ask } from '../../item.ts'
import { accountCheck } from './account-check.ts'

export const paymentMethod = ask('payment-method', {
  title: 'Choose how you pay',
  steps: ['AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT'],
  step: (known) => (known(accountCheck)?.status === 'VERIFIED' ? 'VERIFIED_AUTOPAY_ACCOUNT' : 'AUTOPAY_ACCOUNT'),
  data: z.object({ payType: z.enum(PAY_TYPES) }),
  example: { payType: 'AUTOPAY' },
})
