/**
 * Contact sheets of the gallery for the eye: every page, brand and width, many on one picture, into .cache/gallery.
 * `gallery-sheets.ts [what its path has in it] [--org HEARTH,NORTHGATE] [--theme light,dark] [--width 360,1440] [--differing] [--brands]`
 * differing: without the states that look alike on every screen
 * brands: four screens of each brand (of every one, where --org names none), several brands on one picture, and the drawings of all on one
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadBrands } from '@hearthline/brands/load'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { brandDrawings } from './support/brand-drawings.ts'
import { browserOptions } from './support/browser.ts'
import { everyPage, type GalleryVariant, type Opened, openGalleryPage, SAME_ON_EVERY_SCREEN } from './support/gallery.ts'
import { startProduct } from './support/product.ts'

const FOLDER = fileURLToPath(new URL('../.cache/gallery', import.meta.url))
/** Width of one picture on the sheet, and how many stand on one: still to be read, few enough to be opened. */
const LAYOUT = { 360: { shown: 300, columns: 10, rows: 2 }, 1440: { shown: 720, columns: 4, rows: 3 } } as const
/** With --brands: the screens by which one brand is told from another, cut where a window ends. */
const OF_EACH_BRAND = [
  '/gallery/register-v2/asked',
  '/gallery/product-select/offered',
  '/gallery/dashboard/your-turn',
  '/gallery/error-decline/score',
]
const BRAND_LAYOUT = { 360: { shown: 250, columns: 8, rows: 3, cut: 780 }, 1440: { shown: 480, columns: 4, rows: 5, cut: 900 } } as const
/** A very long page is cut here; what is below is more of the same. */
const LONGEST = 2400

interface Shot {
  readonly name: string
  readonly faults: readonly string[]
  readonly picture: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    org: { type: 'string' },
    theme: { type: 'string', default: 'light,dark' },
    width: { type: 'string', default: '360,1440' },
    differing: { type: 'boolean', default: false },
    brands: { type: 'boolean', default: false },
  },
})
const brands = await loadBrands(fileURLToPath(new URL('../brands', import.meta.url)))
const orgs = values.org?.split(',') ?? (values.brands ? [...brands.keys()] : ['HEARTH', 'NORTHGATE', 'RIOSOL'])
const wanted = everyPage.filter(
  ({ path, state }) => path.includes(positionals[0] ?? '') && !(values.differing && SAME_ON_EVERY_SCREEN.has(state)),
)

async function shoot(page: Page, opened: Opened, dress: GalleryVariant, width: number, longest = LONGEST): Promise<Shot> {
  const faults = await openGalleryPage(page, opened, dress)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = await page.screenshot({
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, longest) },
  })
  return { name: opened.path.replace('/gallery/', ''), faults, picture: picture.toString('base64') }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const sheet = (shots: readonly Shot[], title: string, { shown, columns }: { shown: number; columns: number }): string =>
  `<!doctype html><title>${title}</title><style>body{margin:16px;font:14px system-ui;background:#777;color:#fff}main{display:grid;grid-template-columns:repeat(${columns},${shown}px);gap:12px;align-items:start}figure{margin:0}img{width:100%;display:block}b{color:#ffd54a}</style><h1>${title}</h1><main>${shots
    .map(
      ({ name, faults, picture }) =>
        `<figure><figcaption>${name} ${faults.map((fault) => `<b>${escaped(fault.slice(0, 120))}</b>`).join(' ')}</figcaption><img src="data:image/jpeg;base64,${picture}"></figure>`,
    )
    .join('')}</main>`

async function sheets(browser: Browser, baseURL: string, dress: GalleryVariant, width: 360 | 1440): Promise<void> {
  const layout = LAYOUT[width]
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 }, colorScheme: dress.theme })
  const page = await context.newPage()
  const each = layout.columns * layout.rows
  for (let from = 0; from < wanted.length; from += each) {
    const shots: Shot[] = []
    for (const opened of wanted.slice(from, from + each)) shots.push(await shoot(page, opened, dress, width))
    const name = `${dress.org.toLowerCase()}-${dress.theme}-${width}-${String(from / each + 1).padStart(2, '0')}`
    await writeSheet(context, name, shots, layout)
  }
  await context.close()
}

async function writeSheet(context: BrowserContext, name: string, shots: readonly Shot[], layout: { shown: number; columns: number }) {
  const table = await context.newPage()
  await table.setViewportSize({ width: layout.columns * (layout.shown + 12) + 32, height: 900 })
  await table.setContent(sheet(shots, name, layout))
  writeFileSync(join(FOLDER, `${name}.jpg`), await table.screenshot({ type: 'jpeg', quality: 75, fullPage: true }))
  await table.close()
  console.log(`${name}.jpg`)
}

async function sheetsOfBrands(browser: Browser, baseURL: string, theme: GalleryVariant['theme'], width: 360 | 1440): Promise<void> {
  const layout = BRAND_LAYOUT[width]
  const context = await browser.newContext({ baseURL, viewport: { width, height: layout.cut }, colorScheme: theme })
  const page = await context.newPage()
  const opened = OF_EACH_BRAND.map((path) => everyPage.find((one) => one.path === path)!)
  const shots: Shot[] = []
  for (const org of orgs) {
    for (const one of opened) {
      const shot = await shoot(page, one, { org, theme }, width, layout.cut)
      shots.push({ ...shot, name: `${org} ${shot.name}` })
    }
  }
  const each = layout.columns * layout.rows
  for (let from = 0; from < shots.length; from += each)
    await writeSheet(
      context,
      `brands-${theme}-${width}-${String(from / each + 1).padStart(2, '0')}`,
      shots.slice(from, from + each),
      layout,
    )
  await context.close()
}

async function sheetOfDrawings(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2200, height: 900 } })
  await page.setContent(brandDrawings([...brands.values()].filter(({ orgCode }) => orgs.includes(orgCode))))
  writeFileSync(join(FOLDER, 'brands-drawings.jpg'), await page.screenshot({ type: 'jpeg', quality: 60, fullPage: true }))
  await page.close()
}

mkdirSync(FOLDER, { recursive: true })
const product = await startProduct({ DEMO_DATA: 'off' })
const browser = await chromium.launch(browserOptions)
try {
  if (values.brands) await sheetOfDrawings(browser)
  const themes = values.theme.split(',') as GalleryVariant['theme'][]
  const widths = values.width.split(',').map(Number) as (360 | 1440)[]
  for (const theme of themes)
    for (const width of widths) {
      if (values.brands) await sheetsOfBrands(browser, product.url, theme, width)
      else for (const org of orgs) await sheets(browser, product.url, { org, theme }, width)
    }
} finally {
  await browser.close()
  await product.stop()
}
