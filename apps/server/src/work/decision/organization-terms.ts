/** What a brand's folder says about lending, in the rules' own terms. */

import type { Brand } from '@hearthline/brands'
import { discountsOn, mergePricing } from '@hearthline/brands'
import type { LocalDate, OrganizationTerms } from '@hearthline/domain'
import { defaultOrganizationTerms } from '@hearthline/domain'

/** `on`: the lender's day that is priced, by which the discounts in force are chosen. */
export function organizationTerms({ lending }: Pick<Brand, 'lending'>, on: LocalDate): OrganizationTerms {
  const pricing = mergePricing(lending.pricing)
  return {
    minimumLineCents: lending.lineMinimumCents,
    maximumLineCents: lending.lineMaximumCents,
    marginBps: pricing.marginBps ?? defaultOrganizationTerms.marginBps,
    discounts: discountsOn(lending, on).map(({ type, points, combination }) => ({
      type,
      points,
      stackable: combination === 'adds-up',
      ...(combination !== 'adds-up' && { replacesOthers: combination === 'replaces-others' }),
    })),
    feeChoicesBps: pricing.originationFeesBps ?? defaultOrganizationTerms.feeChoicesBps,
    termChoicesYears: pricing.termsYears ?? defaultOrganizationTerms.termChoicesYears,
    ...(lending.fees.originationFeeCapCents !== null && { feeCapCents: lending.fees.originationFeeCapCents }),
    thirdPartyFees: { valuationCents: lending.fees.valuationCents, manualNotaryCents: lending.fees.manualNotaryCents },
    minimumLineByState: {},
    servedStates: lending.servedStates,
  }
}
