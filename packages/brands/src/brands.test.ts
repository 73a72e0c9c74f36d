import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brandCss } from './brand-css.ts'
import { brandForCode, brandForHost } from './brand-for-host.ts'
import { contrast } from './contrast.ts'
import { BrandError, loadBrands } from './load.ts'
import { organizationInfo } from './organization-info.ts'
import { svgFaults } from './svg-faults.ts'

const home = fileURLToPath(new URL('../../../brands', import.meta.url))

describe('every brand folder', () => {
  it('fits the schema, is readable in light and dark, and shares no host and no logo', async () => {
    const brands = await loadBrands(home)
    expect([...brands.keys()]).toEqual(expect.arrayContaining(['HEARTH', 'NORTHGATE', 'RIOSOL']))
  })

  it('answers to its hosts and to its code in any case', async () => {
    const brands = await loadBrands(home)
    for (const brand of brands.values()) {
      for (const host of brand.hosts) expect(brandForHost(brands, `${host.toUpperCase()}:4400`)?.orgCode).toBe(brand.orgCode)
      expect(brandForCode(brands, brand.orgCode.toLowerCase())).toBe(brand)
    }
    expect(brandForHost(brands, 'nobody.example')).toBeUndefined()
  })

  it('gives the page its organization, with the pricing list merged', async () => {
    const brands = await loadBrands(home)
    const info = organizationInfo(brands.get('NORTHGATE')!, 'https://lend.example')
    expect(info).toMatchObject({ orgCode: 'NORTHGATE', canonicalOrgCode: 'NORTHGATE', baseUrl: 'https://lend.example' })
    expect(info.orgPricingData.length).toBeGreaterThan(1)
    expect(info.pricing).toMatchObject({ marginBps: -10, discounts: ['AUTOPAY', 'CREDIT_UNION'], termsYears: [5, 10, 15, 20, 30] })
    expect(info.orgMetaData.products.HELOC).toMatchObject({
      lineMinimum: 25000,
      lineMaximum: 350000,
      valuationFee: 180,
      manualNotaryFee: 300,
    })
  })

  it('is marked as a sample when it ships with the product: no shipped lender claims a real license', async () => {
    for (const { sample, company } of (await loadBrands(home)).values()) {
      if (!sample) continue
      expect(company.nmlsNumber).toMatch(/^0/)
      for (const line of Object.values(company.licenseLines)) expect(line).toMatch(/^Example: /)
      expect(company.supportEmail).toMatch(/\.example$/)
    }
  })

  it('serves every state and DC but DE, HI, KY, NY and WV under the house brand', async () => {
    const { servedStates } = (await loadBrands(home)).get('HEARTH')!.lending
    expect(servedStates).toHaveLength(46)
    for (const state of ['DE', 'HI', 'KY', 'NY', 'WV'] as const) expect(servedStates).not.toContain(state)
  })

  it('sets its colors for light, for dark by the system, and for either by choice', async () => {
    const css = brandCss((await loadBrands(home)).get('HEARTH')!)
    expect(css).toContain(':root{color-scheme:light;--ground:#FAF8F4')
    expect(css).toContain('@media (prefers-color-scheme:dark){:root{color-scheme:dark;')
    expect(css).toContain('[data-theme=light]{')
    expect(css).toContain('[data-theme=dark]{')
    expect(css).toContain('--card-radius:18px')
  })
})

/** The parts of a brand file that these tests spoil. */
interface EditedBrand {
  orgCode: string
  company: { supportPhone?: string; suportPhone?: string }
  look: { light: { muted: string } }
  lending: { servedStates: string[] }
}

