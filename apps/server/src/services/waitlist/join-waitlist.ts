import type { waitlistCalls } from '@hearthline/contract'
import { joinWaitlist } from '../../usecases/waitlist/join-waitlist.ts'
import type { Handler } from '../handler.ts'

export const joinOrganizationWaitlist: Handler<typeof waitlistCalls.joinWaitlist> = async ({ organization, body }, container) => {
  await joinWaitlist(container, organization, body)
  return { status: 202, body: { accepted: true } }
}
