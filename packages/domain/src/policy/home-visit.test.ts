import { describe, expect, it } from 'vitest'
import { dayOfWeek } from '../values/local-date.ts'
import { endOfVisit, formatVisit, refuseVisit, visitDays } from './home-visit.ts'

describe('the times at which someone may come to see a home', () => {
  it('begin two working days ahead and leave out Sundays and federal holidays', () => {
    // Monday before Thanksgiving.
    const days = visitDays('2026-11-23')
    expect(days).toEqual([
      ...['2026-11-25', '2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01'],
      ...['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-07'],
    ])
    expect(days.some((day) => dayOfWeek(day) === 0)).toBe(false)
  })

  it('do not begin before a fee may be charged', () => {
    expect(visitDays('2026-11-23', '2026-12-05')[0]).toBe('2026-12-05')
    expect(visitDays('2026-11-23', '2026-12-06')[0]).toBe('2026-12-07')
    expect(refuseVisit({ on: '2026-12-04', window: 'MORNING' }, '2026-11-23', '2026-12-05')).toContain('no longer available')
  })

  it('are refused on a closed day, in the past, and too far ahead, and taken a day after they were shown', () => {
    const refused = (on: string, today = '2026-11-23') => refuseVisit({ on, window: 'MORNING' }, today)
    expect(refused('2026-11-26')).toContain('federal holidays')
    expect(refused('2026-11-29')).toContain('Sundays')
    expect(refused('2026-11-23')).toContain('no longer available')
    expect(refused('2027-01-05')).toContain('no longer available')
    expect(refused('2026-11-25')).toBeUndefined()
    expect(refused('2026-11-25', '2026-11-24')).toBeUndefined()
    expect(refused('2026-11-25', '2026-11-25')).toContain('no longer available')
  })

  it('end by the clock at the home, and are written as people say them', () => {
    const visit = { on: '2026-11-25', window: 'MIDDAY' } as const
    expect(endOfVisit(visit, 'America/Los_Angeles')).toBe('2026-11-25T23:00:00.000Z')
    expect(endOfVisit(visit, 'America/New_York')).toBe('2026-11-25T20:00:00.000Z')
    expect(formatVisit(visit)).toBe('Wednesday, November 25, noon to 3 PM')
    expect(formatVisit({ on: '2026-11-25', window: 'MORNING' })).toBe('Wednesday, November 25, 9 AM to noon')
  })
})
