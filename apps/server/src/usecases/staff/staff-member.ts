/** One of the team, as the console shows them, and why the caller does not change whether they release money. */
import { isAgentRole, isPlatform, rolesAmong } from '@hearthline/contract'
import type { StaffRow } from '../../store/repositories/staff.ts'
import type { StaffCaller } from '../console/staff-caller.ts'

const ELSEWHERE = 'They act for organizations that you don’t. Ask an administrator of the platform.'

export const nameOf = ({ name, email }: Pick<StaffRow, 'name' | 'email'>): string => name ?? email

/** Why the caller does not reset how someone proves that it is them; undefined where nothing bars it. */
export function resetBarredFrom(caller: StaffCaller, { id, roles, organizations }: StaffRow): string | undefined {
  if (id === caller.identityId) return 'No one resets their own second step. Ask another administrator.'
  if (caller.organizations === 'all') return undefined
  const isWithin = organizations.every((code) => caller.organizations.includes(code)) && !isPlatform(rolesAmong(roles))
  return isWithin ? undefined : ELSEWHERE
}

export function memberOf(caller: StaffCaller, row: StaffRow) {
  const { id, email, roles, organizations } = row
  return {
    id,
    name: nameOf(row),
    email,
    roles: [...roles],
    organizations: [...organizations],
    barred: barredFrom(caller, row) ?? null,
    resetBarred: resetBarredFrom(caller, row) ?? null,
  }
}

/** The role counts wherever they act, so whoever gives it acts there too. */
function barredFrom(caller: StaffCaller, { id, roles, organizations }: StaffRow): string | undefined {
  if (!caller.roles.some((role) => role === 'administrator' || role === 'platform-administrator'))
    return 'An administrator changes who releases money.'
  if (id === caller.identityId) return 'No one gives this role to themselves. Ask another administrator.'
  if (roles.some(isAgentRole)) return 'Whoever sends applicants does nothing else with their account.'
  if (roles.includes('auditor')) return 'An auditor reads everything and decides nothing.'
  if (caller.organizations === 'all') return undefined
  const isWithin = organizations.every((code) => caller.organizations.includes(code)) && !isPlatform(rolesAmong(roles))
  return isWithin ? undefined : ELSEWHERE
}
