import type { identityBrokerCalls } from '@hearthline/contract'
import { endSession } from '../../usecases/session/end-session.ts'
import type { Handler } from '../handler.ts'
import { loginPage } from './login-page.ts'

export const brokerLogout: Handler<typeof identityBrokerCalls.brokerLogout> = async ({ params, session, organization }, container) => {
  await endSession(container, session, session.sessionId)
  return { status: 200, body: { redirect: loginPage(params.audience, organization.orgCode) } }
}
