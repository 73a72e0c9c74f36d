/** One handler per declared call of this service. */
import type { affiliateCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { readPrepopulation } from './read-prepopulation.ts'

export const affiliateHandlers = {
  readPrepopulation,
} satisfies Handlers<typeof affiliateCalls>
