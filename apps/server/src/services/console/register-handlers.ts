/** /console/api/v1/registers, of the organization at which the staff member is signed in. */
import type { registerCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { confirmImport, exportOfferCodes, importOfferCodes, listImports } from '../../usecases/registers/import-offer-codes.ts'
import { listEntries, readWithVersions } from '../../usecases/registers/read-entries.ts'
import type { RegisterCaller } from '../../usecases/registers/register-place.ts'
import { addEntry, changeEntry, confirmEntry, endEntry, withdrawEntry } from '../../usecases/registers/write-entry.ts'
import type { LiveSession } from '../../usecases/session/live-session.ts'
import { contentReply } from '../content-reply.ts'
import type { Handlers } from '../handler.ts'

const caller = (session: LiveSession): RegisterCaller => ({ staff: staffOf(session), organizationCode: session.organizationCode })

export const registerHandlers = {
  list: async ({ session, params, query }, container) => ({
    status: 200,
    body: await listEntries(container, caller(session), { ...params, ...query, waiting: query.waiting === 'true' }),
  }),
  file: async ({ session }, container) => contentReply(await exportOfferCodes(container, caller(session))),
  importCodes: async ({ session, body }, container) => ({ status: 200, body: await importOfferCodes(container, caller(session), body) }),
  confirmImport: async ({ session, params, body }, container) => ({
    status: 200,
    body: await confirmImport(container, caller(session), { ...params, ...body }),
  }),
  imports: async ({ session }, container) => ({ status: 200, body: await listImports(container, caller(session)) }),
  read: async ({ session, params, query }, container) => ({
    status: 200,
    body: await readWithVersions(container, caller(session), { ...params, ...query }),
  }),
  add: async ({ session, params, body, idempotencyKey }, container) => ({
    status: 201,
    body: await addEntry(container, caller(session), { ...params, ...body, idempotencyKey }),
  }),
  change: async ({ session, params, body }, container) => ({
    status: 200,
    body: await changeEntry(container, caller(session), { ...params, ...body }),
  }),
  end: async ({ session, params, body }, container) => ({
    status: 200,
    body: await endEntry(container, caller(session), { ...params, ...body }),
  }),
  confirm: async ({ session, params, body }, container) => ({
    status: 200,
    body: await confirmEntry(container, caller(session), { ...params, ...body }),
  }),
  withdraw: async ({ session, params, body }, container) => ({
    status: 200,
    body: await withdrawEntry(container, caller(session), { ...params, ...body }),
  }),
} satisfies Handlers<typeof registerCalls>
