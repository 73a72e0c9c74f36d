import { expect, test } from 'vitest'
import { failedOnce, formatBudget, summarize } from './section.ts'

const counts = { passed: 3, failed: 0, skipped: 0 }

test('each section is reported with its budget, and the total comes last on its own line', () => {
  const said: string[] = []
  const outcomes = [
    { name: 'Set-up', seconds: 4.4, budgetSeconds: 90 },
    { name: 'Checks', seconds: 70.2, budgetSeconds: 60, counts },
    { name: 'Journeys', seconds: 10, budgetSeconds: 60, counts: { passed: 1, failed: 2, skipped: 5 } },
  ]
  expect(summarize(outcomes, { name: 'In all', seconds: 80, budgetSeconds: 720 }, (line) => said.push(line))).toEqual({
    passed: 4,
    failed: 2,
    skipped: 5,
  })
  expect(said.at(-1)).toBe('4 passed, 2 failed')
  expect(said.filter((line) => line !== '').map((line) => line.replaceAll(/ {2,}/g, ' '))).toEqual([
    ' Set-up 4 s of 90 s, within its budget',
    ' Checks 3 passed, 0 failed 70 s of 60 s, over its budget',
    ' Journeys 1 passed, 2 failed, 5 skipped 10 s of 60 s, within its budget',
    ' In all 80 s of 720 s, within its budget',
    '4 passed, 2 failed',
  ])
})

test('what failed is named before the closing line', () => {
  const said: string[] = []
  const failures = ['a.spec.ts › is lost', 'b.spec.ts › is late']
  const outcome = { name: 'Journeys', seconds: 1, budgetSeconds: 2, counts: { passed: 1, failed: 2, skipped: 0, failures } }
  summarize([outcome], { name: 'In all', seconds: 1, budgetSeconds: 2 }, (line) => said.push(line))
  expect(said.slice(-4)).toEqual(['  Journeys: a.spec.ts › is lost', '  Journeys: b.spec.ts › is late', '', '1 passed, 2 failed'])
})

test('the last second of a budget is within it, and exceeding it fails nothing', () => {
  expect(formatBudget(60.4, 60)).toBe('60 s of 60 s, within its budget')
  expect(
    summarize([{ name: 'Checks', seconds: 999, budgetSeconds: 60, counts }], { name: 'In all', seconds: 1, budgetSeconds: 2 }, () => {}),
  ).toEqual(counts)
})

test('a section that broke counts as one failure', () => {
  expect(
    summarize(
      [{ name: 'Checks', seconds: 1, budgetSeconds: 60, counts: failedOnce }],
      { name: 'In all', seconds: 1, budgetSeconds: 2 },
      () => {},
    ).failed,
  ).toBe(1)
})
