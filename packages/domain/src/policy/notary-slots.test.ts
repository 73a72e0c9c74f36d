import { describe, expect, it } from 'vitest'
import { formatAppointment, notaryDays, notarySlots, refuseNotaryTime } from './notary-slots.ts'

describe('times with a notary', () => {
  it('are by the clock of the home, also on the days when clocks change', () => {
    for (const day of ['2026-11-24', '2026-11-01', '2027-03-14']) {
      const slots = notarySlots('ONLINE', day, 'America/Denver')
      expect([
        slots.length,
        formatAppointment(slots[0]!, 'America/Denver').slice(-10),
        formatAppointment(slots.at(-1)!, 'America/Denver').slice(-10),
      ]).toEqual([25, '8:00 AM MT', '8:00 PM MT'])
    }
  })

  it('in person are on working days, two business days ahead', () => {
    // The day before Thanksgiving.
    const days = notaryDays('MANUAL', '2026-11-25')
    expect(days[0]).toBe('2026-11-28')
    expect(days).not.toContain('2026-11-29')
    const [first] = notarySlots('MANUAL', '2026-11-29', 'America/Denver')
    expect(refuseNotaryTime('MANUAL', first!, 'America/Denver', '2026-11-25')).toContain('Sundays')
  })

  it('are taken only as they are offered', () => {
    const [first] = notarySlots('ONLINE', '2026-11-25', 'America/Denver')
    expect(refuseNotaryTime('ONLINE', first!, 'America/Denver', '2026-11-24')).toBeUndefined()
    expect(refuseNotaryTime('ONLINE', new Date(Date.parse(first!) + 60_000).toISOString(), 'America/Denver', '2026-11-24')).toContain(
      'Choose one of the times',
    )
    expect(refuseNotaryTime('ONLINE', first!, 'America/Denver', '2026-11-26')).toContain('no longer available')
    expect(refuseNotaryTime('ONLINE', first!, 'America/Denver', '2026-10-01')).toContain('no longer available')
  })
})
