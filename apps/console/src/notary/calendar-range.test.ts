import type { NotaryAppointmentBody } from '@hearthline/contract'
import { describe, expect, it } from 'vitest'
import { daysOf, momentsAround, moved, onDay } from './calendar-range.ts'

const at = (shownAt: string, zone: string) => ({ shownAt, zone }) as NotaryAppointmentBody

describe('the notary calendar', () => {
  it('shows a week from Monday to Sunday, whichever of its days is chosen', () => {
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-29']) expect(daysOf('week', day)[0]).toBe('2026-11-23')
    expect(daysOf('week', '2026-11-24').at(-1)).toBe('2026-11-29')
    expect(daysOf('day', '2026-11-24')).toEqual(['2026-11-24'])
  })

  it('moves by what it shows', () => {
    expect([moved('day', '2026-11-30', 1), moved('week', '2026-11-30', -1)]).toEqual(['2026-12-01', '2026-11-23'])
  })

  it('shows an appointment on its day at the home, and asks for enough to know it', () => {
    const evening = at('2026-11-25T03:00:00.000Z', 'America/Denver')
    expect(onDay([evening], '2026-11-24')).toEqual([evening])
    expect(onDay([evening], '2026-11-25')).toEqual([])
    const { from, to } = momentsAround('day', '2026-11-24')
    expect(from < evening.shownAt && evening.shownAt < to).toBe(true)
  })
})
