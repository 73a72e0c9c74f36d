/** Counts from the JSON reports of the two test tools; a report that is not there, or has nothing in it, is a failure. */
import { readFileSync } from 'node:fs'
import { type Counts, failedOnce } from './section.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

interface PlaywrightReport {
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
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  return settle(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped: report.numPendingTests + report.numTodoTests },
    exitCode,
  )
}

export function readPlaywright(path: string, exitCode: number): Counts {
  const report = readJson<PlaywrightReport>(path)
  if (!report) return failedOnce
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle({ passed: expected + flaky, failed: unexpected, skipped }, exitCode)
}
