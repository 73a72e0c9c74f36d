/** /console/api/v1/applications/:uuid/originals: the sealed originals of an application that the staff member may see. */
import type { custodyCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { checkOriginalsSeal } from '../../usecases/custody/check-seal.ts'
import { makePackage } from '../../usecases/custody/make-package.ts'
import { releaseOriginal } from '../../usecases/custody/release-original.ts'
import { confirmTransfer, recordTransfer } from '../../usecases/custody/transfer-custody.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'

export const custodyHandlers = {
  checkSeal: async ({ params, session }, container) => ({
    status: 200,
    body: await checkOriginalsSeal(container, staffOf(session), params),
  }),
  release: async ({ params, body, session }, container) =>
    contentReply(await releaseOriginal(container, staffOf(session), { ...params, ...body })),
  recordTransfer: async ({ params, body, session }, container) => ({
    status: 201,
    body: await recordTransfer(container, staffOf(session), { ...params, ...body }),
  }),
  confirmTransfer: async ({ params, body, session }, container) => ({
    status: 200,
    body: await confirmTransfer(container, staffOf(session), { ...params, ...body }),
  }),
  makePackage: async ({ params, session }, container) => contentReply(await makePackage(container, staffOf(session), params)),
} satisfies Handlers<typeof custodyCalls>
