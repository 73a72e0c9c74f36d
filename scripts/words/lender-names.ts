import type { Brand } from '@hearthline/brands'

/** Hosts of the machine itself, which anyone may name. */
const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/** What a lender is known by. */
export const lenderNames = ({ orgBrand, names, hosts, company }: Brand): readonly string[] => [
  ...new Set([orgBrand, names.short, names.legal, company.supportEmail, ...hosts.filter((host) => !OWN_MACHINE.has(host))]),
]

/** The names, hosts and email addresses of other lenders in what one lender shows, sends, or prints. */
export function otherLendersIn(text: string, own: Brand, brands: readonly Brand[]): readonly string[] {
  const lower = text.toLowerCase()
  return brands.flatMap((brand) => (brand === own ? [] : lenderNames(brand).filter((name) => lower.includes(name.toLowerCase()))))
}
