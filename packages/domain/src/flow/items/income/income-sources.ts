/** How each source of income is to be verified. */
import * as z from 'zod/mini'
import { ask } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'

/** Of the income sources [income/sources] those by which the product lets income be shown. */
export const INCOME_METHODS = ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX', 'MANUAL_PAYSTUB'] as const

export const incomeSourcesAnswer = z.object({ sources: z.array(z.enum(INCOME_METHODS)).check(z.minLength(1), z.maxLength(6)) })

export const incomeSources = ask('income-sources', {
  title: 'Verify your income',
  why: 'We verify your income before we open your line.',
  steps: ['INCOME_VERIFICATION'],
  reads: (known) => [known(annualIncome)],
  data: incomeSourcesAnswer,
  labels: {
    sources: {
      label: 'How would you like to verify it? Choose one or more.',
      options: {
        TRUV_PAYROLL: 'Connect my payroll',
        PLAID_TRANSACTIONS: 'Connect my bank',
        POINTSERV_TAX: 'Use my tax returns',
        MANUAL_PAYSTUB: 'Upload pay stubs',
      },
    },
  },
  example: { sources: ['TRUV_PAYROLL'] },
})
