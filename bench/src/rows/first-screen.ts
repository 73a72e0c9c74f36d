/** First screen: the JavaScript that register-v2 needs before it can be used, the later screens' own chunks, and the largest paint against a plain page. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startBare } from '../baseline/start-bare.ts'
import { median } from '../percentile.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import type { Figure, Row } from '../row.ts'
import { firstVisit, openBrowser } from '../screen/open-browser.ts'
import { plainPage } from '../screen/plain-page.ts'
import { screenChunks } from '../screen/screen-chunks.ts'
import { scriptsOf } from '../screen/script-bytes.ts'
import { largestPaint, watchPage } from '../screen/watch-page.ts'
import type { Workbench } from '../workbench.ts'

const ADDRESS = '/account/heloc/register-v2?org=HEARTH'
const KB = 1000
const FIRST_KB = 120
const LATER_KB = 40
const PAINT_RATIO = 1.3
/** react and react-dom alone, of which the rest is made (design trial): what any React page of this kind would load. */
const REACT_KB = 67
/** After load, for a later and larger paint. */
const SETTLE_MS = 2500

export const firstScreen: Row = {
  name: 'screen',
  async measure(bench) {
    const chunks = screenChunks()
    const product = await startProduct(bench, { HEARTHLINE_DATA: bench.newFolder('screen-data'), SANDBOX_SPEED: 'instant' })
    try {
      const browser = await openBrowser(bench)
      return [await firstScripts(browser, product), largestChunk(chunks), await paint(bench, browser, product)]
    } finally {
      await product.stop()
    }
  },
}

async function firstScripts(browser: Browser, product: Product): Promise<Figure> {
  const visit = await scriptsOf(browser, product.base + ADDRESS)
  const sum = (before: boolean) =>
    visit.scripts.filter((script) => script.before === before).reduce((bytes, script) => bytes + script.gzipBytes, 0) / KB
  const files = visit.scripts.map(
    ({ path, gzipBytes, before }) => `${path.split('/').at(-1)} ${(gzipBytes / KB).toFixed(1)}${before ? '' : ' later'}`,
  )
  return {
    what: 'First screen, JavaScript before it can be used',
    product: { value: sum(true), unit: 'kB', of: `gzip; usable after ${(visit.usableAt / 1000).toFixed(1)} s on the slow line` },
    baseline: { value: REACT_KB, unit: 'kB', of: 'react and react-dom alone' },
    ratio: sum(true) / REACT_KB,
    bound: `≤ ${FIRST_KB} kB gzip`,
    holds: sum(true) <= FIRST_KB,
    note: `${sum(false).toFixed(1)} kB more while the person reads. ${files.join(', ')}`,
  }
}

function largestChunk({ screens, others }: ReturnType<typeof screenChunks>): Figure {
  const largest = screens[0]!
  const value = largest.gzipBytes / KB
  return {
    what: "Later screens, a screen's own chunk",
    product: { value, unit: 'kB', of: `the largest of ${screens.length}: ${largest.name}` },
    baseline: { value: LATER_KB, unit: 'kB', of: 'the bound' },
    ratio: value / LATER_KB,
    bound: `≤ ${LATER_KB} kB gzip each`,
    holds: screens.every(({ gzipBytes }) => gzipBytes <= LATER_KB * KB),
    note: `largest chunks that several screens share: ${others
      .slice(0, 4)
      .map(({ name, gzipBytes }) => `${name} ${(gzipBytes / KB).toFixed(1)}`)
      .join(', ')}`,
  }
}

async function paint(bench: Workbench, browser: Browser, product: Product): Promise<Figure> {
  const file = join(bench.folder, 'plain.html')
  const words = await firstVisit(browser, false, async (page) => {
    await page.goto(product.base + ADDRESS, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    // The words as they are seen, line by line, are what the plain page repeats.
    return await page.locator('body').innerText()
  })
  writeFileSync(file, plainPage(words))
  const bare = await startBare(bench, { BARE_PAGE: file })
  const rounds = bench.quick ? 3 : 9
  const ofProduct: number[] = []
  const ofPlain: number[] = []
  let what = ''
  try {
    for (let round = 0; round <= rounds; round++) {
      const plain = await paintOf(browser, `${bare.base}/page`)
      const painted = await paintOf(browser, product.base + ADDRESS)
      if (round === 0) continue
      ofPlain.push(plain.at)
      ofProduct.push(painted.at)
      what = painted.what
    }
  } finally {
    await bare.stop()
  }
  const [value, base] = [median(ofProduct), median(ofPlain)]
  return {
    what: 'First screen, largest contentful paint',
    product: { value, unit: 'ms', of: `median of ${rounds}, slow line, slow processor` },
    baseline: { value: base, unit: 'ms', of: 'a plain page with the same words' },
    ratio: value / base,
    bound: `≤ ${PAINT_RATIO} × the plain page`,
    holds: value / base <= PAINT_RATIO,
    note: `painted last: ${what.replaceAll('\n', ' ')}`,
  }
}

const paintOf = (browser: Browser, address: string): Promise<{ readonly at: number; readonly what: string }> =>
  firstVisit(browser, true, async (page) => {
    await watchPage(page)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(SETTLE_MS)
    return await largestPaint(page)
  })
