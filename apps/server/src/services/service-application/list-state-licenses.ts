import type { externalApplicationCalls } from '@hearthline/contract'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import { listStateLicenses } from '../../usecases/reference/eligibility.ts'
import type { Handler } from '../handler.ts'

export const listLicenses: Handler<typeof externalApplicationCalls.listStateLicenses> = async ({ organization, query }, container) => ({
  status: 200,
  body: listStateLicenses(query.orgCode ? organizationByCode(container, query.orgCode) : organization),
})
