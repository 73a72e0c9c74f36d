import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const at = (passed: number) => relativeTime(new Date(now - passed).toISOString(), now)

it('counts minutes, hours, days and weeks', () => {
  expect([at(MINUTE), at(59 * MINUTE), at(60 * MINUTE), at(5 * 60 * MINUTE)]).toEqual([
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '5 hours ago',
  ])
  expect([at(DAY), at(6 * DAY), at(7 * DAY), at(27 * DAY), at(28 * DAY)]).toEqual([
    '1 day ago',
    '6 days ago',
    '1 week ago',
    '3 weeks ago',
    '4 weeks ago',
  ])
})

it('names month and day after four weeks', () => {
  expect(at(29 * DAY)).toBe('October 23')
  expect(at(400 * DAY)).toMatch(/^October 1[67]$/)
})

it('says "just now" within the first minute and when a clock is behind, and nothing for an invalid time', () => {
  expect([at(20_000), at(-5 * MINUTE), relativeTime('yesterday', now)]).toEqual(['just now', 'just now', ''])
})
