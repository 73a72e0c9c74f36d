/** Where a register is read and written: for one organization, or for all of them by platform staff; and the time by which its entries stand. */
import { mayReadRegister, mayWriteForAll, mayWriteRegisters, type Register } from '@hearthline/contract'
import { lenderDay } from '@hearthline/domain'
import type { Container } from '../../container.ts'
import { FOR_ALL } from '../../store/repositories/register-entries.ts'
import type { StaffCaller } from '../console/staff-caller.ts'
import { requireActsFor } from '../prime-rate/read-prime-rate.ts'
import { Problem } from '../problem.ts'
import { pacificTime } from '../reference/pacific-time.ts'

export type RegisterParts = Pick<Container, 'db' | 'clock' | 'macs' | 'brands' | 'flags'>

export interface RegisterCaller {
  readonly staff: StaffCaller
  /** At which they are signed in. */
  readonly organizationCode: string
}

export interface Asked {
  readonly register: Register
  readonly scope: 'organization' | 'all'
}

/** @throws Problem not_found for another organization's; forbidden for a role that does not read it, and where it is not written for all */
export function placeOf({ staff, organizationCode }: RegisterCaller, { register, scope }: Asked, act: 'read' | 'write'): string {
  requireActsFor(staff, organizationCode)
  const may = act === 'read' ? mayReadRegister(staff.roles, register) : mayWriteRegisters(staff.roles)
  if (!may) throw new Problem('forbidden', 'Your role does not open this register. An administrator of the organization does.')
  if (scope === 'organization') return organizationCode
  if (!mayWriteForAll(staff.roles, register))
    throw new Problem('forbidden', 'Entries for every organization are platform staff’s, and this register may have none.')
  return FOR_ALL
}

/** Pacific Time as YYYY-MM-DDTHH:mm, by which entries stand (`stateOf`). */
export const registerTime = (now: string): string => `${lenderDay(now)}T${pacificTime(now)}`
