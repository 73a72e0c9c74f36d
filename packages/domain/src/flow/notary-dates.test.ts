import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, type ItemId, keyDates, nextAction, nextDate, standing, walk } from '../index.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { texasNotice } from './items/apply/texas-notice.ts'
import { texasItemization } from './items/closing/texas-itemization.ts'
import { notaryAppointment } from './items/notary/notary-appointment.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'

type Given = Record<string, unknown>

describe('an appointment with the notary', () => {
  const booked = (at?: string) => ({
    'notary-appointment': { meeting: 'ONLINE', location: 'CA', ...(at && { at }) },
    'notary-booking': { ...notaryBooking.example, ...(at && { at }) },
  })
  // Saturday, 9:00 AM in California.
  const SATURDAY = booked('2026-11-28T17:00:00.000Z')
  const colorado = { 'property-address': { ...propertyAddress.example, state: 'CO', city: 'Denver', zip: '80202' } }
  const days = (now: string, given: Given) => {
    const facts = factsUpTo('notary-session', now, given)
    const lines = keyDates(walk(FLOW as readonly Item[], facts), facts)
    return ['Sign with the notary', 'Right to cancel ends'].map((label) => lines.find((line) => line.label === label)?.detail)
  }

  it('is the day of signing, a weekend too, and the right to cancel is counted from it', () => {
    const expected = [
      'Saturday, November 28, 9:00 AM PT',
      'Wednesday, December 2 at midnight where your home is, if you sign on Saturday, November 28',
    ]
    expect(days('2026-11-25T20:00:00Z', SATURDAY)).toEqual(expected)
    // Also on its own morning.
    expect(days('2026-11-28T15:10:00Z', SATURDAY)).toEqual(expected)
  })

  it('without a time is today', () => {
    expect(days('2026-11-25T20:00:00Z', booked())[0]).toBe('As early as Wednesday, November 25')
  })

  it('that is over is no day to come: until it is recorded what comes after it has the earliest day', () => {
    expect(days('2026-11-30T20:00:00Z', SATURDAY)).toEqual([
      'After we record your appointment of Saturday, November 28',
      'As early as Thursday, December 3, at midnight where your home is',
    ])
    // Half an hour after its time, on its own day.
    expect(days('2026-11-28T17:29:00Z', SATURDAY)[0]).toBe('Saturday, November 28, 9:00 AM PT')
    expect(days('2026-11-28T17:30:00Z', SATURDAY)[0]).toBe('After we record your appointment of Saturday, November 28')
    const facts = factsUpTo('notary-session', '2026-11-30T20:00:00Z', SATURDAY)
    const stands = walk(FLOW as readonly Item[], facts)
    expect(nextDate(keyDates(stands, facts), stands, facts)?.label).toBe('Right to cancel ends')
  })

  it('that was missed is said to be, also on its own day, and leads to another', () => {
    const missed = { ...SATURDAY, ...colorado, 'notary-session': { outcome: 'MISSED', fault: 'SIGNER_ABSENT' } }
    for (const [now, first] of [
      ['2026-11-28T18:00:00Z', 'Saturday, November 28'],
      ['2026-11-30T20:00:00Z', 'Monday, November 30'],
    ] as const) {
      const facts = factsUpTo('notary-rebooking', now, missed)
      const stands = walk(FLOW as readonly Item[], facts)
      const next = nextDate(keyDates(stands, facts), stands, facts)
      expect(next?.detail).toBe(`The appointment of Saturday, November 28 was missed. Choose another time, as early as ${first}`)
      expect(nextAction(stands, 'DEED_SIGNING', facts)).toMatchObject({ waitingOn: 'you', title: 'Choose another time for your notary' })
    }
  })

  it('has as its first day the one that is then offered: online at once, holidays too, in person after notice', () => {
    // The Wednesday before Thanksgiving.
    const now = '2026-11-25T20:00:00Z'
    const told = (until: ItemId, given: Given = {}) => {
      const facts = factsUpTo(until, now, given)
      const stands = walk(FLOW as readonly Item[], facts)
      return {
        on: keyDates(stands, facts).find(({ label }) => label === 'Sign with the notary')?.on,
        offered: notaryAppointment.about?.of(stands.known, '2026-11-25') as { onlineDays: string[]; manualDays: string[] },
      }
    }
    const california = { 'property-address': { ...propertyAddress.example, state: 'CA' } }
    const online = told('notary-appointment', colorado)
    expect([online.on, online.offered.onlineDays[0]]).toEqual(['2026-11-25', '2026-11-26'])
    const inPerson = told('notary-appointment', california)
    expect([inPerson.on, inPerson.offered.manualDays[0]]).toEqual(['2026-11-28', '2026-11-28'])
    // What is left before it can be done on the same day.
    expect(told('note-signing', colorado).on).toBe('2026-11-25')
    expect(told('note-signing', california).on).toBe('2026-11-28')
  })

  it('is told from the final offer on as it is then offered, whatever the state and the day', () => {
    fc.assert(
      fc.property(fc.constantFrom('CA', 'CO', 'FL', 'GA', 'TX'), fc.integer({ min: 0, max: 40 }), (state, after) => {
        const now = new Date(Date.parse('2026-10-20T20:00:00Z') + after * 86_400_000).toISOString()
        const given = {
          'property-address': { ...propertyAddress.example, state },
          'submission-time': { at: now },
          'texas-notice': { ...texasNotice.example, givenAt: now },
          'texas-itemization': { ...texasItemization.example, givenAt: now },
        }
        const facts = factsUpTo('final-offer', now, given)
        const on = keyDates(walk(FLOW as readonly Item[], facts), facts).find(({ label }) => label.startsWith('Sign '))?.on
        // As soon as the wait of the state is over.
        const choosing = state === 'TX' ? new Date(Date.parse(now) + 12 * 86_400_000).toISOString() : now
        const today = choosing.slice(0, 10)
        const booking = factsUpTo('notary-appointment', choosing, given)
        const known = walk(FLOW as readonly Item[], booking).known
        const offered = notaryAppointment.about?.of(known, today) as { meetings: string[]; manualDays: string[] }
        expect([state, now, on]).toEqual([state, now, offered.meetings.includes('ONLINE') ? today : offered.manualDays[0]])
      }),
      { numRuns: 40 },
    )
  })

  it('is what the borrower has to do: when, how, and the way to the session', () => {
    const action = (now: string, given: Given) => {
      const facts = factsUpTo('notary-session', now, given)
      const { walk: stands, step } = standing(facts)
      return nextAction(stands, step, facts)
    }
    const online = action('2026-11-25T20:00:00Z', SATURDAY)
    expect(online).toMatchObject({ title: 'Meet your notary online', waitingOn: 'you', screen: 'notary/session' })
    expect(online.why).toContain('Your appointment is Saturday, November 28, 9:00 AM PT. Join by video')
    expect(action('2026-11-25T20:00:00Z', booked()).why).toContain('A notary meets you online now')
    const inPerson = { meeting: 'MANUAL', at: '2026-11-30T17:00:00.000Z' }
    const given = { 'notary-appointment': { ...inPerson, place: 'HOME' }, 'notary-booking': { ...notaryBooking.example, ...inPerson } }
    expect(action('2026-11-25T20:00:00Z', given)).toMatchObject({
      waitingOn: 'you',
      why: expect.stringContaining('Monday, November 30, 9:00 AM PT, at your home.'),
    })
    expect(action('2026-11-30T19:00:00Z', given)).toMatchObject({ waitingOn: 'us', why: expect.stringContaining('Our team records') })
  })
})
