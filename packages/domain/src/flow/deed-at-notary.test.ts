import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import { deedAway, meetingTold, openAtNotary, sessionToCancel } from './deed-at-notary.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { FLOW } from './flow.ts'
import type { Item } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { deedToSign } from './items/notary/deed.ts'
import { securityInstrument } from './items/signing/security-instrument.ts'

const NOW = '2026-11-24T18:00:00.000Z'
const colorado = { 'property-address': { ...propertyAddress.example, state: 'CO', city: 'Denver', zip: '80202' } }
const DEED = securityInstrument.example.sha256
const booking = { status: 'BOOKED', meeting: 'ONLINE', reference: 'notary-1', deed: DEED }
const up = (until: Parameters<typeof factsUpTo>[0], more: object = {}) =>
  factsUpTo(until, NOW, { ...colorado, 'notary-booking': booking, ...more })
const inSession = up('notary-session')
const signed = up('deed-signing')

/** The same facts once one of them is asked for anew. */
const without = ({ results, ...facts }: Facts, id: string): Facts => {
  const { [id]: _gone, ...others } = results
  return { ...facts, results: others }
}
const withDeed = (facts: Facts, sha256: string): Facts => {
  const made = facts.results['security-instrument']!
  return { ...facts, results: { ...facts.results, 'security-instrument': { ...made, data: { ...(made.data as object), sha256 } } } }
}

describe('a deed that is with a notary online', () => {
  it('is in the way of whatever leaves it unknown or another, and of nothing else, whichever item that is of', () => {
    const before = standing(inSession)
    expect([before.step, deedToSign(before.walk.known)?.sha256]).toEqual(['DEED_SIGNING', DEED])
    const ways = new Map<boolean, string[]>([
      [true, []],
      [false, []],
    ])
    for (const { id } of FLOW as readonly Item[]) {
      if (inSession.results[id] === undefined) continue
      const after = standing(without(inSession, id))
      const isGone = deedToSign(after.walk.known)?.sha256 !== DEED
      ways.get(isGone)!.push(id)
      expect([id, deedAway(inSession, without(inSession, id), before, after)]).toEqual([
        id,
        isGone ? { at: 'OPEN', booking: 'notary-1' } : undefined,
      ])
      expect([id, sessionToCancel(without(inSession, id), after, true) !== undefined]).toEqual([id, isGone && id !== 'notary-booking'])
    }
    expect(ways.get(true)).toEqual(expect.arrayContaining(['full-title', 'security-instrument', 'about-you']))
    expect(ways.get(false)).toEqual(expect.arrayContaining(['notary-appointment', 'notary-booking']))
  })

  it('is in the way until the signed deed is filed, and of what an earlier release threw away it is not', () => {
    const before = standing(signed)
    const after = standing(without(signed, 'full-title'))
    expect(deedAway(signed, without(signed, 'full-title'), before, after)).toEqual({ at: 'SIGNED', booking: 'notary-1' })
    expect(openAtNotary(signed)).toBeUndefined()
    const filed = up('complete')
    expect(deedAway(filed, without(filed, 'full-title'), standing(filed), standing(without(filed, 'full-title')))).toBeUndefined()
    // Signed, and the deed that it was signed on is another one since.
    const old = withDeed(signed, '1'.repeat(64))
    expect(deedAway(old, without(old, 'full-title'), standing(old), standing(without(old, 'full-title')))).toBeUndefined()
  })

  it('is in the way from the day of a meeting in person until what came of it is recorded', () => {
    const meeting = (at: string) =>
      factsUpTo('notary-session', NOW, {
        ...colorado,
        'notary-appointment': { meeting: 'MANUAL', place: 'HOME', at },
        'notary-booking': { ...booking, meeting: 'MANUAL', at },
      })
    const away = (facts: Facts, changed: Facts) => deedAway(facts, changed, standing(facts), standing(changed))
    const today = meeting('2026-11-24T17:00:00.000Z')
    expect(away(today, without(today, 'full-title'))).toEqual({ at: 'MEETING', booking: 'notary-1' })
    const next = meeting('2026-11-30T17:00:00.000Z')
    expect(away(next, without(next, 'full-title'))).toBeUndefined()
    // The record of the meeting itself.
    const said = without(today, 'full-title')
    const record = { data: { outcome: 'SIGNED' }, basis: '0', settledAt: NOW }
    expect(away(today, { ...said, results: { ...said.results, 'notary-session': record } })).toBeUndefined()
    expect(sessionToCancel(said, standing(said), true)).toBeUndefined()
  })

  it('is told to whoever meets a notary in person on a later day: once it is gone, and once it is back', () => {
    const meeting = (at: string) =>
      factsUpTo('notary-session', NOW, {
        ...colorado,
        'notary-appointment': { meeting: 'MANUAL', place: 'HOME', at },
        'notary-booking': { ...booking, meeting: 'MANUAL', at },
      })
    const turn = (before: Facts, after: Facts) => meetingTold(before, after, standing(before), standing(after))?.turn
    const next = meeting('2026-11-30T17:00:00.000Z')
    const searching = without(next, 'full-title')
    expect([turn(next, searching), turn(searching, without(searching, 'appraisal-review')), turn(searching, next)]).toEqual([
      'AWAY',
      undefined,
      'BACK',
    ])
    expect([turn(next, withDeed(next, '1'.repeat(64))), turn(searching, withDeed(next, '1'.repeat(64)))]).toEqual(['AWAY', undefined])
    const over = meeting('2026-11-24T17:00:00.000Z')
    expect([turn(over, without(over, 'full-title')), turn(inSession, without(inSession, 'full-title'))]).toEqual([undefined, undefined])
    expect(turn(next, { ...searching, cancelledAt: NOW })).toBeUndefined()
  })

  it('cancels its session where it is another one, where a person put it in question, or where a person has to act, and not while the product is at work', () => {
    const other = withDeed(inSession, '1'.repeat(64))
    expect(sessionToCancel(other, standing(other), false)?.reference).toBe('notary-1')
    const searching = without(inSession, 'full-title')
    expect(standing(searching).walk.frontier?.item.kind).toBe('work')
    expect(sessionToCancel(searching, standing(searching), false)).toBeUndefined()
    expect(sessionToCancel(searching, standing(searching), true)?.reference).toBe('notary-1')
    const asking = without(inSession, 'about-you')
    expect(standing(asking).walk.frontier?.item.kind).toBe('ask')
    expect(sessionToCancel(asking, standing(asking), false)?.reference).toBe('notary-1')
    expect(sessionToCancel(inSession, standing(inSession), true)).toBeUndefined()
    const ended = { ...inSession, cancelledAt: NOW }
    expect(sessionToCancel(ended, standing(ended), true)?.reference).toBe('notary-1')
  })

  it('that someone signs after the borrower keeps their session open', () => {
    const session = signed.results['notary-session']!
    const left = { ...signed.results, 'notary-session': { ...session, data: { ...(session.data as object), stillToSign: ['sam'] } } }
    expect(openAtNotary({ results: left })?.reference).toBe('notary-1')
    const later = { data: {}, basis: '0', settledAt: NOW }
    expect(openAtNotary({ results: { ...left, 'deed-co-signing': later } })).toBeUndefined()
  })
})
