/** JavaScript that a first visit loads: before the form can be used, and after. */
import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { firstVisit } from './open-browser.ts'
import { usableAt, watchPage } from './watch-page.ts'

export interface Script {
  readonly path: string
  /** gzip -9 of what the browser read, whatever encoding the server chose: the measure the bound is given in. */
  readonly gzipBytes: number
  readonly before: boolean
}

export interface FirstVisit {
  readonly scripts: readonly Script[]
  /** Milliseconds since navigation began. */
  readonly usableAt: number
}

/** Time for what the page loads while the person reads. */
const READING_MS = 4000

/** On the slow line, so that what waits for the first step stands apart from what it waits for. */
export const scriptsOf = (browser: Browser, address: string): Promise<FirstVisit> =>
  firstVisit(browser, true, async (page) => {
    const answers: Response[] = []
    page.on('response', (answer) => {
      if (/javascript/.test(answer.headers()['content-type'] ?? '')) answers.push(answer)
    })
    await watchPage(page)
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    if (answer?.status() !== 200) throw new Error(`${new URL(address).pathname} answered ${answer?.status()}`)
    const usable = await usableAt(page)
    await page.waitForTimeout(READING_MS)
    const ends = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => [entry.name, (entry as PerformanceResourceTiming).responseEnd] as const),
    )
    const endOf = new Map(ends)
    const scripts = await Promise.all(
      answers.map(async (script) => ({
        path: new URL(script.url()).pathname,
        gzipBytes: gzipSync(await script.body(), { level: 9 }).length,
        // A script that the timeline does not know is counted as needed.
        before: (endOf.get(script.url()) ?? 0) <= usable,
      })),
    )
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')]
        .filter(({ type }: HTMLScriptElement | (Element & { type?: string })) => !type || type === 'module' || /javascript/.test(type))
        .map((script) => script.textContent ?? '')
        .join('\n'),
    )
    const written = inline.trim() === '' ? [] : [{ path: '(in the page)', gzipBytes: gzipSync(inline, { level: 9 }).length, before: true }]
    return { usableAt: usable, scripts: [...scripts, ...written].sort((one, other) => other.gzipBytes - one.gzipBytes) }
  })
