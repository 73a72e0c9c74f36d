/** closing-terms: the line that was chosen, by the very decision that offers it. */
import {
  choiceInForce,
  closingCosts,
  debtsToPayOff,
  findOffer,
  recordingTaxOfCounty,
  requestOf,
  termsOfLine,
  withKeptDiscounts,
} from '@hearthline/domain'
import { decidedInput } from '../decision/decided-input.ts'
import type { WorkContext } from '../work-context.ts'

/** @throws where what was chosen is not offered any more or does not cover what is paid from it: a person has to look */
export async function stateClosingTerms({ known, application, services }: WorkContext) {
  const choice = choiceInForce(known)
  const decided = decidedInput(known, application, services)
  if (!choice || !decided) throw new Error('Terms were to be stated before an offer was chosen')
  const found = findOffer(decided.decision.offers, requestOf(withKeptDiscounts(known, choice)))
  if ('refused' in found) throw new Error('What was chosen is not offered any more')
  return termsOfLine(decided, {
    ...found,
    costs: closingCosts(known),
    payOffs: debtsToPayOff(known),
    recordingTaxCents: known(recordingTaxOfCounty)?.taxCents,
  })
}
