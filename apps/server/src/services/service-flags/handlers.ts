/** One handler per declared call of this service. */
import type { serviceFlagsCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readFlags, readFlagsSignedIn } from './read-flags.ts'

export const serviceFlagsHandlers = {
  readFlags,
  readFlagsSignedIn,
} satisfies Handlers<typeof serviceFlagsCalls>
