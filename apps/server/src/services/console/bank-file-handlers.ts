/** GET /console/api/v1/bank-files and below: the bank's files of the organizations that the staff member acts for, and their problems. */
import type { bankFileCalls } from '@hearthline/contract'
import { acknowledgeBankProblem, readBankProblems } from '../../usecases/bank-files/bank-problems.ts'
import { readBankEntries, readBankFiles } from '../../usecases/bank-files/read-bank-files.ts'
import { staffOf } from '../../usecases/console/read-me.ts'
import type { Handlers } from '../handler.ts'

export const bankFileHandlers = {
  list: async ({ query, session }, container) => ({
    status: 200,
    body: await readBankFiles(container, staffOf(session), { after: query.after, limit: query.limit }),
  }),
  entries: async ({ query, session }, container) => ({
    status: 200,
    body: await readBankEntries(container, staffOf(session), query.file),
  }),
  problems: async ({ query, session }, container) => ({
    status: 200,
    body: await readBankProblems(container, staffOf(session), query.show),
  }),
  acknowledge: async ({ params, body, session }, container) => ({
    status: 200,
    body: await acknowledgeBankProblem(container, staffOf(session), {
      ...{ problem: params.problem, reason: body.reason },
      organizationCode: session.organizationCode,
    }),
  }),
} satisfies Handlers<typeof bankFileCalls>
