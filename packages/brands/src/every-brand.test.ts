/** What holds of all shipped lenders together: how they differ, and what each must have. */
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Brand } from './brand.ts'
import { contrastFaults } from './contrast.ts'
import { loadBrands } from './load.ts'
import { typeFamilies } from './look.ts'

let brands: readonly Brand[]
beforeAll(async () => {
  brands = [...(await loadBrands(fileURLToPath(new URL('../../../brands', import.meta.url)))).values()]
})

/** Where a color lies in OKLab (B. Ottosson, 2020): as far apart as two are there, so different they look. */
function oklab(color: string): readonly [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ] as const
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
const distance = (one: string, other: string): number => {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The brands that share what is to be their own. */
function sharing(own: (brand: Brand) => string | readonly string[] | undefined): readonly string[] {
  const owners = new Map<string, string[]>()
  for (const brand of brands) {
    for (const value of [own(brand) ?? []].flat())
      owners.set(value.toLowerCase(), [...(owners.get(value.toLowerCase()) ?? []), brand.orgCode])
  }
  return [...owners].flatMap(([value, codes]) => (codes.length > 1 ? [`${value}: ${codes.join(', ')}`] : []))
}

describe('the shipped lenders', () => {
  it('are the house and more than fifty partners, all samples', () => {
    expect(brands.length).toBeGreaterThan(50)
    for (const { orgCode, sample } of brands) expect([orgCode, sample]).toEqual([orgCode, true])
  })

  it.each<[string, (brand: Brand) => string | readonly string[] | undefined]>([
    ['code', ({ orgCode }) => orgCode],
    ['name', ({ orgBrand, names }) => [...new Set([orgBrand, names.short, names.legal])]],
    ['host', ({ hosts }) => hosts],
    ['NMLS number', ({ company }) => company.nmlsNumber],
    ['email address', ({ company }) => company.supportEmail],
    ['street', ({ company: { address } }) => `${address.street1}, ${address.city}`],
    ['LEI', ({ company }) => company.hmda?.lei],
    ['taxpayer number', ({ company }) => company.hmda?.taxId],
    ['mark', ({ svg }) => [svg.mark, svg.markDark]],
    ['logo', ({ svg }) => [svg.logo, svg.logoDark]],
    ['trustee', ({ lending }) => lending.deedTrustees.map(({ name }) => name)],
  ])('share no %s', (_, own) => {
    expect(sharing(own)).toEqual([])
  })

  it('are told apart by the color of their buttons, in light and in dark', () => {
    const twins = brands.flatMap((one, at) =>
      brands
        .slice(0, at)
        .flatMap((other) => [
          ...(distance(one.look.light.action, other.look.light.action) < 0.03 ? [`${one.orgCode} ${other.orgCode} light`] : []),
          ...(distance(one.look.dark.action, other.look.dark.action) < 0.015 ? [`${one.orgCode} ${other.orgCode} dark`] : []),
        ]),
    )
    expect(twins).toEqual([])
  })

  it('are readable in light and dark, in text and in controls', () => {
    for (const { orgCode, look } of brands)
      expect([orgCode, ...contrastFaults(look.light, 'light'), ...contrastFaults(look.dark, 'dark')]).toEqual([orgCode])
  })

  it('use every typeface that is served from our own origin', () => {
    const unused = Object.keys(typeFamilies).filter((family) => !brands.some(({ look }) => look.typeFamily === family))
    expect(unused).toEqual(['system-sans'])
  })

  it('name a license, or why none is needed, for each state that they serve, and a trustee where a home is held in trust', () => {
    const inTrust = new Set('AK AZ CA DC ID MD MO MS MT NC NE NV OR TN TX UT VA WA WV'.split(' '))
    for (const { orgCode, company, lending } of brands) {
      for (const state of lending.servedStates) {
        expect([orgCode, state, company.licenseLines[state] ?? '']).toEqual([orgCode, state, expect.stringMatching(/^Example: .+\.$/)])
        const has = lending.deedTrustees.some(({ states }) => states?.includes(state) ?? true)
        if (inTrust.has(state)) expect([orgCode, state, has]).toEqual([orgCode, state, true])
      }
    }
  })

  it('name the agency that fits what they are', () => {
    for (const { orgCode, company, names } of brands) {
      const needsNone = Object.values(company.licenseLines).every((line) => line.includes('no state license is needed'))
      if (company.licenseLines[company.address.state]?.includes('National Credit Union Administration'))
        expect([orgCode, company.ecoaAgency]).toEqual([orgCode, 'NCUA'])
      if (/Federal Credit Union/.test(names.legal)) expect([orgCode, company.ecoaAgency, needsNone]).toEqual([orgCode, 'NCUA', true])
      if (/National Bank|, N\.A\.$|Federal Savings/.test(names.legal)) expect([orgCode, needsNone]).toEqual([orgCode, true])
    }
  })

  it.each<[string, (brand: Brand) => boolean]>([
    ['is for homeowners of 62 and older', ({ flags }) => flags['age-62-plus'] === true],
    ['takes applications from wholesale brokers alone', ({ lending }) => lending.wholesale],
    ['requires a referring loan officer', ({ lending }) => lending.requiresLoanOfficer],
    ['signs its borrowers in by a one-time code', ({ authentication }) => authentication === 'broker'],
    ['makes DSCR loans', ({ lending, orgCode }) => lending.products.includes('DSCR') && orgCode !== 'RIOSOL'],
    ['lends to owners of digital assets', ({ flags }) => flags['crypto-heloc'] === true],
    ['has the older wizard', ({ flags, orgCode }) => flags['fe-heloc-redesign-2025'] === false && orgCode !== 'RIOSOL'],
    ['lends in one state alone', ({ lending }) => lending.servedStates.length === 1],
  ])('have one that %s', (_, has) => {
    expect(brands.some(has)).toBe(true)
  })
})
