/** What the newest decision rests on that the one before it did not: the figures behind a revised offer, exact. */
import { primeOn } from '../policy/prime-rate.ts'
import type { Decision } from '../underwriting/decision/decision.ts'
import { toMills } from '../underwriting/offer/rate.ts'
import type { Known } from './item.ts'
import { annualIncome } from './items/apply/annual-income.ts'
import { inquiryAttestation } from './items/credit/inquiry-attestation.ts'
import { firstDecision } from './items/decision/first-decision.ts'
import { finalDecision } from './items/final/final-decision.ts'
import { incomeVerification } from './items/income/income-verification.ts'
import { verifiedCoOwnersIncome } from './items/income/verified-co-owners.ts'
import { chosenOffer } from './items/offer/chosen-offer.ts'
import { offerOfChoice } from './items/offer/offer-of-choice.ts'
import { revisedOffer } from './items/offer/revised-offer.ts'
import { verifiedDecision } from './items/offer/verified-decision.ts'

/**
 * ANNUAL_INCOME and CO_OWNERS_INCOME: stated against verified. SCORE: first against full credit report. MONTHLY_DEBTS: all
 * that counts each month in one decision and in the other. HOME_VALUE and LIENS:
 * before and after the home was valued and its title searched. INDEX: the prime rate; PRICES: the versions of the price tables, as year and
 * month. Weightiest first, and what they made of the chosen offer's rate.
 */
export const CHANGED_FIGURES = [
  'ANNUAL_INCOME',
  'CO_OWNERS_INCOME',
  'MONTHLY_DEBTS',
  'SCORE',
  'HOME_VALUE',
  'LIENS',
  'INDEX',
  'PRICES',
  'RATE',
] as const

export interface VerifiedChange {
  readonly figure: (typeof CHANGED_FIGURES)[number]
  /** Cents, points of a score, thousandths of a percent, or a year and month as 202612. */
  readonly before: number
  readonly after: number
  /** MONTHLY_DEBTS: what the borrower said was opened since, by name. */
  readonly opened?: readonly OpenedDebt[]
}

export interface OpenedDebt {
  readonly creditor: string
  readonly monthlyCents: number
}

const changed = (figure: VerifiedChange['figure'], from: number | undefined, to: number | undefined): VerifiedChange[] =>
  from === undefined || to === undefined || from === to ? [] : [{ figure, before: from, after: to }]

/** Empty until there are two decisions, and where every figure was confirmed. */
export function verifiedChanges(known: Known): readonly VerifiedChange[] {
  const first = known(firstDecision)
  const verified = known(verifiedDecision)
  const final = known(finalDecision)
  if (!first || !verified) return []
  const choice = known(revisedOffer) ?? known(chosenOffer)
  const rateBy = ({ offers }: Decision) => {
    const terms = choice && offerOfChoice(offers, choice)
    return terms && toMills(terms.rate)
  }
  const opened = openedDebts(known)
  const [before, after] = final ? [verified, final] : [first, verified]
  return [
    ...(final ? [] : verifiedIncome(known)),
    ...changed('MONTHLY_DEBTS', before.figures.monthlyDebtsBeforeCents, after.figures.monthlyDebtsBeforeCents).map((change) =>
      final || opened.length === 0 ? change : { ...change, opened },
    ),
    ...changed('SCORE', before.figures.score, after.figures.score),
    ...changed('HOME_VALUE', before.figures.valueCents, after.figures.valueCents),
    ...changed('LIENS', before.figures.liensCents, after.figures.liensCents),
    ...changed('INDEX', indexOf(before), indexOf(after)),
    ...changed('PRICES', versionOf(before), versionOf(after)),
    ...changed('RATE', rateBy(before), rateBy(after)),
  ]
}

function verifiedIncome(known: Known): readonly VerifiedChange[] {
  const stated = known(annualIncome)
  const verified = known(incomeVerification)
  if (!stated || !verified) return []
  return [
    ...changed('ANNUAL_INCOME', stated.primaryCents + stated.otherCents, verified.verifiedAnnualCents),
    ...changed('CO_OWNERS_INCOME', stated.coOwnersCents, verifiedCoOwnersIncome(known)),
  ]
}

/** Of the row that priced it, which may be the lender's own; what stores none is older, and was priced by the published row of its day. */
function indexOf({ index, pricingAsOf }: Decision): number | undefined {
  const row = index ?? primeOn(pricingAsOf)
  return row && toMills(row.percent)
}
const versionOf = ({ pricingVersion }: Decision): number => Number(pricingVersion.slice(0, 7).replace('-', ''))

const openedDebts = (known: Known): readonly OpenedDebt[] =>
  (known(inquiryAttestation)?.inquiries ?? [])
    .filter(({ newDebt }) => newDebt)
    .map(({ creditor, monthlyPaymentCents = 0 }) => ({ creditor, monthlyCents: monthlyPaymentCents }))
