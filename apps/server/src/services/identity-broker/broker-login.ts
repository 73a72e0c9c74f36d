import type { identityBrokerCalls } from '@hearthline/contract'
import { beginProvider } from '../../usecases/identity-broker/begin-provider.ts'
import type { Handler } from '../handler.ts'
import { loginPage } from './login-page.ts'
import { signInBrowser, signInCookie } from './sign-in-cookie.ts'

export const brokerLogin: Handler<typeof identityBrokerCalls.brokerLogin> = async (
  { params, query, organization, origin, cookies },
  container,
) => {
  const { audience } = params
  if (query.by !== 'provider') return { status: 200, body: { redirect: loginPage(audience, organization.orgCode, query.redirectUrl) } }
  const { production } = container.config
  const { redirect, browser, goodForMs } = await beginProvider(container, {
    ...{ audience, origin, brand: organization, returnTo: query.redirectUrl, browser: signInBrowser(production, cookies) },
  })
  return { status: 200, body: { redirect }, headers: { 'set-cookie': signInCookie(production, browser, goodForMs) } }
}
