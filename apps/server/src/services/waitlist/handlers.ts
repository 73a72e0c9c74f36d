/** One handler per declared call of this service. */
import type { waitlistCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { leaveByLink } from '../../usecases/waitlist/leave-waitlist.ts'
import { listWaitlist } from '../../usecases/waitlist/list-waitlist.ts'
import type { Handlers } from '../handler.ts'
import { joinOrganizationWaitlist } from './join-waitlist.ts'

export const waitlistHandlers = {
  joinWaitlist: joinOrganizationWaitlist,
  leaveWaitlist: async ({ organization, body }, container) => {
    await leaveByLink(container, organization, body.token)
    return { status: 202, body: { accepted: true } }
  },
  listWaitlist: async ({ session }, container) => ({ status: 200, body: await listWaitlist(container, staffOf(session)) }),
} satisfies Handlers<typeof waitlistCalls>
