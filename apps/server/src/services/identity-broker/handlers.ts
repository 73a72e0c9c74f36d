/** One handler per declared call of this service. */
import type { identityBrokerCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { brokerLogin } from './broker-login.ts'
import { brokerLogout } from './broker-logout.ts'
import { brokerSelf } from './broker-self.ts'
import { logInByCode } from './log-in-by-code.ts'
import { logInByProvider } from './log-in-by-provider.ts'
import { readLoginMode } from './read-login-mode.ts'
import { requestBrokerCode } from './request-broker-code.ts'

export const identityBrokerHandlers = {
  readLoginMode,
  brokerLogin,
  brokerSelf,
  brokerLogout,
  requestCode: requestBrokerCode,
  logInByCode,
  logInByProvider,
} satisfies Handlers<typeof identityBrokerCalls>
