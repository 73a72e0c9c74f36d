/** funding-limit: up to which line one person may release the money, as the organization says now. */
import type { WorkContext } from '../work-context.ts'

export async function keepFundingLimit({ application, services }: WorkContext) {
  const { approvedByOneUpToCents } = services.brandOf(application.organizationCode).lending.funding
  return { approvedByOneUpToCents }
}
