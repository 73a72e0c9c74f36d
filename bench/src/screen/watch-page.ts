/** What a page tells about itself: when its form could be used, and when its largest part was painted. */
import type { Page } from 'playwright-core'

interface Watched {
  usableAt?: number
  paintedAt?: number
  painted?: string
}

/** Before the page's own scripts. Usable: a text field is in the page and React has taken it over, so that what is typed is kept. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = {}
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        watched.paintedAt = entry.startTime
        watched.painted = entry.element?.outerHTML.slice(0, 80) ?? ''
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const look = () => {
      const fields = [...document.querySelectorAll('input:not([type=hidden]), textarea')]
      const taken = fields.some((field) => Object.keys(field).some((key) => key.startsWith('__reactProps$')))
      if (taken) watched.usableAt = performance.now()
      else setTimeout(look, 4)
    }
    look()
  })
}

const read = (page: Page): Promise<Watched> => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

/** @returns milliseconds since navigation began @throws when it takes more than a minute */
export async function usableAt(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched?.usableAt !== undefined, undefined, {
    timeout: 60_000,
  })
  return (await read(page)).usableAt!
}

/** @returns milliseconds since navigation began, and the beginning of what was painted */
export async function largestPaint(page: Page): Promise<{ readonly at: number; readonly what: string }> {
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched?.paintedAt !== undefined, undefined, {
    timeout: 60_000,
  })
  const { paintedAt, painted } = await read(page)
  return { at: paintedAt!, what: painted ?? '' }
}
