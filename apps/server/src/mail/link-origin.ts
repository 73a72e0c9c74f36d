/** Where links in mail lead: to an address of the lender's own, never to what a request called the host. */
import { type Brand, brandForHost } from '@hearthline/brands'
import type { Config } from '../config.ts'
import { StartRefused } from '../start-refused.ts'

/** A machine's names for itself: a link to them leads to whoever opens it. */
const LOCAL = /^(?:localhost|.*\.localhost|127(?:\.\d+){3})$/

/**
 * Scheme, host and port. In production the first public host that the brand names, with the scheme and port of BASE_URL, or BASE_URL where
 * its host is the brand's; elsewhere BASE_URL for every brand.
 */
export function linkOrigin({ production, baseUrl }: Pick<Config, 'production' | 'baseUrl'>, brand: Pick<Brand, 'hosts'>): string {
  const base = new URL(baseUrl)
  if (!production || brand.hosts.includes(base.hostname)) return base.origin
  const host = brand.hosts.find((candidate) => !LOCAL.test(candidate))
  if (host === undefined) return base.origin
  base.hostname = host
  return base.origin
}

/**
 * A page of the portal for the customers of one lender. Every such link names the lender: several share a host, and there the host is the
 * installation's own brand. Whoever opened it without would be asked by a lender who does not know them.
 */
export const linkTo = (
  config: Pick<Config, 'production' | 'baseUrl'>,
  brand: Pick<Brand, 'hosts' | 'orgCode'>,
  path: `/${string}`,
  query: Readonly<Record<string, string>> = {},
): string => `${linkOrigin(config, brand)}${path}?${new URLSearchParams({ ...query, org: brand.orgCode })}`

/** @throws StartRefused when production would mail links to a host that no brand names */
export function refuseForeignAddress(
  { production, baseUrl }: Pick<Config, 'production' | 'baseUrl'>,
  brands: ReadonlyMap<string, Brand>,
): void {
  const { host, hostname } = new URL(baseUrl)
  if (!production || brandForHost(brands, host)) return
  throw new StartRefused(
    `BASE_URL leads to ${hostname}, which is a host of no brand. Add it to "hosts" in a brand.json, or correct the setting.`,
  )
}
