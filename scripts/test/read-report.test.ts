import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../check/run-tool.ts'
import { readPlaywright, readVitest } from './read-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearthline-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const vitest = (numPassedTests: number, numFailedTests: number, testResults: unknown[] = []) =>
  report({ numPassedTests, numFailedTests, numPendingTests: 0, numTodoTests: 0, testResults })

test('passed and failed tests are counted', () => {
  expect(readVitest(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 0, failures: [] })
  expect(readPlaywright(report({ suites: [], stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } }), 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: [],
  })
})

test('failed tests are named, with their file', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'an offer is kept' },
    { status: 'failed', fullName: 'an offer is shown' },
  ]
  const files = [{ name: join(ROOT, 'packages/offers.test.ts'), status: 'failed', assertionResults }]
  expect(readVitest(vitest(1, 1, files), 1).failures).toEqual(['packages/offers.test.ts: an offer is shown'])
  const specs = [
    { title: 'is found', ok: true },
    { title: 'is lost', ok: false },
  ]
  const suites = [{ title: 'a.spec.ts', specs, suites: [{ title: 'at night', specs: [{ title: 'is dark', ok: false }] }] }]
  expect(readPlaywright(report({ suites, stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 } }), 1).failures).toEqual([
    'a.spec.ts › is lost',
    'a.spec.ts › at night › is dark',
  ])
})

test('a file that cannot be loaded is a failure, although no test of it failed', () => {
  const counts = readVitest(vitest(7, 0, [{ name: join(ROOT, 'a.test.ts'), status: 'failed', assertionResults: [] }]), 1)
  expect(counts).toEqual({ passed: 7, failed: 1, skipped: 0, failures: ['a.test.ts could not be loaded'] })
})

test('a run that ended with an error but no failed test is a failure', () => {
  expect(readVitest(vitest(7, 0), 1).failed).toBe(1)
})

test('a run without a report, or in which nothing ran, is a failure', () => {
  expect(readVitest(join(folder, 'nowhere.json'), 0).failed).toBe(1)
  expect(readVitest(vitest(0, 0), 0).failed).toBe(1)
})
