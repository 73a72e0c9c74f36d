import { factsUpTo, type Item, notaryAppointment, standing } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { refuseOverMeeting } from './refuse-over-meeting.ts'

const BOOKED = '2026-11-23T18:30:00.000Z'
const AT = '2026-12-02T18:00:00.000Z'

const answered = (now: string) => () => {
  const { walk, step } = standing({
    ...factsUpTo('notary-session', BOOKED, {
      'notary-appointment': { meeting: 'MANUAL', place: 'HOME', at: AT },
      'notary-booking': { status: 'BOOKED', meeting: 'MANUAL', reference: 'meeting-1', at: AT, deed: '0'.repeat(64) },
    }),
    now,
  })
  refuseOverMeeting(notaryAppointment as Item, walk, step, now)
}

describe('an appointment with a notary in person', () => {
  it('is changed or canceled until it begins, and not from then on', () => {
    expect(answered('2026-12-02T17:59:59.000Z')).not.toThrow()
    expect(answered(AT)).toThrow('Your appointment has begun')
  })
})
