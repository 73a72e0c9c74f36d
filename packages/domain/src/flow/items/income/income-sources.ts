/** The borrower is done with showing income: what is connected and uploaded by then is reviewed. */
import * as z from 'zod/mini'
import { cents } from '../../../facts/scalars.ts'
import { ask, type Known } from '../../item.ts'
import { annualIncome } from '../apply/annual-income.ts'
import { doubtfulLinks } from './account-holders.ts'
import { confirmationOf, holderConfirmation, incomeConfirmation } from './income-confirmation.ts'
import { countedSources, incomeEvidence, uploadedSources } from './income-evidence.ts'
import { incomeReviewAbout } from './income-review.ts'
import { INCOME_METHODS, methodsOf } from './income-ways.ts'
import { incomeTotals, statedIncome } from './verified-incomes.ts'

export const incomeSourcesAnswer = z.object({ sources: z.array(z.enum(INCOME_METHODS)).check(z.minLength(1), z.maxLength(6)) })

function isIncomeStated(known: Known): boolean {
  const { statedCents, statedCoOwnersCents } = statedIncome(known)
  return statedCents + statedCoOwnersCents > 0
}

const hasShown = (known: Known): boolean => countedSources(known).length > 0

function isDone(known: Known): boolean {
  return known(incomeSources) !== undefined
}

export const incomeSources = ask('income-sources', {
  title: 'Verify your income',
  why: 'We verify your income before we open your line.',
  steps: ['INCOME_VERIFICATION'],
  corrects: [incomeEvidence],
  reads: (known) => [known(annualIncome)],
  // Whoever takes away all that they had shown is not done: nothing is decided on an income of zero that they still mean to show.
  holds: (known, { shown }) => shown !== true || !isIncomeStated(known) || hasShown(known),
  data: z.extend(incomeSourcesAnswer, {
    /** what was verified when the borrower went on, in cents a year of all people; absent while some of it was to be confirmed, and in what earlier releases stored */
    verifiedCents: z.optional(cents),
    /** what was shown is among the evidence; absent in what earlier releases stored, which asked a provider by the methods alone */
    shown: z.optional(z.literal(true)),
  }),
  accepts: z.extend(incomeSourcesAnswer, { verifiedCents: z.optional(z.undefined()), shown: z.optional(z.undefined()) }),
  keeps: (known, answer) => {
    const shown = countedSources(known)
    if (shown.length === 0) return { sources: answer.sources }
    const sources = methodsOf(shown.map(({ way }) => way))
    // What a specialist is still to confirm is not known: whatever it comes to is asked about.
    const confirmation = known(incomeConfirmation)
    const isOpen =
      uploadedSources(shown).some((source) => confirmationOf(confirmation, source) === undefined) ||
      doubtfulLinks(known).some((doubtful) => holderConfirmation(confirmation, doubtful) === undefined)
    if (isOpen) return { sources, shown: true as const }
    const { verifiedCents, verifiedCoOwnersCents } = incomeTotals(known)
    return { sources, shown: true as const, verifiedCents: verifiedCents + verifiedCoOwnersCents }
  },
  fits: (known) =>
    isIncomeStated(known) && !hasShown(known) ? [{ path: 'sources', message: 'Connect an account or upload a document first' }] : [],
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
    shown: 'Shown',
  },
  example: { sources: ['TRUV_PAYROLL'] },
})
