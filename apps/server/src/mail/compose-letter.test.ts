import { loadBrands } from '@hearthline/brands/load'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { composeLetter } from './compose-letter.ts'

type Brands = Awaited<ReturnType<typeof loadBrands>>
let brands: Brands
beforeAll(async () => {
  brands = await loadBrands(readConfig({}).brandsFolder)
})
const LINK = 'https://lend.riosol.example/account/heloc/1?a=1&org=RIOSOL'
const letter = (code = 'RIOSOL') =>
  composeLetter(brands.get(code)!, 'A <subject>', [
    'Ana & Sam asked “<b>why</b>”.\n\n1. First\n2. Second',
    { before: 'Sign in here', address: LINK, button: 'Sign in' },
  ])

describe('a mail as HTML', () => {
  it('has the lender’s name and colors, for light and for dark readers', () => {
    for (const code of ['HEARTH', 'RIOSOL']) {
      const { look, names } = brands.get(code)!
      const { html } = letter(code)
      expect(html).toContain(`color:${look.light.action}">${names.short}</p>`)
      expect(html).toContain(`@media (prefers-color-scheme:dark){.ground{background-color:${look.dark.ground}!important}`)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
    }
  })

  it('shows words as words, and lines as lines', () => {
    const { html } = letter()
    expect(html).toContain('Ana &amp; Sam asked “&lt;b&gt;why&lt;/b&gt;”.</p>')
    expect(html).toContain('>1. First<br>2. Second</p>')
    expect(html).toContain('<title>A &lt;subject&gt;</title>')
  })

  it('leads by a button, and by the same address in words', () => {
    const { html, body } = letter()
    const shown = LINK.replace('&', '&amp;')
    expect(html.split(`href="${shown}"`)).toHaveLength(3)
    expect(html).toContain(`>${shown}</a>`)
    expect(body).toContain(`Sign in here: ${LINK}`)
  })

  it('makes no link of what is no address of a page', () => {
    const { html } = composeLetter(brands.get('HEARTH')!, 'S', [{ address: 'javascript:alert(1)', button: 'Open' }])
    expect(html).not.toContain('href')
  })

  it('names the license of the home’s state where the state is known, and else where the lender is licensed', () => {
    const brand = brands.get('RIOSOL')!
    const ending = (state?: string) => {
      const { body, html } = composeLetter(brand, 'S', ['Hello.'], state)
      const last = body.split('\n\n').at(-1)!
      expect(html).toContain(last.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
      return last
    }
    const { legal } = brand.names
    expect(ending('CO')).toContain(`${legal}, NMLS ${brand.company.nmlsNumber}, `)
    expect(ending('CO')).toContain(brand.company.licenseLines.CO)
    expect(ending()).toContain(`Licensed in ${brand.company.licensedStates.length} states.`)
    expect(ending('OH')).toBe(ending())
  })
})
