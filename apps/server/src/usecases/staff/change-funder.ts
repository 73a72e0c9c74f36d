/** An administrator gives someone on the team the role that releases money, or takes it back: each change is a line of the audit log, with its reason. */
import type { Container } from '../../container.ts'
import { lockIdentity, updateIdentity } from '../../store/repositories/people.ts'
import { staffByIds } from '../../store/repositories/staff.ts'
import { asSystem } from '../../store/scope.ts'
import { actorOf, type StaffCaller } from '../console/staff-caller.ts'
import { notFound, Problem } from '../problem.ts'
import { recordAccess } from '../session/record-access.ts'
import { memberOf } from './staff-member.ts'

const FUNDER = 'funder'

export interface FunderChange {
  readonly id: string
  readonly isFunder: boolean
  readonly reason: string
}

/** @throws Problem not_found for someone who is not on a team of the caller's, forbidden for oneself and for whoever acts elsewhere too */
export async function changeFunder(parts: Pick<Container, 'db' | 'macs' | 'clock' | 'tokens'>, caller: StaffCaller, change: FunderChange) {
  const changed = await asSystem(() =>
    parts.db.transaction(async (session) => {
      const identity = await lockIdentity(session, change.id)
      const [row] = await staffByIds(session, [change.id])
      const isTheirs = caller.organizations === 'all' || row?.organizations.some((code) => caller.organizations.includes(code))
      if (!identity || !row || row.roles.length === 0 || !isTheirs) throw notFound('No such person is on your team')
      const { barred } = memberOf(caller, row)
      if (barred !== null) throw new Problem('forbidden', barred)
      const without = row.roles.filter((role) => role !== FUNDER)
      const roles = change.isFunder ? [...without, FUNDER] : without
      if (roles.length === 0) throw new Problem('conflict', 'This is their only role. Without it they could not sign in at the console.')
      if (row.roles.includes(FUNDER) !== change.isFunder) {
        await updateIdentity(session, change.id, { roles })
        for (const organizationCode of row.organizations)
          await recordAccess(parts, session, {
            ...{ organizationCode, action: 'roles-changed', identityId: change.id, actor: actorOf(caller) },
            detail: { before: [...row.roles], roles, organizations: [...row.organizations], reason: change.reason },
          })
      }
      return memberOf(caller, { ...row, roles })
    }),
  )
  // In pages that are open as well: the next call of theirs is judged by the roles of now. Other nodes hear it from the database.
  parts.tokens.memory.forget([change.id])
  return changed
}
