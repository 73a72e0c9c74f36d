/** One handler per declared call of the console on conditions. */
import type { consoleConditionCalls } from '@hearthline/contract'
import { decideCondition } from '../../usecases/conditions/decide-condition.ts'
import { raiseCondition } from '../../usecases/conditions/raise-condition.ts'
import { readConditionsAsStaff } from '../../usecases/conditions/read-as-staff.ts'
import { asTeam, markRead, writeOnCondition } from '../../usecases/conditions/write-on-condition.ts'
import { staffOf } from '../../usecases/console/read-me.ts'
import type { Handlers } from '../handler.ts'

export const consoleConditionHandlers = {
  conditions: async ({ params, session }, container) => ({
    status: 200,
    body: await readConditionsAsStaff(container, staffOf(session), params.uuid),
  }),
  raise: async ({ params, body, session, idempotencyKey }, container) => {
    const staff = staffOf(session)
    await raiseCondition(container, { staff, uuid: params.uuid, idempotencyKey }, body)
    return { status: 200, body: await readConditionsAsStaff(container, staff, params.uuid) }
  },
  decideCondition: async ({ params, body, session, idempotencyKey, ifMatch }, container) => {
    const staff = staffOf(session)
    await decideCondition(container, { staff, ...params, roles: session.roles, idempotencyKey, ifMatch }, body)
    return { status: 200, body: await readConditionsAsStaff(container, staff, params.uuid) }
  },
  write: async ({ params, body, session, idempotencyKey }, container) => {
    const staff = staffOf(session)
    const key = { identityId: session.identityId, organizationCode: session.organizationCode, key: idempotencyKey }
    await writeOnCondition(container, asTeam(staff, params.uuid, params.condition), { text: body.text, documents: [] }, key)
    return { status: 200, body: await readConditionsAsStaff(container, staff, params.uuid) }
  },
  markRead: async ({ params, session }, container) => {
    await markRead(container, asTeam(staffOf(session), params.uuid, params.condition))
    return { status: 204, body: null }
  },
} satisfies Handlers<typeof consoleConditionCalls>
