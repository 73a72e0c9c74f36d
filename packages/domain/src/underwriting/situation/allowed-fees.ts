/** What a state's caps leave of the lender's origination fees. */
import type { FirmOfferTerms } from '../tables/firm-offer.ts'
import type { Guideline } from '../tables/guideline.ts'
import type { OrganizationTerms } from '../tables/organization-terms.ts'
import type { PricingTable } from '../tables/pricing-table.ts'
import type { StateLaw, StateRule } from '../tables/states/state-law.ts'

type Law = {
  readonly guideline: Guideline
  readonly stateLaw: StateLaw
  readonly state: string
  /** for homes of this occupancy */
  readonly stateRule: StateRule | undefined
}

/** The caps on value and fee that a line in the state is held to. Where the state law governs, the guideline's caps were the law's. */
export const stateCaps = ({ guideline, stateLaw, state, stateRule }: Law) =>
  stateLaw.governs ? { cltvCapBps: stateRule?.cltvCap?.bps, feeCapBps: stateRule?.wholeFeeCap?.bps } : guideline.states[state]

/** The fees at most as high as a firm offer promised; where the lender has none so low, the highest of the price table's that is. */
export function promisedFees(fees: readonly number[], pricing: PricingTable, firm: FirmOfferTerms | undefined): readonly number[] {
  const most = firm?.feeBps
  if (most === undefined) return fees
  const within = fees.filter((fee) => fee <= most)
  if (within.length > 0) return within
  const known = pricing.fees.map((fee) => fee.feeBps).filter((fee) => fee <= most)
  return known.length > 0 ? [Math.max(...known)] : []
}

/** Of the lender's fees those that have a price and are by themselves at most the state's share of the whole line: fee / (1 + fee). */
export function allowedFees(organization: OrganizationTerms, pricing: PricingTable, law: Law): number[] {
  const known = new Set(pricing.fees.map((fee) => fee.feeBps))
  const cap = stateCaps(law)?.feeCapBps ?? 10_000
  return organization.feeChoicesBps.filter((fee) => known.has(fee) && fee * 10_000 <= cap * (10_000 + fee)).sort((a, b) => a - b)
}
