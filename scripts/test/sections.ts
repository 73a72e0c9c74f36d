/**
 * What `npm test` passes, in three lanes side by side, of which all but the checks wait for the build: the checks, the tests without a database, and those whose kind of database decides on the embedded
 * one; all of the database's on PostgreSQL; the journeys in a browser, which a slow answer can fail, and which the others therefore leave the processor to.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../check/main.ts'
import { ROOT } from '../check/run-tool.ts'
import { embeddedTests } from './database-tests.ts'
import { findBrowser } from './find-browser.ts'
import { readPlaywright, readVitest } from './read-report.ts'
import { runChild } from './run-child.ts'
import { failedOnce, type Lane, type Log } from './section.ts'
import { startPostgres, type TestServer } from './start-postgres.ts'

export interface LaneSetup {
  /** Of this run alone; gone afterwards. */
  readonly folder: string
  /** Undone when the run ends, however it ends. */
  later(undo: () => Promise<void>): void
}

const JOURNEYS = 'e2e/playwright.config.ts'

/** Which of vitest.config.ts run on PostgreSQL, and in part on the embedded database. */
const DATABASE = ['database']
const WITHOUT = ['pure', 'server', 'screens', 'alone']

interface Run {
  readonly folder: string
  readonly name: string
  readonly projects: readonly string[]
  /** Of the projects' tests these alone; all where none are given. */
  readonly files?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  readonly log: Log
}

async function vitest({ folder, name, projects, files = [], settings = {}, log }: Run) {
  const report = join(folder, `${name}.json`)
  const only = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...files, ...only, '--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const all = { HEARTHLINE_TEST_SERVER: 'apps/server/dist/main.mjs', ...settings }
  return readVitest(report, await runChild({ entry: 'node_modules/vitest/vitest.mjs', args, settings: all, log, inBackground: true }))
}

export const lanes = ({ folder, later }: LaneSetup): readonly Lane[] => [
  [
    { name: 'Checks', short: 'checks', budgetSeconds: 90, unbuilt: true, run: async (log) => ({ ...(await runChecks(log)), skipped: 0 }) },
    {
      name: 'Tests without a database',
      short: 'tests',
      budgetSeconds: 560,
      run: (log) => vitest({ folder, name: 'tests', projects: WITHOUT, log }),
    },
    {
      name: 'Tests on the embedded database',
      short: 'embedded',
      budgetSeconds: 100,
      run: (log) =>
        vitest({ folder, name: 'embedded', projects: DATABASE, files: embeddedTests(), settings: { HEARTHLINE_TEST_DB: 'embedded' }, log }),
    },
  ],
  [
    {
      name: 'Tests on PostgreSQL',
      short: 'postgres',
      budgetSeconds: 680,
      run: async (log) => {
        const server = await postgres(log)
        if (!server) return failedOnce
        later(server.stop)
        const settings = { HEARTHLINE_TEST_DB: 'postgres', TEST_DATABASE_URL: server.adminUrl }
        const counts = await vitest({ folder, name: 'postgres', projects: DATABASE, settings, log })
        await server.stop()
        return counts
      },
    },
  ],
  [{ name: 'Journeys in a browser', short: 'journeys', budgetSeconds: 600, run: (log) => journeys(folder, log) }],
]

/** The one that is named, else one of our own for this run. */
async function postgres(log: Log): Promise<TestServer | undefined> {
  const named = process.env.DATABASE_URL
  if (named) return { adminUrl: named, stop: async () => undefined }
  try {
    return await startPostgres()
  } catch (problem) {
    log(problem instanceof Error ? problem.message : String(problem))
    return undefined
  }
}

async function journeys(folder: string, log: Log) {
  if (!existsSync(join(ROOT, JOURNEYS))) {
    log(`There are no browser journeys yet (${JOURNEYS} is not there): none were run.`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  const browser = findBrowser(log)
  if ('missing' in browser) {
    log(browser.missing)
    return failedOnce
  }
  log(`Browser: ${browser.path} (${browser.how})`)
  const report = join(folder, 'journeys.json')
  const args = ['test', '--config', JOURNEYS, '--reporter=list,json', '--output', join(ROOT, '.cache', 'journeys', String(process.pid))]
  const settings = { CHROME_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: '1' }
  const code = await runChild({ entry: 'node_modules/@playwright/test/cli.js', args, settings, log })
  return readPlaywright(report, code)
}
