/** The organisation of this visit, as the page carries it (design 4.2: inlined in `#organisation`). */
import type { OrganisationInfo } from '@hearthline/brands'

export type { OrganisationInfo }

let current: OrganisationInfo | undefined

/** Set once, before anything is rendered. */
export function setOrganisation(organisation: OrganisationInfo): void {
  current = organisation
}

/** Outside React. Throws when the page carries none (seed 001 §8). */
export function currentOrganisation(): OrganisationInfo {
  if (!current) throw new Error('No private label data found')
  return current
}

/** Reads the page's own JSON; throws 'No private label data found' when it is missing or unreadable. */
export function organisationOf(document: Pick<Document, 'getElementById'>): OrganisationInfo {
  try {
    const info: unknown = JSON.parse(document.getElementById('organisation')?.textContent ?? '')
    if (typeof info === 'object' && info !== null && 'orgCode' in info) return info as OrganisationInfo
  } catch {
    // Falls through: an unreadable object is as bad as none.
  }
  throw new Error('No private label data found')
}
