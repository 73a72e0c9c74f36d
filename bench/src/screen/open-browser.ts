/** A real Chromium as a phone has it: slow processor, slow line, nothing cached. */
import { existsSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import type { Workbench } from '../workbench.ts'

/** Lighthouse's "slow 4G" as the browser itself applies it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, and a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @throws with a sentence where no browser is found */
export async function openBrowser(bench: Workbench): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? PLACES.find((place) => existsSync(place))
  const browser = await chromium
    .launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    .catch((problem: unknown) => {
      throw new Error(`No browser could be started; set CHROME_PATH to a Chrome or Chromium. ${String(problem).split('\n')[0]}`)
    })
  bench.later(() => browser.close())
  return browser
}

/** A first visit by phone; `throttled` also slows line and processor. */
export async function firstVisit<T>(
  browser: Browser,
  throttled: boolean,
  run: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    if (throttled) {
      await devtools.send('Network.emulateNetworkConditions', LINE)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    return await run(page, devtools)
  } finally {
    await context.close()
  }
}
