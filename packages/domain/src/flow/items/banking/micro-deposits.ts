/** The bank is not among those that can be asked: two small deposits show that the borrower sees the account. */
import { z } from 'zod'
import type { Known } from '../../item.ts'
import { work } from '../../item.ts'
import { accountCheck } from './account-check.ts'
import { disbursementAccount } from './disbursement-account.ts'

export const needsDeposits = (known: Known): boolean => known(accountCheck)?.because === 'NOT_LISTED'

export const microDeposits = work('micro-deposits', {
  title: 'Sending two small deposits',
  steps: ['DISBURSEMENT_ACCOUNT'],
  applies: needsDeposits,
  reads: (known) => [known(disbursementAccount), known(accountCheck)?.reference],
  data: z.object({
    reference: z.string(),
    /** days at the bank (12 CFR 229.2(g)) */
    sentOn: z.iso.date(),
    arriveBy: z.iso.date(),
    enterBy: z.iso.date(),
  }),
  example: { reference: 'deposits-example', sentOn: '2026-11-23', arriveBy: '2026-11-25', enterBy: '2026-12-07' },
})
