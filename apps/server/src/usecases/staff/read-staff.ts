/** Who is on the team of the organizations that the caller acts for. */
import { isAgentRole } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import { officersOfAll } from '../../store/repositories/agents.ts'
import { staffFor } from '../../store/repositories/staff.ts'
import { asSystem } from '../../store/scope.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { readEntry } from '../reference/registers.ts'
import { memberOf } from './staff-member.ts'

export async function readStaff({ db }: Pick<Container, 'db'>, caller: StaffCaller) {
  const rows = await asSystem(() => staffFor(db, caller.organizations))
  const agents = rows.filter(({ roles }) => roles.some(isAgentRole)).map(({ id }) => id)
  const named = agents.length === 0 ? [] : await asSystem(() => officersOfAll(db, agents))
  const officers = await Promise.all(
    named.map(async ({ identityId, organizationCode, officer }) => {
      const entry = await readEntry(db, 'loan-originator', officer)
      const isTheirs = entry?.organizationCode === organizationCode
      return { identityId, id: officer, name: isTheirs ? entry.originatorDisplayInfo.originatorName : null }
    }),
  )
  return {
    staff: rows.map((row) => ({
      ...memberOf(caller, row),
      officers: officers.filter(({ identityId }) => identityId === row.id).map(({ id, name }) => ({ id, name })),
    })),
  }
}
