/** One handler per declared call on those whom a borrower waits for. */
import type { invitationCalls } from '@hearthline/contract'
import { readInvitations, sendInvitation } from '../../usecases/signer/invitations.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const invitationHandlers = {
  invitations: async (incoming, container) => ({
    status: 200,
    body: await readInvitations(container, ownerOf(incoming), incoming.params.uuid),
  }),
  invite: async (incoming, container) => ({
    status: 202,
    body: await sendInvitation(container, ownerOf(incoming), incoming.params.uuid, incoming.params.party),
  }),
} satisfies Handlers<typeof invitationCalls>
