/** Which account an email of a provider may open. Pure. */
import { isPlatform, rolesAmong } from '@hearthline/contract'
import type { IdentityRow } from '../../store/repositories/people.ts'

export interface ClaimedEmail {
  readonly organizationCode: string
  /** Whether the organization trusts its provider for emails. */
  readonly trusted: boolean
  readonly emailVerified: boolean
}

type Account = Pick<IdentityRow, 'organizationCode' | 'roles' | 'staffOrganizations'>

/** A provider speaks for its own organization: an account of another lender, or one that also acts elsewhere, is never its to open. */
export const isCustomerOf = (organizationCode: string, account: Account): boolean =>
  account.organizationCode === organizationCode && account.roles.length === 0

export function isAgentOfOnly(organizationCode: string, account: Account): boolean {
  const roles = rolesAmong(account.roles)
  return (
    roles.length > 0 &&
    !isPlatform(roles) &&
    account.staffOrganizations.length > 0 &&
    account.staffOrganizations.every((code) => code === organizationCode)
  )
}

export const provesEmail = ({ trusted, emailVerified }: ClaimedEmail): boolean => trusted && emailVerified
