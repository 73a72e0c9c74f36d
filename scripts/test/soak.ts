/** `npm run test:soak`: the journeys that look at every page in every brand and theme, and at every width; hours on a small machine. */
import { findBrowser } from './find-browser.ts'
import { runChild } from './run-child.ts'

const LONG = ['gallery', 'account-pages', 'shell-accessible', 'branches', 'declines']

const browser = findBrowser()
if ('missing' in browser) {
  console.error(browser.missing)
  process.exit(1)
}
process.exitCode = await runChild(
  'node_modules/@playwright/test/cli.js',
  ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', ...LONG.map((name) => `${name}.spec.ts`)],
  { CHROME_PATH: browser.path, HEARTHLINE_SOAK: '1' },
)
