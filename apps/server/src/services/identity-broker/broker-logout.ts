import type { identityBrokerCalls } from '@hearthline/contract'
import { providerLogoutAddress } from '../../usecases/identity-broker/provider-logout.ts'
import { endSession } from '../../usecases/session/end-session.ts'
import type { Handler } from '../handler.ts'
import { loginPage } from './login-page.ts'

export const brokerLogout: Handler<typeof identityBrokerCalls.brokerLogout> = async (
  { params, session, organization, origin },
  container,
) => {
  const { audience } = params
  const { sessionId } = session
  const elsewhere = await providerLogoutAddress(container, { sessionId, audience, brand: organization, origin })
  await endSession(container, session, sessionId)
  return { status: 200, body: { redirect: elsewhere ?? loginPage(audience, organization.orgCode) } }
}
