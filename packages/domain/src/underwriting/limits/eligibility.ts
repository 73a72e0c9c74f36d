/** The limits that say 'we do not offer this here': no credit decision, so no reason codes [underwriting/limits]. */
import { daysBetween } from '../../values/local-date.ts'
import type { Limit } from './limit.ts'

/** The organization lends in this state. */
export const stateLimit: Limit = ({ input }) => ({
  limit: 'STATE',
  passed: input.organization.servedStates.includes(input.state),
  decides: true,
  yours: { unit: 'NAME', value: input.state },
  reasonCodes: [],
})

/** No purchase or transfer within the last 90 days [underwriting/limits]. */
export const transferLimit: Limit = ({ input, guideline }) => {
  const days = daysBetween(input.property.lastTransferOn, input.on)
  return {
    limit: 'TRANSFER',
    passed: days > guideline.transferDays,
    decides: true,
    yours: { unit: 'DAYS', value: days },
    limitValue: { unit: 'DAYS', value: guideline.transferDays },
    reasonCodes: [],
  }
}

/** Not for sale, by the borrower's word or by the listing services. */
export const listedLimit: Limit = ({ input }) => ({
  limit: 'LISTED',
  passed: !input.listedForSale && !input.property.listedForSale,
  decides: true,
  reasonCodes: [],
})

/** A kind of home that the guideline accepts. */
export const propertyKindLimit: Limit = ({ input, guideline }) => ({
  limit: 'PROPERTY_KIND',
  passed: guideline.propertyKinds[input.property.kind].accepted,
  decides: true,
  yours: { unit: 'NAME', value: input.property.kind },
  reasonCodes: [],
})

/** Not in poor condition, where a valuation has said so; FAIR asks a person and does not fail here. */
export const propertyConditionLimit: Limit = ({ input }) => ({
  limit: 'PROPERTY_CONDITION',
  passed: input.condition !== 'POOR',
  decides: true,
  ...(input.condition === undefined ? {} : { yours: { unit: 'NAME', value: input.condition } as const }),
  reasonCodes: [],
})
