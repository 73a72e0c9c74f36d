/** One handler per declared call of this service. */
import type { serviceFlagsCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readFlags } from './read-flags.ts'

export const serviceFlagsHandlers = {
  readFlags,
  readFlagsSignedIn: (incoming, container) => readFlags(incoming, container),
} satisfies Handlers<typeof serviceFlagsCalls>
