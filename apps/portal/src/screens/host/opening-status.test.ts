import { expect, it } from 'vitest'
import { openingStatus } from './opening-status.ts'

const day = (weekdayValue: number, startTime: string | null, endTime: string | null) => ({
  weekdayValue,
  isOpen: startTime !== null,
  startTime,
  endTime,
})
const WEEK = [...[1, 2, 3, 4, 5].map((value) => day(value, '06:00', '17:00')), day(6, '07:00', '15:00'), day(7, null, null)]
/** Pacific Standard Time is eight hours behind UTC, Daylight Time seven. */
const at = (instant: string) => openingStatus(WEEK, new Date(instant))

it('is open from the first minute up to, but not including, the last', () => {
  expect(at('2026-11-23T14:00:00Z')).toEqual({ isOpen: true, words: 'Open now, until 5:00 PM PT.' })
  expect(at('2026-11-24T00:59:00Z').isOpen).toBe(true)
  expect(at('2026-11-24T01:00:00Z')).toEqual({ isOpen: false, words: 'Closed now. Opens tomorrow at 6:00 AM PT.' })
})
it('says when it opens next, across closed days', () => {
  expect(at('2026-11-23T13:59:00Z').words).toBe('Closed now. Opens today at 6:00 AM PT.')
  expect(at('2026-11-21T23:30:00Z').words).toBe('Closed now. Opens on Monday at 6:00 AM PT.')
})
it('follows daylight saving time', () => {
  expect(at('2026-07-06T13:00:00Z').isOpen).toBe(true)
  expect(at('2026-07-06T12:59:00Z').isOpen).toBe(false)
})
it('promises nothing when there is never an answer', () => {
  expect(openingStatus([], new Date('2026-11-23T14:00:00Z'))).toEqual({ isOpen: false, words: 'Closed now.' })
})
it('midnight is the start of a day', () => {
  expect(openingStatus([day(2, '00:00', '23:59')], new Date('2026-11-24T08:00:00Z')).isOpen).toBe(true)
})
