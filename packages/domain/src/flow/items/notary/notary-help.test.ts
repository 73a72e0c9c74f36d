import { describe, expect, it } from 'vitest'
import { ONLINE_SESSIONS_THAT_FAIL } from '../../../policy/notary-patience.ts'
import { EMPTY_BASIS } from '../../basis.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { walk } from '../../walk.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { exampleProperty } from '../property/example-property.ts'
import { findProperty } from '../property/find-property.ts'
import { withAgreedAgain, withConsentWithdrawn } from '../signing/paper-copies.ts'
import { notaryAppointment } from './notary-appointment.ts'
import { notaryBooking } from './notary-booking.ts'
import { notaryHelp } from './notary-help.ts'
import { notaryRebooking } from './notary-rebooking.ts'
import { countFailures, meetingToRecordAt, meetingWaitsSince, notarySession } from './notary-session.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const address = { ...exampleProperty.address, city: 'Denver', state: 'CO', zip: '80202' }
/** A home where a notary may be met online. */
const COLORADO = {
  'property-address': { ...propertyAddress.example, ...address },
  'find-property': { ...findProperty.example, matches: [{ ...exampleProperty, address, county: 'Denver' }] },
}
const ONLINE = { meeting: 'ONLINE', location: 'CO' } as const
const IN_PERSON = { meeting: 'MANUAL', place: 'HOME', at: '2026-12-02T18:00:00.000Z' } as const

const walked = (facts: Facts) => walk(FLOW as readonly Item[], facts)
const openIn = (facts: Facts) => walked(facts).frontier?.item.id

/** What an answer stores, as the server does it. */
function give(facts: Facts, item: Item, data: unknown): Facts {
  const { known, bases } = walked(facts)
  const target = item.answers?.item ?? item
  const kept = item.keeps?.(known, data as never, facts.results[item.id]?.data as never) ?? data
  const stored = item.answers ? item.answers.fold(facts.results[target.id]?.data, kept) : kept
  return { ...facts, results: { ...facts.results, [target.id]: { data: stored, basis: bases[target.id]!, settledAt: NOW } } }
}
let booked = 0
function book(facts: Facts, meeting: 'ONLINE' | 'MANUAL'): Facts {
  booked += 1
  const at = meeting === 'MANUAL' ? IN_PERSON.at : undefined
  return give(facts, notaryBooking as Item, {
    status: 'BOOKED',
    meeting,
    reference: `booking-${booked}`,
    deed: '0'.repeat(64),
    ...(at && { at }),
  })
}
const fail = (facts: Facts, outcome: 'FAILED' | 'MISSED' = 'FAILED') => give(facts, notarySession as Item, { outcome, fault: 'CONNECTION' })

/** Failed as often as this, each after another appointment. */
function failed(times: number): Facts {
  let facts = fail(book(give(factsUpTo('notary-appointment', NOW, COLORADO), notaryAppointment as Item, ONLINE), 'ONLINE'))
  for (let more = 1; more < times; more++) facts = fail(book(give(facts, notaryRebooking as Item, ONLINE), 'ONLINE'), 'MISSED')
  return facts
}
const refused = (facts: Facts, answer: object, item: Item = notaryRebooking as Item) =>
  item.fits!(walked(facts).known, answer, '2026-11-20').map(({ path }) => path)

