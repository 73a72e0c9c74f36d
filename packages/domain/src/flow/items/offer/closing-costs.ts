/** The costs beside the origination fee and the recording tax, with the amounts that this applicant was told before applying. */
import { notaryMeeting } from '../../../policy/notary-meeting.ts'
import { type Cost, costsFor, type ThirdPartyFees, USUAL_THIRD_PARTY_FEES } from '../../../underwriting/offer/costs.ts'
import type { Known } from '../../item.ts'
import { applicationDisclosures } from '../apply/application-disclosures.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { inspectionNeeded } from '../valuation/inspection-needed.ts'
import { valuationFee } from '../valuation/valuation-fee.ts'

/** A lender's new fees do not reach back, and what was not disclosed is not charged (12 CFR 1026.40(h)). */
function disclosedFees(known: Known): ThirdPartyFees {
  return {
    valuationCents: valuationFee(known)?.cents ?? 0,
    manualNotaryCents: known(applicationDisclosures)?.given?.manualNotaryCents ?? USUAL_THIRD_PARTY_FEES.manualNotaryCents,
  }
}

/** A notary in person: what it costs, and whether it is among what falls on the borrower here. A choice after the terms adds nothing to them. */
export const manualNotaryFee = (known: Known): { readonly cents: number; readonly isYours: boolean } => ({
  cents: disclosedFees(known).manualNotaryCents,
  isYours: known(propertyAddress) !== undefined && closingCosts(known).some(({ type }) => type === 'MANUAL_NOTARY_FEE'),
})

/** Those that fall on the borrower. Throws where the home's address is not known yet. */
export function closingCosts(known: Known): Cost[] {
  const address = known(propertyAddress)
  if (!address) throw new Error('Costs were asked for before the home was known')
  const notary = notaryMeeting(address.state, address.occupancyType)
  const valuation = inspectionNeeded(known) ? 'BPO' : 'AVM'
  return costsFor({ state: address.state, notary, valuation }, disclosedFees(known)).filter((cost) => cost.applies)
}
