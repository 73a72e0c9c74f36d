import type { identityBrokerCalls } from '@hearthline/contract'
import { loginModeOf } from '../../usecases/identity-broker/login-mode.ts'
import { offeredProvider } from '../../usecases/identity-broker/provider-flow.ts'
import { organizationByCode } from '../../usecases/organization/find-organization.ts'
import type { Handler } from '../handler.ts'
import { loginPage } from './login-page.ts'

export const readLoginMode: Handler<typeof identityBrokerCalls.readLoginMode> = async ({ query, organization }, container) => {
  const asked = query.organization ? organizationByCode(container, query.organization) : organization
  const application = query.application ?? 'heloc'
  const offered = offeredProvider(container, application.toLowerCase() === 'console' ? 'agent' : 'customer', asked)
  return {
    status: 200,
    body: {
      mode: loginModeOf(asked, application),
      application,
      organization: asked.orgCode,
      redirect: loginPage('customer', asked.orgCode),
      ...(offered && { provider: offered.name }),
    },
  }
}
