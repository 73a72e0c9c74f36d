/** The organization of this visit, as the page carries it, inlined in `#organization` [organization/info]. */
import type { OrganizationInfo } from '@hearthline/brands'

export type { OrganizationInfo }

let current: OrganizationInfo | undefined

/** Set once, before anything is rendered. */
export function setOrganization(organization: OrganizationInfo): void {
  current = organization
}

/** Outside React. Throws when the page carries none [organization/info]. */
export function currentOrganization(): OrganizationInfo {
  if (!current) throw new Error('No private label data found')
  return current
}

/** Reads the page's own JSON; throws 'No private label data found' when it is missing or unreadable. */
export function organizationOf(document: Pick<Document, 'getElementById'>): OrganizationInfo {
  try {
    const info: unknown = JSON.parse(document.getElementById('organization')?.textContent ?? '')
    if (typeof info === 'object' && info !== null && 'orgCode' in info) return info as OrganizationInfo
  } catch {
    // Falls through: an unreadable object is as bad as none.
  }
  throw new Error('No private label data found')
}
