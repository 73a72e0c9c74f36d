import type { serviceLeadPortalCalls } from '@hearthline/contract'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import { readLoanOriginator } from '../../usecases/reference/referrals.ts'
import type { Handler } from '../handler.ts'

export const lookUpLicensedStates: Handler<typeof serviceLeadPortalCalls.readLicensedStates> = async (
  { organization, params, query },
  container,
) => {
  const brand = query.organization ? organizationByCode(container, query.organization) : organization
  const { enforceLicensedStatesForReferral, licensedStates } = await readLoanOriginator(container, brand, params.loanOriginatorUuid)
  return { status: 200, body: { enforceLicensedStatesForReferral, licensedStates } }
}
