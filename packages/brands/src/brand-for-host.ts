import { type Brand, takesApplications } from './brand.ts'

/** The brand a host name belongs to, with or without a port and in any case; undefined when none has it. A lender that left its host to another has it no more. */
export function brandForHost(brands: ReadonlyMap<string, Brand>, host: string): Brand | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  let withdrawn: Brand | undefined
  for (const brand of brands.values()) {
    if (!brand.hosts.includes(name)) continue
    if (takesApplications(brand)) return brand
    withdrawn ??= brand
  }
  return withdrawn
}

/** The brand of an organization code, in any case. */
export const brandForCode = (brands: ReadonlyMap<string, Brand>, code: string): Brand | undefined => brands.get(code.toUpperCase())
