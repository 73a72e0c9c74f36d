/** Who is signed in at the console, and for which organizations. */
import { consoleCalls, mayCall } from '@hearthline/contract'
import type { Container } from '../../container.ts'
import type { LiveSession } from '../session/live-session.ts'
import { mayMoveTime } from './advance-sandbox-time.ts'
import type { StaffCaller } from './staff-caller.ts'

export const staffOf = ({ identityId, email, roles, actsFor }: LiveSession): StaffCaller => ({
  identityId,
  email,
  roles,
  organizations: actsFor,
})

export function readMe({ brands }: Pick<Container, 'brands'>, { identityId, email, roles, organizationCode, actsFor }: LiveSession) {
  const codes = actsFor === 'all' ? [...brands.keys()] : actsFor
  return {
    id: identityId,
    email,
    roles: [...roles],
    organizationCode,
    platform: actsFor === 'all',
    movesTime: mayMoveTime({ brands }, { organizations: actsFor }) && mayCall(consoleCalls.moveTime, { kind: 'password', roles }),
    organizations: codes.map((code) => ({ code, name: brands.get(code)?.names.short ?? code })),
  }
}
