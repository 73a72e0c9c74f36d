/**
 * What Texas's limit on all fees of a homestead's closing leaves room for, with the true costs of this closing (Tex. Const. XVI s.50(a)(6)(E);
 * 7 TAC 153.5). An offer is priced within the limit before the county's tax and the kind of valuation are known: where they take more, the
 * lender's own fee is less. That is known before the terms are offered, and no one accepts terms that cannot be closed on.
 */
import { originationFeeWithinLimit, texasFeeLedger } from '../../../policy/texas-fee-ledger.ts'
import { recordingTaxOfLine } from '../../../underwriting/decision/recording-tax-of-line.ts'
import { totalOf } from '../../../underwriting/offer/draw-bounds.ts'
import type { Known } from '../../item.ts'
import { isTexasHomestead } from '../apply/texas-notice.ts'
import { choiceInForce, decisionInForce } from '../final/choice-in-force.ts'
import { withKeptDiscounts } from '../final/kept-discounts.ts'
import { closingCosts } from '../offer/closing-costs.ts'
import { offerOfChoice } from '../offer/offer-of-choice.ts'
import { chosenProperty } from '../property/property-choice.ts'
import { confirmedValue } from '../valuation/confirmed-value.ts'

/** A third party's appraisal is left out of the limit by name. */
export const isHomeAppraised = (known: Known): boolean => confirmedValue(known)?.source === 'APPRAISAL'

/** What the fees of the choice in force come to with this tax; undefined outside of Texas, and before anything is chosen. */
function feesOfChoice(known: Known, taxCents: number | undefined) {
  if (!isTexasHomestead(known)) return undefined
  const choice = choiceInForce(known)
  const decision = decisionInForce(known)
  const found = choice && decision && offerOfChoice(decision.offers, withKeptDiscounts(known, choice))
  const property = chosenProperty(known)
  if (!choice || !decision || !found || !property) return undefined
  const { drawCents, termYears } = choice
  const lineCents = totalOf(drawCents, found.offer)
  const place = { state: property.address.state, county: property.county, lineCents, termYears }
  const mostCents = taxCents ?? recordingTaxOfLine(decision, place).mostCents
  const originationFeeCents = lineCents - drawCents
  const terms = { lineCents, originationFeeCents, costs: closingCosts(known), recordingTax: { leastCents: mostCents, mostCents } }
  const { countedCents, limitCents } = texasFeeLedger(terms, isHomeAppraised(known))
  return { isWithin: countedCents <= limitCents, feeCents: originationFeeWithinLimit(drawCents, countedCents - originationFeeCents) }
}

/** The most that the lender may take as its fee; undefined where the offered one is within the limit. */
export function texasFeeCapCents(known: Known, taxCents: number | undefined): number | undefined {
  const fees = feesOfChoice(known, taxCents)
  return fees && !fees.isWithin ? fees.feeCents : undefined
}
