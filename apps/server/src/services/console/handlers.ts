/** One handler per declared call of the console. */
import type { consoleCalls } from '@hearthline/contract'
import { readConsentsAsOperator } from '../../usecases/consents/read-consent-records.ts'
import { advanceSandboxTime, readSandboxTime } from '../../usecases/console/advance-sandbox-time.ts'
import { decideWait, rerunWork } from '../../usecases/console/decide-wait.ts'
import { readApplicationFile } from '../../usecases/console/read-application-file.ts'
import { readMe, staffOf } from '../../usecases/console/read-me.ts'
import { readQueue } from '../../usecases/console/read-queue.ts'
import { readDocumentAsOperator } from '../../usecases/documents/read-document.ts'
import { receiveDocument } from '../../usecases/documents/receive-document.ts'
import { removeDocument } from '../../usecases/documents/remove-document.ts'
import { recordPayoffEvent } from '../../usecases/payoffs/record-payoff-event.ts'
import { addScan } from '../../usecases/rescission/add-scan.ts'
import { confirmRescission } from '../../usecases/rescission/confirm-rescission.ts'
import { recordLatePayment } from '../../usecases/rescission/record-late-payment.ts'
import { recordRescission } from '../../usecases/rescission/record-rescission.ts'
import { recordReturn } from '../../usecases/rescission/record-return.ts'
import { recordStatement } from '../../usecases/rescission/record-statement.ts'
import { refuseRescission } from '../../usecases/rescission/refuse-rescission.ts'
import { recordPaperSent } from '../../usecases/signing/paper-copies.ts'
import { readTextsAsOperator } from '../../usecases/texts/read-texts.ts'
import { teamSender } from '../../usecases/uploads/sender.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'

export const consoleHandlers = {
  me: async ({ session }, container) => ({
    status: 200,
    body: readMe(container, session),
  }),
  consents: async ({ params, session }, container) => ({
    status: 200,
    body: await readConsentsAsOperator(container, staffOf(session), params.uuid),
  }),
  texts: async ({ params, session }, container) => ({
    status: 200,
    body: await readTextsAsOperator(container, staffOf(session), params.uuid),
  }),
  queue: async ({ query, session }, container) => ({
    status: 200,
    body: await readQueue(container, staffOf(session), { show: query.show, search: query.search, after: query.after, limit: query.limit }),
  }),
  application: async ({ params, session }, container) => ({
    status: 200,
    body: await readApplicationFile(container, staffOf(session), params.uuid),
  }),
  document: async ({ params, session }, container) =>
    contentReply(await readDocumentAsOperator(container, { staff: staffOf(session), ...params })),
  receive: async ({ params, query, session, upload }, container) => ({
    status: 201,
    body: await receiveDocument(container, {
      staff: staffOf(session),
      uuid: params.uuid,
      kind: query.kind,
      file: upload ?? { name: '', bytes: new Uint8Array() },
    }),
  }),
  discard: async ({ params, query, session }, container) => {
    await removeDocument(container, teamSender(staffOf(session), params.uuid), params.document, query.reason)
    return { status: 204, body: null }
  },
  decide: async ({ params, body, session, idempotencyKey, ifMatch }, container) => ({
    status: 200,
    body: await decideWait(
      container,
      { staff: staffOf(session), ...params, data: body.data, reason: body.reason, idempotencyKey },
      ifMatch,
    ),
  }),
  recordRescission: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await recordRescission(container, { staff: staffOf(session), uuid: params.uuid, body, idempotencyKey }),
  }),
  confirmRescission: async ({ params, body, session, idempotencyKey, ifMatch }, container) => ({
    status: 200,
    body: await confirmRescission(container, { staff: staffOf(session), uuid: params.uuid, body, idempotencyKey, ifMatch }),
  }),
  refuseRescission: async ({ params, body, session, idempotencyKey, ifMatch }, container) => ({
    status: 200,
    body: await refuseRescission(container, { staff: staffOf(session), uuid: params.uuid, body, idempotencyKey, ifMatch }),
  }),
  addNoticeScan: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await addScan(container, { staff: staffOf(session), uuid: params.uuid, body, idempotencyKey }),
  }),
  recordLatePayment: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await recordLatePayment(container, { staff: staffOf(session), uuid: params.uuid, body, idempotencyKey }),
  }),
  recordPaper: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await recordPaperSent(container, staffOf(session), params.uuid, body, idempotencyKey),
  }),
  recordStatement: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await recordStatement(container, { staff: staffOf(session), uuid: params.uuid, body, idempotencyKey }),
  }),
  recordReturn: async ({ params, body, session, idempotencyKey, ifMatch }, container) => ({
    status: 200,
    body: await recordReturn(container, { staff: staffOf(session), uuid: params.uuid, body, idempotencyKey, ifMatch }),
  }),
  recordPayoff: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await recordPayoffEvent(container, staffOf(session), params.uuid, body, idempotencyKey),
  }),
  rerun: async ({ params, body, session, idempotencyKey }, container) => ({
    status: 200,
    body: await rerunWork(container, { staff: staffOf(session), ...params, reason: body.reason, idempotencyKey }),
  }),
  readTime: async (_incoming, container) => ({ status: 200, body: readSandboxTime(container) }),
  moveTime: async ({ body, session }, container) => ({
    status: 200,
    body: await advanceSandboxTime(container, {
      staff: staffOf(session),
      organizationCode: session.organizationCode,
      advanceDays: body.advanceDays,
    }),
  }),
} satisfies Handlers<typeof consoleCalls>
