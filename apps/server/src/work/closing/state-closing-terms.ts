/** closing-terms: the line that was chosen, by the very decision that offers it. */
import {
  choiceInForce,
  closingCosts,
  debtsToPayOff,
  findOffer,
  recordingTaxOfCounty,
  requestOf,
  termsOfLine,
  texasFeeCapCents,
  withKeptDiscounts,
} from '@hearthline/domain'
import { decidedInput } from '../decision/decided-input.ts'
import { RuleBroken } from '../rule-broken.ts'
import type { WorkContext } from '../work-context.ts'

/** @throws RuleBroken where what was chosen is no longer offered or does not cover what is paid from it: a person has to look */
export async function stateClosingTerms({ known, application, services }: WorkContext) {
  const choice = choiceInForce(known)
  const decided = decidedInput(known, application, services)
  if (!choice || !decided) throw new Error('Terms were to be stated before an offer was chosen')
  const found = findOffer(decided.decision.offers, requestOf(withKeptDiscounts(known, choice)))
  if ('refused' in found) throw new RuleBroken('What was chosen is no longer offered.')
  const recordingTaxCents = known(recordingTaxOfCounty)?.taxCents
  const feeCapCents = texasFeeCapCents(known, recordingTaxCents)
  if (feeCapCents !== undefined && feeCapCents < 0)
    throw new RuleBroken(
      'The costs of a Texas homestead are more than 2 percent of its line, even without our fee (Tex. Const. XVI s.50(a)(6)(E)).',
    )
  return termsOfLine(decided, {
    ...found,
    // A cap of the offer's own is above it: the offered fee was more.
    offer: feeCapCents === undefined ? found.offer : { ...found.offer, feeCapCents },
    costs: closingCosts(known),
    payOffs: debtsToPayOff(known),
    recordingTaxCents,
  })
}
