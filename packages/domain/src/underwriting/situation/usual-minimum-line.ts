import type { Guideline } from '../tables/guideline.ts'
import type { OrganizationTerms } from '../tables/organization-terms.ts'

/** The smallest line in a state without an exception, in cents: the lender's, its own for the state, the guideline's. */
export const usualMinimumLine = (guideline: Guideline, organization: OrganizationTerms, state: string): number =>
  Math.max(organization.minimumLineCents, organization.minimumLineByState[state] ?? 0, guideline.states[state]?.minimumLineCents ?? 0)
