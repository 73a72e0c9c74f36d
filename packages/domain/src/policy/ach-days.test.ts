import { expect, it } from 'vitest'
import { achDays } from './ach-days.ts'

it.each([
  ['a banking day before the cut-off', '2026-11-23T18:00:00.000Z', '2026-11-23', '2026-11-24'],
  ['after the cut-off it is the next one', '2026-11-23T22:30:00.000Z', '2026-11-24', '2026-11-25'],
  ['Thanksgiving is left out', '2026-11-25T18:00:00.000Z', '2026-11-25', '2026-11-27'],
  ['a Saturday', '2026-11-28T18:00:00.000Z', '2026-11-30', '2026-12-01'],
  ['a Sunday before a holiday, which is observed on its own day', '2027-01-17T18:00:00.000Z', '2027-01-19', '2027-01-20'],
])('money leaves on a banking day and settles on the next: %s', (_rule, now, fileOn, settlesOn) => {
  expect(achDays(now)).toEqual({ fileOn, settlesOn })
})

it('the hour of the cut-off is the lender’s bank’s to say', () => {
  expect(achDays('2026-11-23T22:30:00.000Z', '15:00').fileOn).toBe('2026-11-23')
})
