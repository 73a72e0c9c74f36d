/** Whose rows a request may see, by how its call is declared and by whose session it carries (docs/decisions/0024). */
import type { Call } from '@hearthline/contract'
import type { Scope } from '../store/scope.ts'
import type { Admitted } from './admit.ts'

export function requestScope({ access }: Pick<Call, 'access'>, { organization, session }: Admitted): Scope {
  if (access === 'external' || !session) return { kind: 'visitor', organizations: [organization.orgCode] }
  const { identityId, actsFor, organizationCode } = session
  if (access === 'signed-in') {
    return { kind: 'borrower', identityId, organizations: [...new Set([organization.orgCode, organizationCode])] }
  }
  return actsFor === 'all' ? { kind: 'platform', identityId } : { kind: 'staff', identityId, organizations: actsFor }
}
