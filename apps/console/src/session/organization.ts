/** The organization of this visit, as the server inlined it into the page (`#organization`). */
import type { OrganizationInfo } from '@hearthline/brands'

let current: OrganizationInfo | undefined

/** Set once, before anything is rendered. */
export function setOrganization(organization: OrganizationInfo): void {
  current = organization
}

/** Throws when the page carries none: it was then not made by our server. */
export function currentOrganization(): OrganizationInfo {
  if (!current) throw new Error('No private label data found')
  return current
}

export function organizationOf(document: Pick<Document, 'getElementById'>): OrganizationInfo {
  const info: unknown = JSON.parse(document.getElementById('organization')?.textContent || 'null')
  if (typeof info === 'object' && info !== null && 'orgCode' in info) return info as OrganizationInfo
  throw new Error('No private label data found')
}
