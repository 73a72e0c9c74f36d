import { expect, it } from 'vitest'
import { untilWords } from './until-words.ts'

const inZone = (state: string | undefined, clock: string) => ({ state, clock })

it('a right that ends with a day ends at midnight where the home is, with the lender’s hour beside it', () => {
  expect(untilWords('2026-12-01T05:00:00.000Z', inZone('NY', 'America/New_York'))).toBe(
    'midnight on Monday, November 30, 2026, where the home is (Nov 30, 2026, 9:00 PM PT)',
  )
  expect(untilWords('2026-12-01T08:00:00Z', inZone('CA', 'America/Los_Angeles'))).toBe(
    'midnight on Monday, November 30, 2026, where the home is (Dec 1, 2026, 12:00 AM PT)',
  )
})

it('in a state with two clocks a right ends by the one at the home, and the later one is named as what it is', () => {
  expect(untilWords('2026-12-01T05:00:00.000Z', inZone('FL', 'America/New_York'))).toBe(
    'midnight on Monday, November 30, 2026, where the home is (Nov 30, 2026, 9:00 PM PT)',
  )
  const until = '2026-12-01T06:00:00.000Z'
  expect(untilWords(until, inZone('FL', 'America/New_York'))).toBe(
    'midnight on Monday, November 30, 2026, where the home is (by the later clock of its state: Nov 30, 2026, 10:00 PM PT)',
  )
  expect(untilWords(until, inZone('FL', 'America/Chicago'))).toContain('where the home is (Nov 30, 2026, 10:00 PM PT)')
})

it('what ends at another hour, or before the home is known, is told by the lender’s clock alone', () => {
  expect(untilWords('2026-11-30T20:15:00.000Z', inZone('FL', 'America/New_York'))).toBe('Nov 30, 2026, 12:15 PM PT')
  expect(untilWords('2026-12-01T05:00:00.000Z', inZone(undefined, 'America/New_York'))).toBe('Nov 30, 2026, 9:00 PM PT')
})
