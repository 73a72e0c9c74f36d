/** Whose rows a request may see, by how its call is declared and by whose session it carries (docs/decisions/0024). */
import { type Call, isAgent } from '@hearthline/contract'
import type { Scope } from '../store/scope.ts'
import type { Admitted } from './admit.ts'

export function requestScope({ access }: Pick<Call, 'access'>, { organization, session, partner }: Admitted): Scope {
  if (partner) return { kind: 'partner', organizations: [partner.organizationCode] }
  if (access === 'external' || !session) return { kind: 'visitor', organizations: [organization.orgCode] }
  const { identityId, actsFor, organizationCode, credential, roles } = session
  if (access === 'signed-in') {
    const kind = credential === 'code' ? 'signer' : 'borrower'
    return { kind, identityId, organizations: [...new Set([organization.orgCode, organizationCode])] }
  }
  if (isAgent(roles)) return { kind: 'agent', identityId }
  return actsFor === 'all' ? { kind: 'platform', identityId } : { kind: 'staff', identityId, organizations: actsFor }
}
