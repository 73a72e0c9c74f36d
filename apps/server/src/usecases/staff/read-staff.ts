/** Who is on the team of the organizations that the caller acts for. */
import type { Container } from '../../container.ts'
import { staffFor } from '../../store/repositories/staff.ts'
import { asSystem } from '../../store/scope.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { memberOf } from './staff-member.ts'

export async function readStaff({ db }: Pick<Container, 'db'>, caller: StaffCaller) {
  const rows = await asSystem(() => staffFor(db, caller.organizations))
  return { staff: rows.map((row) => memberOf(caller, row)) }
}
