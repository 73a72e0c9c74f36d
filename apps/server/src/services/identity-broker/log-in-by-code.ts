import type { identityBrokerCalls } from '@hearthline/contract'
import { logInByCode as logIn } from '../../usecases/identity-broker/log-in-by-code.ts'
import { callerOf } from '../caller-of.ts'
import type { Handler } from '../handler.ts'
import { signInBrowser } from './sign-in-cookie.ts'

export const logInByCode: Handler<typeof identityBrokerCalls.logInByCode> = async (incoming, container) => {
  const given = { ...incoming.body, browser: signInBrowser(container.config.production, incoming.cookies) }
  const { jwt } = await logIn(container, incoming.organization, given, callerOf(incoming))
  return { status: 200, body: { jwt }, ...(jwt !== null && { headers: { authorization: `Bearer ${jwt}` } }) }
}
