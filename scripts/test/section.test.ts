import { expect, test } from 'vitest'
import { budgetWords, failedOnce, sumUp } from './section.ts'

const counts = { passed: 3, failed: 0, skipped: 0 }

test('each section is told beside its budget, and the counts of all come last and alone', () => {
  const said: string[] = []
  const outcomes = [
    { name: 'Set-up', seconds: 4.4, budgetSeconds: 90 },
    { name: 'Checks', seconds: 70.2, budgetSeconds: 60, counts },
    { name: 'Journeys', seconds: 10, budgetSeconds: 60, counts: { passed: 1, failed: 2, skipped: 5 } },
  ]
  expect(sumUp(outcomes, { name: 'In all', seconds: 80, budgetSeconds: 720 }, (line) => said.push(line))).toEqual({
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

test('the last second of a budget is within it, and being over it fails nothing', () => {
  expect(budgetWords(60.4, 60)).toBe('60 s of 60 s, within its budget')
  expect(
    sumUp([{ name: 'Checks', seconds: 999, budgetSeconds: 60, counts }], { name: 'In all', seconds: 1, budgetSeconds: 2 }, () => {}),
  ).toEqual(counts)
})

test('a section that broke counts as one failure', () => {
  expect(
    sumUp(
      [{ name: 'Checks', seconds: 1, budgetSeconds: 60, counts: failedOnce }],
      { name: 'In all', seconds: 1, budgetSeconds: 2 },
      () => {},
    ).failed,
  ).toBe(1)
})
