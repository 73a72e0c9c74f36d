import type { serviceLeadPortalCalls } from '@hearthline/contract'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import { readLoanOriginator } from '../../usecases/reference/referrals.ts'
import type { Handler } from '../handler.ts'

export const lookUpLoanOriginator: Handler<typeof serviceLeadPortalCalls.readLoanOriginator> = async (
  { organization, params, query },
  container,
) => {
  const brand = query.organization ? organizationByCode(container, query.organization) : organization
  const { originatorDisplayInfo, organizationCode } = await readLoanOriginator(container, brand, params.loanOriginatorUuid)
  return {
    status: 200,
    body: { uuid: params.loanOriginatorUuid.toLowerCase(), userInfo: { organizationCode }, originatorDisplayInfo },
    // Originator info may be cached for ten minutes [shell/loan-officer]; it depends on the organization header.
    headers: { 'cache-control': 'public, max-age=600', vary: 'x-org' },
  }
}
