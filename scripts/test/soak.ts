/**
 * `npm run test:soak`: what breaks the product on purpose (databases taken away, full disks, hostile files), then the journeys that look at every
 * page in every brand and theme, and at every width; hours on a small machine.
 */
import { findBrowser } from './find-browser.ts'
import { runChild } from './run-child.ts'
import { startPostgres } from './start-postgres.ts'

const LONG = ['gallery', 'account-pages', 'shell-accessible', 'branches', 'declines']

/** A PostgreSQL that the product may lose: it is not the one whose tests make databases. */
async function breakIt(): Promise<number> {
  const server = await startPostgres()
  try {
    return await runChild('node_modules/vitest/vitest.mjs', ['run', '--config', 'vitest.soak.config.ts', ...process.argv.slice(2)], {
      TEST_DATABASE_URL: server.adminUrl,
    })
  } finally {
    await server.stop()
  }
}

async function lookAtEverything(): Promise<number> {
  const browser = findBrowser()
  if ('missing' in browser) {
    console.error(browser.missing)
    return 1
  }
  return runChild(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list', ...LONG.map((name) => `${name}.spec.ts`)],
    { CHROME_PATH: browser.path, HEARTHLINE_SOAK: '1' },
  )
}

const broken = await breakIt()
// With names given, only the soak tests of those names were asked for.
process.exitCode = process.argv.length > 2 ? broken : (await lookAtEverything()) || broken
