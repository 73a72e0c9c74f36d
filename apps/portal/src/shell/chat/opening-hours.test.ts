import { expect, it } from 'vitest'
import { type DayHours, openingHours } from './opening-hours.ts'

const day = (weekdayValue: number, startTime: string | null, endTime: string | null): DayHours => ({
  weekdayValue,
  isOpen: startTime !== null,
  startTime,
  endTime,
})
const week = (workday: readonly [string, string], weekend: readonly [string | null, string | null]) =>
  [1, 2, 3, 4, 5, 6, 7].map((value) => {
    const [start, end] = value < 6 ? workday : weekend
    return day(value, start, end)
  })

it('puts days of the same hours together; the weekend is days 6 and 7', () => {
  expect(openingHours(week(['06:00', '17:00'], ['07:00', '15:00']))).toEqual([
    'Monday to Friday 6:00 AM to 5:00 PM PT',
    'Saturday and Sunday 7:00 AM to 3:00 PM PT',
  ])
  expect(openingHours(week(['08:30', '12:00'], [null, null]))).toEqual([
    'Monday to Friday 8:30 AM to 12:00 PM PT',
    'Saturday and Sunday closed',
  ])
})

it('reads the days in any order, and does not join days that are apart', () => {
  const days = week(['06:00', '17:00'], ['06:00', '17:00']).map((one) => (one.weekdayValue === 3 ? day(3, '06:00', '12:00') : one))
  expect(openingHours(days.toReversed())).toEqual([
    'Monday and Tuesday 6:00 AM to 5:00 PM PT',
    'Wednesday 6:00 AM to 12:00 PM PT',
    'Thursday to Sunday 6:00 AM to 5:00 PM PT',
  ])
})

it('a closed day is closed, whatever hours it lists', () => {
  expect(openingHours([{ weekdayValue: 7, isOpen: false, startTime: '06:00', endTime: '17:00' }])).toEqual(['Sunday closed'])
})
