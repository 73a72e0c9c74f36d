/** /console/api/v1/staff */
import type { staffCalls } from '@hearthline/contract'
import { staffOf } from '../../usecases/console/read-me.ts'
import { resetFactors } from '../../usecases/second-factor/reset-factors.ts'
import { changeFunder } from '../../usecases/staff/change-funder.ts'
import { readStaff } from '../../usecases/staff/read-staff.ts'
import type { Handlers } from '../handler.ts'

export const staffHandlers = {
  list: async ({ session }, container) => ({ status: 200, body: await readStaff(container, staffOf(session)) }),
  changeFunder: async ({ session, params, body }, container) => ({
    status: 200,
    body: await changeFunder(container, staffOf(session), { id: params.id, ...body }),
  }),
  resetSecondFactor: async ({ session, params, body }, container) => ({
    status: 200,
    body: await resetFactors(container, staffOf(session), { id: params.id, reason: body.reason }),
  }),
} satisfies Handlers<typeof staffCalls>
