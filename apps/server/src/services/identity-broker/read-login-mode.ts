import type { identityBrokerCalls } from '@hearthline/contract'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import type { Handler } from '../handler.ts'
import { loginPage } from './login-page.ts'

export const readLoginMode: Handler<typeof identityBrokerCalls.readLoginMode> = async ({ query, organization }, container) => {
  const asked = query.organization ? organizationByCode(container, query.organization) : organization
  return {
    status: 200,
    // The broker's one-time codes are not served yet, so that whatever a brand wishes, its people log in with a password.
    body: {
      mode: 'password',
      application: query.application ?? 'heloc',
      organization: asked.orgCode,
      redirect: loginPage('customer', asked.orgCode),
    },
  }
}
