/** One handler per declared call of this service. */
import type { serviceFlagsCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readFlags } from './read-flags.ts'

export const serviceFlagsHandlers = {
  readFlags,
  readFlagsSignedIn: readFlags,
} satisfies Handlers<typeof serviceFlagsCalls>
