import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
  expect(readVitest(vitest(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 })
  expect(readPlaywright(report({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } }), 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
  })
})

test('a file that cannot be loaded is a failure, although no test of it failed', () => {
  expect(readVitest(vitest(7, 0, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1)
})

test('a run that ended badly without a failed test is a failure', () => {
  expect(readVitest(vitest(7, 0), 1).failed).toBe(1)
})

test('a run without a report, or in which nothing ran, is a failure', () => {
  expect(readVitest(join(folder, 'nowhere.json'), 0).failed).toBe(1)
  expect(readVitest(vitest(0, 0), 0).failed).toBe(1)
})
