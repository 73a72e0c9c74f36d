/** What the brand desk shows and gives out: a draft as far as it can be drawn, and a version as a folder. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandCss, folderFiles, lookToShow } from './desk.ts'
import { type BrandContent, brandOfContent, contentOf, drawableBrand, type LegalFile, loadBrands, productTexts } from './load.ts'

const SHIPPED = fileURLToPath(new URL('../../../brands', import.meta.url))
let folder: string
let usual: BrandContent
let product: readonly LegalFile[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'))
  await cp(join(SHIPPED, 'hearth'), join(folder, 'hearth'), { recursive: true })
  usual = contentOf((await loadBrands(folder)).get('HEARTH')!)
  product = await productTexts()
})
afterAll(() => rm(folder, { recursive: true }))

describe('a draft', () => {
  const draw = (values: object, more: object = {}) =>
    drawableBrand({ ...usual, ...more, values: { ...usual.values, ...values } }, usual, product)

  it('is drawn as it is typed, a faint color too', () => {
    const { brand, instead } = draw({
      tagline: 'Typed',
      look: { ...usual.values.look, light: { ...usual.values.look.light, ink: '#EEEEEE' } },
    })
    expect([brand?.tagline, brand?.look.light.ink, instead]).toEqual(['Typed', '#EEEEEE', []])
  })

  it('is drawn with the usual value where a value cannot be read, which is named; the rest is as it is typed', () => {
    const { brand, instead } = draw(
      { tagline: 'Typed', company: { ...usual.values.company, supportPhone: '12' }, look: 'blue', footerLinks: [{ label: 'A' }] },
      { svg: { ...usual.svg, mark: '' } },
    )
    expect([brand?.tagline, brand?.company.supportPhone, brand?.look]).toEqual([
      'Typed',
      usual.values.company.supportPhone,
      usual.values.look,
    ])
    expect(brand?.svg.mark).toBe(usual.svg.mark)
    expect(instead).toEqual(expect.arrayContaining(['svg.mark', 'company.supportPhone', 'look']))
  })

  it('is drawn as the usual brand where it is no content at all', () => {
    expect(drawableBrand('nothing', usual, product).brand?.names).toEqual(usual.values.names)
  })

  it('is refused before it is judged where it holds far more than a lender has: each of many faults takes time, at each reading', () => {
    const faultsOf = (values: object, more: object = {}) =>
      brandOfContent({ ...usual, ...more, values: { ...usual.values, ...values } }, product).faults
    const overfull = [expect.stringContaining('more than 10,000 values')]
    expect(faultsOf({ hosts: Array(20_000).fill('') })).toEqual(overfull)
    expect(faultsOf({ tagline: 'a'.repeat(30_000) })).toEqual(overfull)
    expect(faultsOf({ hosts: Array(5_000).fill('') })).toHaveLength(100)
    const raw = `---\ntitle: T\neffectiveOn: 2030-01-01\n---\nWords.\n\n## A\n\n${'Word\n\n'.repeat(900)}`
    const ownTexts = Array.from({ length: 12 }, (_, n) => ({ name: 'terms', version: `v${n}`, raw }))
    expect(faultsOf({}, { ownTexts })).toEqual(['legal: all texts together have more than 15,000 lines and marks such as * or |.'])
    expect(faultsOf({}, { ownTexts: [{ ...ownTexts[0], raw: raw.replace('T', 'T'.repeat(3_000)) }] })).toEqual([
      expect.stringContaining('in fewer words'),
    ])
    expect(drawableBrand({ ...usual, values: { ...usual.values, hosts: Array(20_000).fill('') } }, usual, product).brand?.hosts).toEqual(
      usual.values.hosts,
    )
  })

  it('gives its look no text that is no color: what is half typed is as before', () => {
    const typed = {
      ...usual.values.look,
      radius: 'square',
      light: { ...usual.values.look.light, ink: '#12}*{display:none', card: '#ABCDEF' },
    }
    const look = lookToShow(typed, usual.values.look)
    expect([look.light.ink, look.light.card, look.radius]).toEqual([usual.values.look.light.ink, '#ABCDEF', usual.values.look.radius])
    expect(brandCss({ look })).not.toContain('display:none')
  })
})

describe('a version as a folder', () => {
  it('gives the same brand when it is loaded, with drawings and texts of its own', async () => {
    const text = product.find(({ name }) => name === 'terms')!
    const content = { ...usual, ownTexts: [{ name: text.name, version: '2026-12', raw: text.raw }] }
    const files = folderFiles({ ...content, svg: { ...content.svg, mark: content.svg.mark.replace('<svg', '<svg data-new="1"') } })
    expect(Object.keys(files).sort()).toEqual([
      'hearth/brand.json',
      'hearth/legal/terms/2026-12.md',
      ...['logo-dark', 'logo', 'mark-dark', 'mark'].map((name) => `hearth/${name}.svg`),
    ])
    const at = await mkdtemp(join(tmpdir(), 'desk-again-'))
    for (const [path, raw] of Object.entries(folderFiles(content))) {
      await mkdir(dirname(join(at, path)), { recursive: true })
      await writeFile(join(at, path), raw)
    }
    const again = contentOf((await loadBrands(at)).get('HEARTH')!)
    await rm(at, { recursive: true })
    expect(again).toEqual(content)
  })

  it('has two files for two drawings that had one', () => {
    const values = { ...usual.values, logos: { ...usual.values.logos, markDark: 'mark.svg' } }
    const files = folderFiles({ ...usual, values })
    expect([files['hearth/mark.svg'], files['hearth/desk-mark-dark.svg']]).toEqual([usual.svg.mark, usual.svg.markDark])
    expect(JSON.parse(files['hearth/brand.json']!).logos.markDark).toBe('desk-mark-dark.svg')
  })
})
