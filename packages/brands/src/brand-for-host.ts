import type { Brand } from './brand.ts'

/** The brand a host name belongs to, with or without a port and in any case; undefined when none has it. */
export function brandForHost(brands: ReadonlyMap<string, Brand>, host: string): Brand | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  for (const brand of brands.values()) if (brand.hosts.includes(name)) return brand
  return undefined
}

/** The brand of an organization code, in any case. */
export const brandForCode = (brands: ReadonlyMap<string, Brand>, code: string): Brand | undefined => brands.get(code.toUpperCase())
