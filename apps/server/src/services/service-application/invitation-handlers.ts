/** One handler per declared call on those whom a borrower waits for. */
import type { invitationCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { giveSignersEmail } from '../../usecases/signer/give-email.ts'
import { readInvitations, readInvitationsAsStaff, sendInvitation } from '../../usecases/signer/invitations.ts'
import { reachSigner } from '../../usecases/signer/reach-signer.ts'
import { askRemoval, decideRemoval } from '../../usecases/signer/remove-signer.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const invitationHandlers = {
  invitations: async (incoming, container) => ({
    status: 200,
    body: await readInvitations(container, ownerOf(incoming), incoming.params.uuid),
  }),
  staffInvitations: async ({ params, session }, container) => ({
    status: 200,
    body: await readInvitationsAsStaff(container, staffOf(session), params.uuid),
  }),
  reachSigner: async ({ params, session, body }, container) => ({
    status: 200,
    body: await reachSigner(container, staffOf(session), params, body),
  }),
  askRemoval: async ({ params, session, body, idempotencyKey }, container) => ({
    status: 200,
    body: await askRemoval(container, { staff: staffOf(session), ...params, body, idempotencyKey }),
  }),
  decideRemoval: async ({ params, session, body, idempotencyKey }, container) => ({
    status: 200,
    body: await decideRemoval(container, { staff: staffOf(session), ...params, body, idempotencyKey }),
  }),
  giveSignersEmail: async (incoming, container) => ({
    status: 202,
    body: await giveSignersEmail(container, ownerOf(incoming), incoming.params, incoming.body),
  }),
  invite: async (incoming, container) => ({
    status: 202,
    body: await sendInvitation(container, ownerOf(incoming), incoming.params.uuid, incoming.params.party),
  }),
} satisfies Handlers<typeof invitationCalls>
