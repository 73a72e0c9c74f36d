/** One handler per declared call of this service. */
import type { waitlistCalls } from '@hearthline/contract'
import type { Handlers } from '../handler.ts'
import { joinOrganizationWaitlist } from './join-waitlist.ts'

export const waitlistHandlers = {
  joinWaitlist: joinOrganizationWaitlist,
} satisfies Handlers<typeof waitlistCalls>
