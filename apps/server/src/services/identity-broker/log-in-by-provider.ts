import type { identityBrokerCalls } from '@hearthline/contract'
import { logInByProvider as logIn } from '../../usecases/identity-broker/log-in-by-provider.ts'
import { callerOf } from '../caller-of.ts'
import type { Handler } from '../handler.ts'
import { signInBrowser } from './sign-in-cookie.ts'

export const logInByProvider: Handler<typeof identityBrokerCalls.logInByProvider> = async (incoming, container) => {
  const browser = signInBrowser(container.config.production, incoming.cookies)
  const returned = { ...incoming.body, audience: incoming.params.audience, browser }
  const body = await logIn(container, incoming.organization, returned, callerOf(incoming))
  return { status: 200, body, ...(body.jwt !== null && { headers: { authorization: `Bearer ${body.jwt}` } }) }
}
