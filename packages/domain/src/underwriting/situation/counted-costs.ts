/** The costs beside the origination fee that a state counts against its cap on all fees of a closing. */

import type { NotaryMeeting } from '../../policy/notary-meeting.ts'
import { type CostContext, costsFor, type ThirdPartyFees, USUAL_THIRD_PARTY_FEES } from '../offer/costs.ts'
import type { Guideline } from '../tables/guideline.ts'
import type { StateRule } from '../tables/states/state-law.ts'
import { isSureEnough } from './is-sure-enough.ts'
import type { UnderwritingInput } from './underwriting-input.ts'

type Cap = NonNullable<StateRule['wholeFeeCap']>
type Closing = { readonly input: UnderwritingInput; readonly guideline: Guideline; readonly notary: NotaryMeeting }

/** How the value was found, or will be before the closing. */
function valuationOf({ input, guideline }: Closing): 'AVM' | 'BPO' | 'APPRAISAL' {
  const { source, inspection } = input.value
  if (source === 'APPRAISAL' || source === 'BPO') return source
  return inspection === true || !isSureEnough({ input, guideline }) ? 'BPO' : 'AVM'
}

/** Whole cents: evaluation, notary and recording, but for what the cap leaves out. */
export const countedCostsOf = (context: CostContext, fees: ThirdPartyFees | undefined, cap: Cap): number =>
  costsFor(context, fees ?? USUAL_THIRD_PARTY_FEES)
    .filter((cost) => cost.applies && !(cost.type === 'VALUATION_FEE' && cap.excludes.includes(context.valuation)))
    .reduce((sum, cost) => sum + cost.amountCents, 0)

/** The same of an application, by how its home was valued or will be. */
export function countedCosts(closing: Closing, cap: Cap): number {
  const { state, organization } = closing.input
  return countedCostsOf({ state, notary: closing.notary, valuation: valuationOf(closing) }, organization.thirdPartyFees, cap)
}
