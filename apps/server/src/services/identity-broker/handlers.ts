/** One handler per declared call of this service. */
import type { identityBrokerCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readLoginMode } from './read-login-mode.ts'

export const identityBrokerHandlers = {
  readLoginMode,
} satisfies Handlers<typeof identityBrokerCalls>
