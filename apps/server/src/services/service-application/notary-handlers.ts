/** One handler per declared call on sessions with a notary. */
import type { notaryCalls } from '@hearthline/contract'
import { enterAsBorrower, enterAsSigner, lookAsSigner, lookAtSession } from '../../usecases/notary/open-session.ts'
import { readNotaryCalendar } from '../../usecases/notary/read-calendar.ts'
import { sendBorrowersSessionMail, sendSignersSessionMail } from '../../usecases/notary/send-session-mail.ts'
import type { Handlers } from '../handler.ts'
import { signerOf } from '../signer/signer-of.ts'
import { ownerOf } from './owner-of.ts'

export const notaryHandlers = {
  enter: async (incoming, container) => {
    const { uuid } = incoming.params
    const returnUrl = `${incoming.origin}/account/heloc/${uuid}/notary/session`
    return { status: 201, body: { opening: await enterAsBorrower(container, ownerOf(incoming), uuid, returnUrl) } }
  },
  look: async (incoming, container) => ({ status: 200, body: await lookAtSession(container, ownerOf(incoming), incoming.params.uuid) }),
  mailAgain: async (incoming, container) => ({
    status: 202,
    body: await sendBorrowersSessionMail(container, ownerOf(incoming), incoming.params.uuid),
  }),
  mailSignerAgain: async (incoming, container) => ({
    status: 202,
    body: await sendSignersSessionMail(container, signerOf(incoming), incoming.params),
  }),
  enterAsSigner: async (incoming, container) => {
    const opening = await enterAsSigner(container, signerOf(incoming), incoming.params, `${incoming.origin}/heloc-signer/resume`)
    return { status: 201, body: { opening } }
  },
  lookAsSigner: async (incoming, container) => ({
    status: 200,
    body: await lookAsSigner(container, signerOf(incoming), incoming.params),
  }),
  calendar: async ({ query }, container) => ({ status: 200, body: { appointments: await readNotaryCalendar(container, query) } }),
} satisfies Handlers<typeof notaryCalls>
