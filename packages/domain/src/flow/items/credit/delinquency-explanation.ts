/** A mortgage was paid late in the last twelve months: the borrower says what happened. */
import * as z from 'zod/mini'
import { TRADELINE_KINDS } from '../../../facts/credit-report.ts'
import type { Known } from '../../item.ts'
import { ask } from '../../item.ts'
import { softCredit } from './soft-credit.ts'

/** Mortgage 0x30 in 12 months [underwriting/limits]. */
export const mortgageLates = (known: Known) =>
  (known(softCredit)?.tradelines ?? []).filter((line) => (line.kind === 'MORTGAGE' || line.kind === 'HELOC') && line.late30In12Months > 0)

/** Of an account that was paid late: what the borrower and the operator are shown. */
export const lateAccount = z.object({ creditor: z.string(), last4: z.string(), kind: z.enum(TRADELINE_KINDS), late30In12Months: z.int() })

export const lateAccounts = (known: Known): z.infer<typeof lateAccount>[] =>
  mortgageLates(known).map(({ creditor, last4, kind, late30In12Months }) => ({ creditor, last4, kind, late30In12Months }))

export const delinquencyAnswer = z.object({
  /** whether every account named is paid up to date now */
  current: z.boolean('Choose an answer'),
  explanation: z
    .string()
    .check(z.trim(), z.minLength(10, 'Tell us briefly what happened'), z.maxLength(2000, 'Please keep it to 2,000 characters')),
})

export const delinquencyExplanation = ask('delinquency-explanation', {
  title: 'Explain a late mortgage payment',
  why: 'Your report shows a late mortgage payment in the last twelve months. Tell us what happened.',
  steps: ['DELINQUENCY_REVIEW'],
  applies: (known) => mortgageLates(known).length > 0,
  reads: (known) => [mortgageLates(known)],
  data: delinquencyAnswer,
  about: { data: z.object({ accounts: z.array(lateAccount) }), of: (known) => ({ accounts: lateAccounts(known) }) },
  labels: { current: 'The account is current now', explanation: 'What happened' },
  example: { current: true, explanation: 'I changed banks and one payment went out ten days late.' },
})
