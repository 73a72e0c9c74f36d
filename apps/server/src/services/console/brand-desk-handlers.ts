/** /console/api/v1/brands, of every organization for which the staff member acts. */
import type { brandDeskCalls } from '@hearthline/contract'
import { actAtBrandDesk, listBrandDesks, readBrandDesk, saveBrandDraft } from '../../usecases/brands/brand-drafts.ts'
import { previewTicket } from '../../usecases/brands/preview-ticket.ts'
import { staffOf } from '../../usecases/console/read-me.ts'
import type { Handlers } from '../handler.ts'

export const brandDeskHandlers = {
  list: async ({ session }, container) => ({ status: 200, body: await listBrandDesks(container, staffOf(session)) }),
  read: async ({ session, params, query }, container) => ({
    status: 200,
    body: {
      ...(await readBrandDesk(container, staffOf(session), params.code, query.version)),
      preview: previewTicket(container.macs, session, params.code),
    },
  }),
  saveDraft: async ({ session, params, body }, container) => ({
    status: 200,
    body: await saveBrandDraft(container, staffOf(session), params.code, body),
  }),
  act: async ({ session, params, body }, container) => ({
    status: 200,
    body: {
      ...(await actAtBrandDesk(container, staffOf(session), params.code, body)),
      preview: previewTicket(container.macs, session, params.code),
    },
  }),
} satisfies Handlers<typeof brandDeskCalls>
