/** What the verified decision rests on that the first one did not: the figures behind a revised offer, exact. */
import { toMills } from '../underwriting/rate.ts'
import type { Known } from './item.ts'
import { annualIncome } from './items/apply/annual-income.ts'
import { firstDecision } from './items/decision/first-decision.ts'
import { incomeVerification } from './items/income/income-verification.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import { offerOfChoice } from './items/offer/offer-of-choice.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'

/** ANNUAL_INCOME: stated against verified. MONTHLY_DEBTS and SCORE: first against full credit report. Weightiest first, and what they made of the chosen offer's rate. */
export const CHANGED_FIGURES = ['ANNUAL_INCOME', 'MONTHLY_DEBTS', 'SCORE', 'HOME_VALUE', 'LIENS', 'RATE'] as const

export interface VerifiedChange {
  readonly figure: (typeof CHANGED_FIGURES)[number]
  /** Cents, points of a score, or thousandths of a percent. */
  readonly before: number
  readonly after: number
}

/** Empty until there are both decisions, and where every figure was confirmed. */
export function verifiedChanges(known: Known): readonly VerifiedChange[] {
  const before = known(firstDecision)?.figures
  const after = known(verifiedDecision)?.figures
  const stated = known(annualIncome)
  const verified = known(incomeVerification)
  if (!before || !after || !stated || !verified) return []
  const changed = (figure: VerifiedChange['figure'], from: number | undefined, to: number | undefined): VerifiedChange[] =>
    from === undefined || to === undefined || from === to ? [] : [{ figure, before: from, after: to }]
  return [
    // What co-owners earn is weighed as stated in both decisions.
    ...changed('ANNUAL_INCOME', stated.primaryCents + stated.otherCents, verified.verifiedAnnualCents),
    ...changed('MONTHLY_DEBTS', before.monthlyDebtsBeforeCents, after.monthlyDebtsBeforeCents),
    ...changed('SCORE', before.score, after.score),
    ...changed('HOME_VALUE', before.valueCents, after.valueCents),
    ...changed('LIENS', before.liensCents, after.liensCents),
    ...changed('RATE', rateOfChoice(known, firstDecision), rateOfChoice(known, verifiedDecision)),
  ]
}

function rateOfChoice(known: Known, by: typeof firstDecision | typeof verifiedDecision): number | undefined {
  const choice = known(chosenOffer)
  const terms = choice && offerOfChoice(known(by)?.offers ?? [], choice)
  return terms && toMills(terms.rate)
}
