/** The organisation of this visit, as the server inlined it into the page (`#organisation`). */
import type { OrganisationInfo } from '@hearthline/brands'

let current: OrganisationInfo | undefined

/** Set once, before anything is rendered. */
export function setOrganisation(organisation: OrganisationInfo): void {
  current = organisation
}

/** Throws when the page carries none: it was then not made by our server. */
export function currentOrganisation(): OrganisationInfo {
  if (!current) throw new Error('No private label data found')
  return current
}

export function organisationOf(document: Pick<Document, 'getElementById'>): OrganisationInfo {
  const info: unknown = JSON.parse(document.getElementById('organisation')?.textContent || 'null')
  if (typeof info === 'object' && info !== null && 'orgCode' in info) return info as OrganisationInfo
  throw new Error('No private label data found')
}