describe('a notary who is met online', () => {
  it('is met again after a session that failed or was missed, until the house’s own limit', () => {
    const almost = failed(ONLINE_SESSIONS_THAT_FAIL - 1)
    expect(openIn(almost)).toBe('notary-rebooking')
    expect(refused(almost, ONLINE)).toEqual([])
    expect(openIn(failed(ONLINE_SESSIONS_THAT_FAIL))).toBe('notary-help')
  })

  it('is not offered to whoever withdrew their consent to electronic documents, until they agree again', () => {
    const facts = factsUpTo('notary-appointment', NOW, COLORADO)
    const withdrawn = withConsentWithdrawn({ requests: [] }, 'borrower', NOW)
    const shown = (data: typeof withdrawn) => {
      const paper = { ...facts, results: { ...facts.results, 'paper-copies': { data, basis: EMPTY_BASIS, settledAt: NOW } } }
      const { meetings, onPaper } = notaryAppointment.about!.of(walked(paper).known, '2026-11-20')
      return [meetings, onPaper, refused(paper, ONLINE, notaryAppointment as Item)]
    }
    expect(shown(withdrawn)).toEqual([['MANUAL'], true, ['meeting']])
    expect(shown(withAgreedAgain(withdrawn, 'borrower', NOW))).toEqual([['ONLINE', 'MANUAL'], false, []])
  })

  it('then the team calls, and meanwhile a meeting in person alone may be chosen', () => {
    const held = failed(ONLINE_SESSIONS_THAT_FAIL)
    const { frontier, known } = walked(held)
    expect([frontier?.item.by, frontier?.isUnclear]).toEqual(['operator', false])
    expect(notaryHelp.about!.of(known, '2026-11-20')).toMatchObject({ meetings: ['MANUAL'], onlineHeld: true })
    expect(refused(held, ONLINE, notaryAppointment as Item)).toEqual(['meeting'])
    expect(refused(held, IN_PERSON, notaryAppointment as Item)).toEqual([])
    const inPerson = book(give(held, notaryAppointment as Item, IN_PERSON), 'MANUAL')
    expect(openIn(inPerson)).toBe('notary-session')
    // To change the time of that meeting is no way around it.
    expect(refused(inPerson, ONLINE, notaryAppointment as Item)).toEqual(['meeting'])
  })

  it('again when the team allows it, once more for each session that then fails', () => {
    const allowed = give(failed(ONLINE_SESSIONS_THAT_FAIL), notaryHelp as Item, { outcome: 'ONLINE_AGAIN' })
    expect(openIn(allowed)).toBe('notary-rebooking')
    expect(refused(allowed, ONLINE)).toEqual([])
    const again = book(give(allowed, notaryRebooking as Item, ONLINE), 'ONLINE')
    // Another time for the same session is still allowed.
    expect(refused(again, ONLINE, notaryAppointment as Item)).toEqual([])
    expect(openIn(fail(again))).toBe('notary-help')
    const agreed = give(failed(ONLINE_SESSIONS_THAT_FAIL), notaryHelp as Item, { outcome: 'IN_PERSON' })
    expect([openIn(agreed), refused(agreed, ONLINE)]).toEqual(['notary-rebooking', ['meeting']])
  })

  it('counts what the server saw, whatever an answer says', () => {
    const facts = give(failed(ONLINE_SESSIONS_THAT_FAIL), notaryAppointment as Item, {
      ...IN_PERSON,
      onlineFailures: 0,
      onlineAgainAfter: 99,
    })
    expect(facts.results['notary-appointment']?.data).toMatchObject({ onlineFailures: ONLINE_SESSIONS_THAT_FAIL })
    expect(facts.results['notary-appointment']?.data).not.toHaveProperty('onlineAgainAfter')
  })

  it('does not count a meeting in person', () => {
    const facts = book(give(factsUpTo('notary-appointment', NOW, COLORADO), notaryAppointment as Item, IN_PERSON), 'MANUAL')
    expect(countFailures(walked(facts).known, { outcome: 'MISSED', fault: 'NOTARY_ABSENT' })).not.toHaveProperty('onlineFailures')
  })
})

describe('a meeting in person', () => {
  it('is for the team to record two hours after its time', () => {
    const facts = book(give(factsUpTo('notary-appointment', NOW, COLORADO), notaryAppointment as Item, IN_PERSON), 'MANUAL')
    expect(meetingToRecordAt(walked(facts))).toBe('2026-12-02T20:00:00.000Z')
    expect(meetingToRecordAt(walked(failed(1)))).toBeUndefined()
  })

  it('waits for the team since its time, and not since it was booked', () => {
    const facts = book(give(factsUpTo('notary-appointment', NOW, COLORADO), notaryAppointment as Item, IN_PERSON), 'MANUAL')
    const since = (now: string) => meetingWaitsSince(walked(facts), now)
    expect([since('2026-12-02T17:59:59.000Z'), since('2026-12-02T21:00:00.000Z')]).toEqual([undefined, '2026-12-02T18:00:00.000Z'])
  })
})
