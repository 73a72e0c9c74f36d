/** How each source of income is to be proved. */
import { z } from 'zod'
import { ask } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'

/** Seed 001 section 4, income sources: those by which the product lets income be shown. */
export const INCOME_METHODS = ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX', 'MANUAL_PAYSTUB'] as const

export const incomeSources = ask('income-sources', {
  title: 'Show your income',
  steps: ['INCOME_VERIFICATION'],
  reads: (known) => [known(annualIncome)],
  data: z.object({
    sources: z.array(z.enum(INCOME_METHODS)).min(1).max(6),
  }),
  example: { sources: ['TRUV_PAYROLL'] },
})
