/** What `npm test` passes: the checks and the tests, on both databases, in one lane; the journeys in a browser in another. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../check/main.ts'
import { ROOT } from '../check/run-tool.ts'
import { findBrowser } from './find-browser.ts'
import { readPlaywright, readVitest } from './read-report.ts'
import { runChild } from './run-child.ts'
import { failedOnce, type Lane, type Say } from './section.ts'
import { startPostgres, type TestServer } from './start-postgres.ts'

export interface Workshop {
  /** Of this run alone; gone afterwards. */
  readonly folder: string
  /** Undone when the run ends, however it ends. */
  later(undo: () => Promise<void>): void
}

const JOURNEYS = 'e2e/playwright.config.ts'

/** Which of vitest.config.ts run on PostgreSQL once more. */
const DATABASE = ['database']
const WITHOUT = ['pure', 'server', 'screens', 'alone']

async function vitest(folder: string, name: string, projects: readonly string[], settings: Record<string, string>, say: Say) {
  const report = join(folder, `${name}.json`)
  const only = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...only, '--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return readVitest(report, await runChild({ entry: 'node_modules/vitest/vitest.mjs', args, settings, say }))
}

export const lanes = ({ folder, later }: Workshop): readonly Lane[] => [
  [
    { name: 'Checks', short: 'checks', budgetSeconds: 150, run: async (say) => ({ ...(await runChecks(say)), skipped: 0 }) },
    {
      name: 'Tests without a database',
      short: 'tests',
      budgetSeconds: 150,
      run: (say) => vitest(folder, 'tests', WITHOUT, {}, say),
    },
    {
      name: 'Tests on the embedded database',
      short: 'embedded',
      budgetSeconds: 180,
      run: (say) => vitest(folder, 'embedded', DATABASE, { HEARTHLINE_TEST_DB: 'embedded' }, say),
    },
    {
      name: 'Tests on PostgreSQL',
      short: 'postgres',
      budgetSeconds: 150,
      run: async (say) => {
        const server = await postgres(say)
        if (!server) return failedOnce
        later(server.stop)
        const settings = { HEARTHLINE_TEST_DB: 'postgres', TEST_DATABASE_URL: server.adminUrl }
        const counts = await vitest(folder, 'postgres', DATABASE, settings, say)
        await server.stop()
        return counts
      },
    },
  ],
  [{ name: 'Journeys in a browser', short: 'journeys', budgetSeconds: 600, run: (say) => journeys(folder, say) }],
]

/** The one that is named, else one of our own for this run. */
async function postgres(say: Say): Promise<TestServer | undefined> {
  const named = process.env.DATABASE_URL
  if (named) return { adminUrl: named, stop: async () => undefined }
  try {
    return await startPostgres()
  } catch (problem) {
    say(problem instanceof Error ? problem.message : String(problem))
    return undefined
  }
}

async function journeys(folder: string, say: Say) {
  if (!existsSync(join(ROOT, JOURNEYS))) {
    say(`There are no browser journeys yet (${JOURNEYS} is not there): none were run.`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
  const browser = findBrowser(say)
  if ('missing' in browser) {
    say(browser.missing)
    return failedOnce
  }
  say(`Browser: ${browser.path} (${browser.how})`)
  const report = join(folder, 'journeys.json')
  const args = ['test', '--config', JOURNEYS, '--reporter=list,json', '--output', join(ROOT, '.cache', 'journeys', String(process.pid))]
  const settings = { CHROME_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: '1' }
  const code = await runChild({ entry: 'node_modules/@playwright/test/cli.js', args, settings, say })
  return readPlaywright(report, code)
}
