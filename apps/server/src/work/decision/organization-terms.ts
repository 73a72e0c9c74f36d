/** What a brand's folder says about lending, in the rules' own terms. */

import type { Brand } from '@hearthline/brands'
import { mergePricing } from '@hearthline/brands'
import type { OrganizationTerms } from '@hearthline/domain'
import { houseTerms } from '@hearthline/domain'

export function organizationTerms(brand: Brand): OrganizationTerms {
  const { lending } = brand
  const pricing = mergePricing(lending.pricing)
  return {
    minimumLineCents: lending.lineMinimumCents,
    maximumLineCents: lending.lineMaximumCents,
    marginBps: pricing.marginBps ?? houseTerms.marginBps,
    discounts: pricing.discounts ?? houseTerms.discounts,
    feeChoicesBps: pricing.originationFeesBps ?? houseTerms.feeChoicesBps,
    termChoicesYears: pricing.termsYears ?? houseTerms.termChoicesYears,
    ...(lending.fees.originationFeeCapCents !== null && { feeCapCents: lending.fees.originationFeeCapCents }),
    minimumLineByState: {},
    servedStates: lending.servedStates,
  }
}
