/** Counts and the names of failed tests from the JSON reports of the two test tools; a report that is not there, or has nothing in it, is a failure. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import { type Counts, failedOnce } from './section.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly VitestFile[]
}

interface VitestFile {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

const readJson = <T>(path: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** A tool that ended badly without naming a failed test (a crash, an unhandled error) counts as one failure. */
function settle(counts: Counts, exitCode: number): Counts {
  if (counts.passed + counts.failed === 0) return failedOnce
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function readVitest(path: string, exitCode: number): Counts {
  const report = readJson<VitestReport>(path)
  if (!report) return failedOnce
  // A file that cannot even be loaded has no tests to fail.
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const path = relative(ROOT, file.name)
      const failed = file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${path}: ${fullName}`)
      return failed.length > 0 ? failed : [`${path} could not be loaded`]
    })
  const broken = failures.filter((failure) => failure.endsWith(' could not be loaded')).length
  return settle(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
    },
    exitCode,
  )
}

const namesOfFailed = (suites: readonly PlaywrightSuite[], above: readonly string[] = []): string[] =>
  suites.flatMap(({ title, specs = [], suites: below = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => [...above, title, spec.title].join(' › ')),
    ...namesOfFailed(below, [...above, title]),
  ])

export function readPlaywright(path: string, exitCode: number): Counts {
  const report = readJson<PlaywrightReport>(path)
  if (!report) return failedOnce
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle({ passed: expected + flaky, failed: unexpected, skipped, failures: namesOfFailed(report.suites) }, exitCode)
}
