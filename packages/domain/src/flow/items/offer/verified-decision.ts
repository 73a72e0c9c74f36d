/** The decision made again on verified facts: hard report, attested new debts and verified income in place of stated ones. */
import { decision } from '../../../underwriting/decision/decision.ts'
import type { Known } from '../../item.ts'
import { work } from '../../item.ts'
import { hardCredit } from '../credit/hard-credit.ts'
import { inquiryAttestation } from '../credit/inquiry-attestation.ts'
import { exampleDecision } from '../decision/example-decision.ts'
import { goneOn, offersEnd, readsOfFirstDecision } from '../decision/first-decision.ts'
import { incomeShortfall } from '../income/income-shortfall.ts'
import { incomeVerification } from '../income/income-verification.ts'
import { isNobodysIncome } from '../income/nobodys-income.ts'

/** Everything that the second decision evaluates. */
export const readsOfVerifiedDecision = (known: Known): readonly unknown[] => [
  ...readsOfFirstDecision(known),
  known(hardCredit),
  known(inquiryAttestation),
  known(incomeVerification),
  // Only where it says something: what rested on the rest rests on it still.
  ...(isNobodysIncome(known) ? ['no co-owner'] : []),
]

export const verifiedDecision = work('verified-decision', {
  title: 'Confirming your offer',
  steps: ['INCOME_VERIFICATION'],
  reads: readsOfVerifiedDecision,
  // Nothing is decided on a part of the income while the borrower is asked whether they have more to show.
  after: [incomeShortfall],
  data: decision,
  // Offers live 30 days [offers/lifetime], unless the borrower went on with one of them while they lived.
  lapses: (made, settledAt) => (goneOn(made, ['revised-offer', 'disbursement-account'].map(settledAt)) ? undefined : offersEnd(made)),
  chapter: { open: 'Confirm your offer', done: 'Offer confirmed' },
  example: exampleDecision,
})
