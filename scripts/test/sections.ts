/** What `npm test` passes, in order: the checks, the tests on both databases, the journeys in a browser. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../check/main.ts'
import { ROOT } from '../check/run-tool.ts'
import { findBrowser } from './find-browser.ts'
import { readPlaywright, readVitest } from './read-report.ts'
import { runChild } from './run-child.ts'
import { failedOnce, type Section } from './section.ts'
import { startPostgres, type TestServer } from './start-postgres.ts'

export interface Workshop {
  /** Of this run alone; gone afterwards. */
  readonly folder: string
  /** Undone when the run ends, however it ends. */
  later(undo: () => Promise<void>): void
}

const JOURNEYS = 'e2e/playwright.config.ts'

async function vitest(folder: string, name: string, only: readonly string[], settings: Record<string, string>) {
  const report = join(folder, `${name}.json`)
  const args = ['run', ...only, '--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return readVitest(report, await runChild('node_modules/vitest/vitest.mjs', args, settings))
}

export const sections = ({ folder, later }: Workshop): readonly Section[] => [
  { name: 'Checks', run: async () => ({ ...(await runChecks()), skipped: 0 }) },
  { name: 'Tests, embedded database', run: () => vitest(folder, 'embedded', [], { HEARTHLINE_TEST_DB: 'embedded' }) },
  {
    name: 'Tests of the server, PostgreSQL',
    run: async () => {
      const server = await postgres()
      if (!server) return failedOnce
      later(server.stop)
      const counts = await vitest(folder, 'postgres', ['apps/server'], {
        HEARTHLINE_TEST_DB: 'postgres',
        TEST_DATABASE_URL: server.adminUrl,
      })
      await server.stop()
      return counts
    },
  },
  { name: 'Journeys in a browser', run: () => journeys(folder) },
]

/** The one that is named, else one of our own for this run. */
async function postgres(): Promise<TestServer | undefined> {
  const named = process.env.DATABASE_URL
  if (named) return { adminUrl: named, stop: async () => undefined }
  try {
    return await startPostgres()
  } catch (problem) {
    console.log(`  ${problem instanceof Error ? problem.message : problem}`)
    return undefined
  }
}

async function journeys(folder: string) {
  if (!existsSync(join(ROOT, JOURNEYS))) {
    console.log(`  There are no browser journeys yet (${JOURNEYS} is not there): none were run.`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  const browser = findBrowser()
  if ('missing' in browser) {
    console.log(`  ${browser.missing}`)
    return failedOnce
  }
  console.log(`  Browser: ${browser.path} (${browser.how})`)
  const report = join(folder, 'journeys.json')
  const args = ['test', '--config', JOURNEYS, '--reporter=list,json', '--output', join(ROOT, '.cache', 'journeys', String(process.pid))]
  const code = await runChild('node_modules/@playwright/test/cli.js', args, {
    CHROME_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CI: '1',
  })
  return readPlaywright(report, code)
}
