/** One handler per declared call on an open line. */
import type { lineCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { readLedger } from '../../usecases/line/read-ledger.ts'
import { readLine, readLineAsStaff, readLineForPartner } from '../../usecases/line/read-line.ts'
import type { Handlers } from '../handler.ts'
import { ownerOf } from './owner-of.ts'

export const lineHandlers = {
  line: async (incoming, container) => ({ status: 200, body: await readLine(container, ownerOf(incoming), incoming.params.uuid) }),
  lineForStaff: async ({ params, session }, container) => ({
    status: 200,
    body: await readLineAsStaff(container, staffOf(session), params.uuid),
  }),
  ledger: async ({ params, session }, container) => ({ status: 200, body: await readLedger(container, staffOf(session), params.uuid) }),
  lineForPartner: async ({ params, partner }, container) => ({
    status: 200,
    body: await readLineForPartner(container, partner, params.uuid),
  }),
} satisfies Handlers<typeof lineCalls>
