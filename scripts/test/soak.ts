/**
 * `npm run test:soak`: what breaks the product on purpose (databases taken away, full disks, hostile files), the property tests with many more draws, all database tests on the embedded one, then every journey in its long form:
 * those left out of `npm test`, and the gallery in every brand and theme, and at every width; hours on a small machine.
 */
import { findBrowser } from './find-browser.ts'
import { runChild } from './run-child.ts'
import { startPostgres } from './start-postgres.ts'

/** How often the crash test kills the server, on each kind of database. */
const KILLS = '12'

/** How many draws each property test makes: `npm run test:soak -- properties` runs them alone. */
const DRAWS = '50000'

const named = process.argv.slice(2)
const EMBEDDED = 'embedded'
const isAsked = (name: string) => named.length === 0 || named.includes(name)

/** A PostgreSQL that the product may lose: it is not the one whose tests make databases. */
async function breakIt(): Promise<number> {
  const server = await startPostgres()
  const run = (args: readonly string[], settings: Record<string, string> = {}) =>
    runChild({
      entry: 'node_modules/vitest/vitest.mjs',
      args: ['run', ...args],
      settings: { TEST_DATABASE_URL: server.adminUrl, HEARTHLINE_SOAK: KILLS, PROPERTY_RUNS: DRAWS, ...settings },
    })
  try {
    let broken = named.length === 1 && named[0] === EMBEDDED ? 0 : await run(['--config', 'vitest.soak.config.ts', ...named])
    const also = async (...what: Parameters<typeof run>) => {
      broken = (await run(...what)) || broken
    }
    if (isAsked(EMBEDDED)) await also(['--project', 'database'], { HEARTHLINE_TEST_DB: 'embedded' })
    if (isAsked('screens')) await also(['--project', 'screens'], { HEARTHLINE_SOAK: '1' })
    if (isAsked('crash')) await also(['--project', 'database', 'api/crash.test.ts'], { HEARTHLINE_TEST_DB: 'postgres' })
    return broken
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
  return runChild({
    entry: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list'],
    settings: { CHROME_PATH: browser.path, HEARTHLINE_SOAK: '1' },
  })
}

const broken = await breakIt()
// With names given, only the soak tests of those names were asked for.
process.exitCode = named.length > 0 ? broken : (await lookAtEverything()) || broken
