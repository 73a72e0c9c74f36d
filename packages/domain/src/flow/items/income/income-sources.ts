/** The borrower is done with showing income: what is connected and uploaded by then is reviewed. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask, type Known } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { doubtfulLinks } from './account-holders.ts'
import { confirmationOf, holderConfirmation, incomeConfirmation } from './income-confirmation.ts'
import { incomeEvidence, isShown, uploadedSources } from './income-evidence.ts'
import { incomeReviewAbout } from './income-review.ts'
import { INCOME_METHODS, methodsOf } from './income-ways.ts'
import { incomeTotals } from './verified-incomes.ts'

export const incomeSourcesAnswer = z.object({ sources: z.array(z.enum(INCOME_METHODS)).check(z.minLength(1), z.maxLength(6)) })

function isDone(known: Known): boolean {
  return known(incomeSources) !== undefined
}

export const incomeSources = ask('income-sources', {
  title: 'Verify your income',
  why: 'We verify your income before we open your line.',
  steps: ['INCOME_VERIFICATION'],
  corrects: [incomeEvidence],
  reads: (known) => [known(annualIncome)],
  data: z.extend(incomeSourcesAnswer, {
    /** what was verified when the borrower went on, in cents a year of all people; absent while some of it was to be confirmed, and in what earlier releases stored */
    verifiedCents: z.optional(cents),
  }),
  accepts: z.extend(incomeSourcesAnswer, { verifiedCents: z.optional(z.undefined()) }),
  keeps: (known, answer) => {
    const shown = (known(incomeEvidence)?.sources ?? []).filter(isShown)
    if (shown.length === 0) return { sources: answer.sources }
    const sources = methodsOf(shown.map(({ way }) => way))
    // What a specialist is still to confirm is not known: whatever it comes to is asked about.
    const confirmation = known(incomeConfirmation)
    const isOpen =
      uploadedSources(shown).some((source) => confirmationOf(confirmation, source) === undefined) ||
      doubtfulLinks(known).some((doubtful) => holderConfirmation(confirmation, doubtful) === undefined)
    if (isOpen) return { sources }
    const { verifiedCents, verifiedCoOwnersCents } = incomeTotals(known)
    return { sources, verifiedCents: verifiedCents + verifiedCoOwnersCents }
  },
  fits: (known) => {
    const { statedCents, statedCoOwnersCents } = incomeTotals(known)
    const isNeeded = statedCents + statedCoOwnersCents > 0
    const shown = known(incomeEvidence)?.sources.some(isShown)
    return isNeeded && !shown ? [{ path: 'sources', message: 'Connect an account or upload a document first' }] : []
  },
  about: incomeReviewAbout(isDone),
  labels: {
    sources: {
      label: 'How you verified it',
      options: {
        TRUV_PAYROLL: 'Payroll account',
        PLAID_TRANSACTIONS: 'Bank account',
        POINTSERV_TAX: 'IRS tax records',
        MANUAL_PAYSTUB: 'Pay stubs',
        OTHER: 'Other documents',
      },
    },
    verifiedCents: 'Verified so far',
  },
  example: { sources: ['TRUV_PAYROLL'] },
})
