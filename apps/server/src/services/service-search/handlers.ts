/** One handler per declared call of this service. */
import type { serviceSearchCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { verifyOwnAbilityToStart } from './verify-ability-to-start.ts'

export const serviceSearchHandlers = {
  verifyAbilityToStart: verifyOwnAbilityToStart,
} satisfies Handlers<typeof serviceSearchCalls>