describe('a brand that must not go live', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'brands-'))
    await cp(join(home, 'hearth'), join(dir, 'hearth'), { recursive: true })
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))

  const edit = async (folder: string, change: (values: EditedBrand) => void) => {
    const file = join(dir, folder, 'brand.json')
    const values = JSON.parse(await readFile(file, 'utf8'))
    change(values)
    await writeFile(file, JSON.stringify(values))
  }
  const faults = async (): Promise<string> => {
    const error = await loadBrands(dir).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(BrandError)
    return (error as BrandError).message
  }

  it('is refused for a misspelled field, by file and field', async () => {
    await edit('hearth', (values) => {
      values.company.suportPhone = '888-819-6388'
    })
    expect(await faults()).toMatch(/hearth\/brand\.json: company: .*suportPhone/)
  })
  it('is refused for text that is too faint', async () => {
    await edit('hearth', (values) => {
      values.look.light.muted = '#B0A99D'
    })
    expect(await faults()).toContain('hearth/brand.json: look.light.muted on look.light.ground has a contrast of')
  })
  it('is refused for the host and the logo of another', async () => {
    await cp(join(dir, 'hearth'), join(dir, 'copy'), { recursive: true })
    await edit('copy', (values) => {
      values.orgCode = 'COPY'
    })
    const message = await faults()
    expect(message).toContain('hosts: hearthline.example is also a host of copy.')
    expect(message).toContain('hearth/logo.svg is the same drawing as one of copy.')
  })
  it('is refused for serving a state it has no license in', async () => {
    await edit('hearth', (values) => {
      values.lending.servedStates.push('NY')
    })
    expect(await faults()).toContain('lending.servedStates: NY is served but not among company.licensedStates.')
  })
  it('is refused for lines of nothing or beyond counting, and for a pricing list without a fee: no one could be offered anything', async () => {
    await edit('hearth', (values) => {
      Object.assign(values.lending, { lineMinimumCents: 0, lineMaximumCents: 100_000_000_001, pricing: [{ originationFeesBps: [] }] })
    })
    const message = await faults()
    expect(message).toContain('lending.lineMinimumCents')
    expect(message).toContain('lending.lineMaximumCents: must be at most a billion dollars')
    expect(message).toContain('lending.pricing.0.originationFeesBps')
  })
  it('is refused for words of more than one line, or that run on, for fees beyond any bill, and for a host that is not its own', async () => {
    await edit('hearth', (values) => {
      const all = values as unknown as Record<string, unknown> & { names: Record<string, string>; lending: Record<string, unknown> }
      all.names.short = 'Hearth\r\nBcc: someone@example.test'
      all.names.legal = 'Hearth\u202Egnidnel'
      all.tagline = 'A'.repeat(161)
      all.newYorkHost = 'ny.elsewhere.example'
      all.hosts = ['hearthline.example', '..']
      all.lending.fees = { valuationCents: 5_000_01, manualNotaryCents: -500 }
    })
    const told = await faults()
    for (const field of [
      'names.short',
      'names.legal',
      'tagline',
      'hosts',
      'valuationCents: must be at most $5,000.00',
      'manualNotaryCents: Enter 0.00 or more',
    ])
      expect(told).toContain(field)
    await cp(join(home, 'hearth'), join(dir, 'hearth'), { recursive: true })
    await edit('hearth', (values) => Object.assign(values, { newYorkHost: 'ny.elsewhere.example' }))
    expect(await faults()).toContain('newYorkHost: ny.elsewhere.example must be one of the hosts')
  })

  it('is refused for a logo that is missing or carries a script', async () => {
    await writeFile(join(dir, 'hearth', 'mark.svg'), '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>')
    await rm(join(dir, 'hearth', 'logo.svg'))
    const message = await faults()
    expect(message).toContain('hearth/mark.svg holds an element a logo may not have')
    expect(message).toContain('logos.logo: logo.svg cannot be read')
  })
  it('is refused for what could not be read again from where it is stored: an empty drawing, or a huge one', async () => {
    await writeFile(join(dir, 'hearth', 'mark.svg'), '')
    await expect(loadBrands(dir)).rejects.toThrow('hearth/mark.svg is empty: a drawing is missing')
    await writeFile(join(dir, 'hearth', 'mark.svg'), `<svg>${' '.repeat(200_000)}</svg>`)
    await expect(loadBrands(dir)).rejects.toThrow('hearth/mark.svg is too large')
  })

  it('is read where its folder is a link, and refused where the link leads nowhere', async () => {
    await rename(join(dir, 'hearth'), join(dir, '.hearth'))
    await symlink(join(dir, '.hearth'), join(dir, 'hearth'))
    expect([...(await loadBrands(dir)).keys()]).toContain('HEARTH')
    await rm(join(dir, '.hearth'), { recursive: true })
    await expect(loadBrands(dir)).rejects.toThrow('hearth/brand.json cannot be read')
  })

  it('falls back to the default support phone when it names none', async () => {
    await edit('hearth', (values) => {
      delete values.company.supportPhone
    })
    expect((await loadBrands(dir)).get('HEARTH')!.company.supportPhone).toBe('888-819-6388')
  })
})

describe('the checks', () => {
  it('know the contrast of black on white and of a color on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrast('#0F5240', '#0F5240')).toBe(1)
  })
  it('refuse drawings with scripts or external references', () => {
    expect(svgFaults('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')).toEqual([])
    expect(svgFaults('<svg viewBox="0 0 1 1" onload="x()"></svg>')).toHaveLength(1)
    expect(svgFaults('<svg viewBox="0 0 1 1"><a href="https://x.example"/></svg>')).not.toEqual([])
    const inside = (content: string) => svgFaults(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`)
    expect(inside('<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/>')).toEqual([])
    const refused = [
      '<x:script xmlns:x="http://www.w3.org/2000/svg">x()</x:script>',
      '<g/onload="x()"/>',
      '<g onload="x()"/>',
      '<style>@\\69mport "//evil.example"</style>',
      '<x:image xmlns:x="http://www.w3.org/2000/svg"/>',
      '<animateTransform attributeName="transform"/>',
      '<path fill="u\\72l(//evil.example)"/>',
      '<path fill="url(//evil.example)"/>',
      '<path style="fill: red"/>',
      '<path>',
      '<?xml-stylesheet href="//evil.example"?>',
      '<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>',
    ]
    for (const content of refused) expect(inside(content), content).not.toEqual([])
    expect(svgFaults('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>')).not.toEqual([])
    expect(svgFaults('')).not.toEqual([])
  })
  it('read no further in a drawing that is not well-formed, nests deeply or repeats without end', () => {
    const inside = (content: string) => svgFaults(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`)
    // What is not closed is reported at the end alone: whoever says so has read to it.
    expect(inside('<g>'.repeat(30_000))).toEqual([expect.stringContaining('nests elements')])
    expect(inside('<g/>'.repeat(30_000))).toEqual([expect.stringContaining('5,000 elements')])
    expect(inside('<!---->'.repeat(5_001))).toEqual([expect.stringContaining('5,000 elements')])
    expect(inside(`<g ${Array.from({ length: 99 }, (_, n) => `a${n}="1"`).join(' ')}/>`)).toEqual([
      expect.stringContaining('60 attributes'),
    ])
    expect(inside('&nothing;<script/>'.repeat(9))).toEqual(['is not well-formed XML.'])
    expect(inside(`<${'a'.repeat(900)}/>`)[0]!.length).toBeLessThan(100)
  })
})
