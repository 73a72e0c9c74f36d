import type { identityBrokerCalls } from '@hearthline/contract'
import type { Handler } from '../handler.ts'
import { loginPage } from './login-page.ts'

export const brokerLogin: Handler<typeof identityBrokerCalls.brokerLogin> = async ({ params, query, organization }) => ({
  status: 200,
  body: { redirect: loginPage(params.audience, organization.orgCode, query.redirectUrl) },
})
