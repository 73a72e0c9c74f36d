/** Which organization a request belongs to: its header, its query, its host name. */
import { type Brand, brandForCode, brandForHost } from '@hearthline/brands'
import type { Container } from '../../container.ts'
import { notFound } from '../problem.ts'

export interface OrganizationHints {
  /** x-org */
  readonly header: string | undefined
  /** `org` or, in some calls, `organization` [organization/info] */
  readonly query: string | undefined
  readonly host: string
}

const unknownOrganization = () => notFound('No private label data found')

/**
 * A code that is named must exist; without one the host decides. The installation's own address (BASE_URL, localhost) is the default brand's.
 * @throws Problem not_found 'No private label data found' [organization/info]
 */
export function findOrganization({ brands, config }: Pick<Container, 'brands' | 'config'>, hints: OrganizationHints): Brand {
  const code = hints.header || hints.query
  const found = code ? brandForCode(brands, code) : organizationOfHost({ brands, config }, hints.host)
  if (!found) throw unknownOrganization()
  return found
}

/** Whose the host name is; undefined for one that is no one's. */
export const organizationOfHost = ({ brands, config }: Pick<Container, 'brands' | 'config'>, host: string): Brand | undefined =>
  brandForHost(brands, host) ?? (isOwnAddress(config.baseUrl, host) ? defaultBrand(brands) : undefined)

/** @throws Problem not_found */
export function organizationByCode({ brands }: Pick<Container, 'brands'>, code: string): Brand {
  const found = brandForCode(brands, code)
  if (!found) throw unknownOrganization()
  return found
}

/** The brand of the installation itself; `loadBrands` refuses to give none. */
export const defaultBrand = (brands: ReadonlyMap<string, Brand>): Brand => brands.get('HEARTH') ?? brands.values().next().value!

const isOwnAddress = (baseUrl: string, host: string) => host.toLowerCase() === new URL(baseUrl).host
