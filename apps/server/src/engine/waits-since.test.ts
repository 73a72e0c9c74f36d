import { expect, it } from 'vitest'
import { waitsSince } from './waits-since.ts'

const ROW = { openItem: 'conditions', stepSince: '2026-11-20T18:00:00.000Z' }
const NOW = '2026-11-25T18:00:00.000Z'
const same = { stepChanged: false, openItem: 'conditions', isOursNow: false, now: NOW }

it('what the borrower sent after five days has waited for the team since then, and not for five days', () => {
  expect(waitsSince(ROW, same, undefined)).toBe(ROW.stepSince)
  expect(waitsSince(ROW, { ...same, isOursNow: true }, undefined)).toBe(NOW)
})

it('another item waits since it opened, and a meeting since it took place', () => {
  expect(waitsSince(ROW, { ...same, openItem: 'final-decision' }, undefined)).toBe(NOW)
  expect(waitsSince(ROW, same, '2026-11-22T17:00:00.000Z')).toBe('2026-11-22T17:00:00.000Z')
  // Where the clock was read later, and only then found that the meeting is over.
  expect(waitsSince(ROW, { ...same, isOursNow: true }, '2026-11-22T17:00:00.000Z')).toBe('2026-11-22T17:00:00.000Z')
  expect(waitsSince(ROW, { ...same, isOursNow: true }, '2026-11-19T17:00:00.000Z')).toBe(NOW)
})
