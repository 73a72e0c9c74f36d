/** /console/api/v1/table-changes, over the applications of the organizations that the staff member acts for. */
import type { tableChangeCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { compareTableChange, readTables } from '../../usecases/table-change/compare-table-change.ts'
import type { Handlers } from '../handler.ts'

export const tableChangeHandlers = {
  tables: async (_incoming, container) => ({ status: 200, body: readTables(container) }),
  compare: async ({ session, body }, container) => ({
    status: 200,
    body: await compareTableChange(container, staffOf(session), session.organizationCode, body),
  }),
} satisfies Handlers<typeof tableChangeCalls>
