/** One handler per declared call of the console. */
import type { consoleCalls } from '@hearthline/contract'
import { decideWait, rerunWork } from '../../usecases/console/decide-wait.ts'
import { moveSandboxTime, readSandboxTime } from '../../usecases/console/move-sandbox-time.ts'
import { readApplicationFile } from '../../usecases/console/read-application-file.ts'
import { readQueue } from '../../usecases/console/read-queue.ts'
import { readDocumentAsOperator } from '../../usecases/documents/read-document.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'

export const consoleHandlers = {
  me: async ({ session }) => ({
    status: 200,
    body: { email: session.email, roles: [...session.roles], organizationCode: session.organizationCode },
  }),
  queue: async ({ query }, container) => ({
    status: 200,
    body: await readQueue(container, { show: query.show, search: query.search, after: query.after, limit: query.limit }),
  }),
  application: async ({ params }, container) => ({ status: 200, body: await readApplicationFile(container, params.uuid) }),
  document: async ({ params, session }, container) =>
    contentReply(await readDocumentAsOperator(container, { operatorId: session.identityId, ...params })),
  decide: async ({ params, body, session, idempotencyKey, ifMatch }, container) => ({
    status: 200,
    body: await decideWait(
      container,
      { operatorId: session.identityId, ...params, data: body.data, reason: body.reason, idempotencyKey },
      ifMatch,
    ),
  }),
  rerun: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await rerunWork(container, { operatorId: session.identityId, ...params, reason: body.reason, idempotencyKey }),
  }),
  readTime: async (_incoming, container) => ({ status: 200, body: readSandboxTime(container) }),
  moveTime: async ({ body, session }, container) => ({
    status: 200,
    body: await moveSandboxTime(container, {
      operatorId: session.identityId,
      organizationCode: session.organizationCode,
      advanceDays: body.advanceDays,
    }),
  }),
} satisfies Handlers<typeof consoleCalls>
