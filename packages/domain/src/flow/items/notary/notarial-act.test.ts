import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Item, Known } from '../../item.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { texasNotice } from '../apply/texas-notice.ts'
import { texasItemization } from '../closing/texas-itemization.ts'
import { securityInstrument } from '../signing/security-instrument.ts'
import { submissionTime } from '../submission/submission-time.ts'
import { exampleAct, misfitsOfAct } from './notarial-act.ts'
import { keptAppointment, notaryAppointment } from './notary-appointment.ts'
import { notaryBooking } from './notary-booking.ts'
import { misfitsOfSession, notarySession } from './notary-session.ts'

const BOOKED = { status: 'BOOKED', meeting: 'MANUAL', reference: 'booking', at: '2026-12-04T18:00:00.000Z', deed: '0'.repeat(64) } as const

/** A home in that state; the deed was there on the 2nd of December, and the notary is booked for the 4th. */
const knowing = (state: string, more: Readonly<Record<string, unknown>> = {}): Known => {
  const facts: Readonly<Record<string, unknown>> = {
    [propertyAddress.id]: { ...propertyAddress.example, state, occupancyType: 'HOME' },
    [securityInstrument.id]: securityInstrument.example,
    [notaryAppointment.id]: { meeting: 'MANUAL', place: 'HOME', at: BOOKED.at, deedSeen: { sha256: '0'.repeat(64), on: '2026-12-02' } },
    [notaryBooking.id]: BOOKED,
    ...more,
  }
  return ((item: Item) => facts[item.id]) as Known
}
const ACT = { signedOn: '2026-12-04', commissionExpires: '2029-06-30', state: 'CA' }
const faults = (known: Known, act: object, on = '2026-12-10') => misfitsOfAct(known, { ...ACT, ...act }, on).map(({ path }) => path)

describe('what a certificate is said to say', () => {
  it('is not of a day to come, of a day before the deed was made, or after the commission had expired', () => {
    const known = knowing('CA')
    expect(faults(known, {})).toEqual([])
    expect(faults(known, { signedOn: '2026-12-11' })).toEqual(['signedOn'])
    expect(faults(known, { signedOn: '2026-12-01', earlier: 'They met before' })).toEqual(['signedOn'])
    expect(faults(known, { commissionExpires: '2026-12-03' })).toEqual(['commissionExpires'])
  })

  it('is of the booked day or a later one, unless someone says why', () => {
    const known = knowing('CA')
    expect(faults(known, { signedOn: '2026-12-03' })).toEqual(['earlier'])
    expect(faults(known, { signedOn: '2026-12-03', earlier: 'The notary came a day earlier' })).toEqual([])
    expect(faults(known, { signedOn: '2026-12-05' })).toEqual([])
  })

  it('names a real state: in person that of the home, online any', () => {
    expect(faults(knowing('CA'), { state: 'ZZ' })).toEqual(['state'])
    expect(faults(knowing('CA'), { state: 'NV' })).toEqual(['state'])
    expect(faults(knowing('CO', { [notaryAppointment.id]: { meeting: 'ONLINE' } }), { state: 'VA' })).toEqual([])
  })

  it('is of no day within the waiting periods of Texas', () => {
    const applied = {
      [submissionTime.id]: { at: '2026-11-24T18:00:00.000Z' },
      [texasNotice.id]: { ...texasNotice.example, givenAt: '2026-11-24T18:00:00.000Z' },
    }
    const costs = (givenAt: string) => ({ [texasItemization.id]: { ...texasItemization.example, givenAt } })
    const texan = knowing('TX', { ...applied, ...costs('2026-11-30T18:00:00.000Z') })
    expect(faults(texan, { state: 'TX', signedOn: '2026-12-04' })).toEqual(['signedOn'])
    expect(faults(texan, { state: 'TX', signedOn: '2026-12-07' })).toEqual([])
    const late = knowing('TX', { ...applied, ...costs('2026-12-07T18:00:00.000Z') })
    expect(faults(late, { state: 'TX', signedOn: '2026-12-07' })).toEqual(['signedOn'])
    expect(faults(late, { state: 'TX', signedOn: '2026-12-08' })).toEqual([])
  })
})

it('the day of the deed is that of the first appointment for it, and never what an answer says', () => {
  const known = knowing('CA', { [notaryAppointment.id]: undefined })
  const first = notaryAppointment.keeps!(known, { meeting: 'MANUAL', deedSeen: { sha256: 'x', on: '2020-01-01' } }, undefined, '2026-12-02')
  expect(first.deedSeen).toEqual({ sha256: '0'.repeat(64), on: '2026-12-02' })
  expect(notaryAppointment.keeps!(known, { meeting: 'MANUAL' }, first, '2026-12-09').deedSeen?.on).toBe('2026-12-02')
  const ofAnother = { ...first, deedSeen: { sha256: '1'.repeat(64), on: '2026-11-01' } }
  expect(notaryAppointment.keeps!(known, { meeting: 'MANUAL' }, ofAnother, '2026-12-09').deedSeen?.on).toBe('2026-12-09')
  expect(keptAppointment(known, { meeting: 'MANUAL', deedSeen: { sha256: 'x', on: '2020-01-01' } })).not.toHaveProperty('deedSeen')
})

it('the example of a form is of this application: its state, and a day on which it could be signed', () => {
  const known = knowing('TX')
  expect(exampleAct(known, '2026-12-10')).toMatchObject({ signedOn: '2026-12-04', state: 'TX' })
  // Before the booked day with the reason for it, and never before the deed was made.
  for (const on of ['2026-12-10', '2026-12-04', '2026-12-03', '2026-12-02'] as const)
    expect(misfitsOfSession(known, { ...notarySession.exampleFor!(known, on), deed: crypto.randomUUID() }, on)).toEqual([])
})

it('a day before the deed was made is refused with the day of the deed', () => {
  expect(misfitsOfAct(knowing('CA'), { ...ACT, signedOn: '2026-12-01', earlier: 'They met before' }, '2026-12-10')).toEqual([
    { path: 'signedOn', message: 'This deed was made on Wednesday, December 2, 2026. Enter that day or a later one.' },
  ])
})

describe('a session online', () => {
  const online = knowing('CO', {
    [notaryAppointment.id]: { meeting: 'ONLINE', location: 'CO' },
    [notaryBooking.id]: { ...BOOKED, meeting: 'ONLINE' },
  })
  const said = (known: Known, session: object) =>
    misfitsOfSession(known, { ...notarySession.example, ...session } as never, '2026-12-10').map(({ path }) => path)

  it('is signed by the word of the notary’s service alone; the team says only that it came to nothing', () => {
    expect(said(online, { deed: crypto.randomUUID(), signedOn: '2026-12-04' })).toEqual(['outcome'])
    expect(said(online, { outcome: 'FAILED' })).toEqual(['fault'])
    expect(said(online, { outcome: 'MISSED', fault: 'SIGNER_ABSENT' })).toEqual([])
  })

  it('has its recording from that service: nobody names one of a meeting in person', () => {
    const met = { deed: crypto.randomUUID(), signedOn: '2026-12-04' }
    expect(said(knowing('CO'), met)).toEqual([])
    expect(z.parse(notarySession.accepts!, { ...notarySession.example, ...met, recording: 'made up' })).not.toHaveProperty('recording')
  })
})
