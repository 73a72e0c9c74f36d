/** Whose session with the notary is over once a mailbox turns out to be another's, and what everyone is told of it. */
import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { FLOW } from './flow.ts'
import type { Item } from './item.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { partyNamed } from './items/signing/signers.ts'
import { wrongSession, wrongSessionMail } from './wrong-mailbox.ts'

const NOW = '2026-11-24T18:00:00.000Z'
const LATER = '2026-11-24T19:00:00.000Z'
const sam = partyNamed('Sam Reyes')
const GIVEN = {
  'property-address': { ...propertyAddress.example, state: 'CO', city: 'Denver', zip: '80202' },
  'about-you': {
    ...((FLOW as readonly Item[]).find(({ id }) => id === 'about-you')!.example as object),
    ownership: 'JOINT',
    coOwners: [{ firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }],
  },
  'co-owners': { owners: [{ party: sam, name: 'Sam Reyes', signedOn: '2026-11-23' }] },
  'notary-booking': { status: 'BOOKED', meeting: 'ONLINE', reference: 'notary-1', deed: '0'.repeat(64) },
}
const up = (until: Parameters<typeof factsUpTo>[0], more: object = {}) => factsUpTo(until, NOW, { ...GIVEN, ...more })

const entered = (facts: Facts, more: object = {}, at = LATER): Facts => ({
  ...facts,
  results: {
    ...facts.results,
    'signer-emails': { data: { emails: [{ party: sam, email: 'right@example.test', at, ...more }] }, basis: '0', settledAt: at },
  },
})
const wrongIn = (facts: Facts, more?: object) => wrongSession(facts, standing(facts).walk, standing(entered(facts, more)).walk)

const ACT = { signedOn: '2026-11-24', notary: 'J. Calloway' }
const signedBy = (more: object) => ({ 'notary-session': { outcome: 'SIGNED', ...ACT, ...more }, 'deed-signing': { ...ACT, ...more } })

describe('a session with a notary online', () => {
  it('is over where someone was invited to it at a mailbox that was not theirs, before and after it was held', () => {
    expect(wrongIn(up('notary-session'))).toMatchObject({ booking: { reference: 'notary-1' }, name: 'Sam Reyes', signed: 'NOT_YET' })
    expect(wrongIn(up('hazard-insurance', signedBy({})))?.signed).toBe('OWN')
    expect(wrongIn(up('deed-co-signing', signedBy({ stillToSign: [sam] })))?.signed).toBe('OTHERS')
    expect(wrongIn(up('hazard-insurance', signedBy({ stillToSign: [sam] })))?.signed).toBe('OWN')
  })

  it('is not where the mailbox was theirs and lost, where the session came to nothing, and where it was met in person', () => {
    expect(wrongIn(up('notary-session'), { former: ['sam@example.test'] })).toBeUndefined()
    expect(wrongIn(up('notary-rebooking', { 'notary-session': { outcome: 'MISSED', fault: 'SIGNER_ABSENT' } }))).toBeUndefined()
    expect(wrongIn(up('notary-session', { 'notary-booking': { ...GIVEN['notary-booking'], meeting: 'MANUAL' } }))).toBeUndefined()
    // Who had not joined within the days of it met a notary in person, as the team recorded.
    const met = up('hazard-insurance', signedBy({ stillToSign: [sam] }))
    const co = { ...met.results['deed-co-signing']!, settledAt: '2026-12-04T18:00:00.000Z' }
    expect(wrongIn({ ...met, results: { ...met.results, 'deed-co-signing': co } })).toBeUndefined()
  })

  it('is told with what was signed, and of a deed that the county has', () => {
    const mail = (signed: 'OWN' | 'OTHERS' | 'NOT_YET', isRecorded = false) =>
      wrongSessionMail({ booking: wrongIn(up('notary-session'))!.booking, name: 'Sam Reyes', signed }, isRecorded).body
    expect(mail('NOT_YET')).toContain('so we canceled the session')
    expect(mail('OTHERS')).toContain('they were to sign the deed from that email')
    expect(mail('OWN')).not.toContain('county')
    expect(mail('OWN', true)).toContain('sends no money until it is put right')
  })
})

describe('a deed that is signed again', () => {
  it('has another time chosen where its session is missed, though a deed was filed before', () => {
    const filed = up('hazard-insurance', signedBy({}))
    const missed = { ...filed.results['notary-session']!, data: { outcome: 'MISSED', fault: 'SIGNER_ABSENT' } }
    const again = { ...filed, results: { ...filed.results, 'notary-session': missed } }
    expect(standing(again).walk.frontier?.item.id).toBe('notary-rebooking')
    expect(standing(again).walk.ready.map(({ id }) => id)).not.toContain('deed-signing')
  })
})
