import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, keyDates, nextAction, standing, walk } from '../index.ts'
import { notaryBooking } from './items/notary/notary-booking.ts'

type Given = Record<string, unknown>

describe('an appointment with the notary', () => {
  const booked = (at?: string) => ({
    'notary-appointment': { meeting: 'ONLINE', location: 'CA', ...(at && { at }) },
    'notary-booking': { ...notaryBooking.example, ...(at && { at }) },
  })
  // Saturday, 9:00 AM in California.
  const SATURDAY = booked('2026-11-28T17:00:00.000Z')
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

  it('without a time is today, and one that is past counts no more', () => {
    expect(days('2026-11-25T20:00:00Z', booked())[0]).toBe('As early as Wednesday, November 25')
    expect(days('2026-11-30T20:00:00Z', SATURDAY)[0]).toBe('As early as Tuesday, December 1')
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
