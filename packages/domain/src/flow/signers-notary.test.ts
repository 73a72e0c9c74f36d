import { describe, expect, it } from 'vitest'
import {
  aboutYou,
  deedSigning,
  type Facts,
  factsUpTo,
  type Known,
  notaryAppointment,
  notarySession,
  propertyAddress,
  standing,
} from '../index.ts'
import { deedCoSigning } from './items/notary/deed-co-signing.ts'
import { signerNews } from './signer-news.ts'
import { signersNotary, signersNotaryWords } from './signers-notary.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
/** 5 PM in Denver. */
const AT = '2026-11-25T00:00:00.000Z'

const ONLINE = {
  'notary-appointment': { meeting: 'ONLINE', location: 'CO', at: AT },
  'notary-booking': { status: 'BOOKED', meeting: 'ONLINE', reference: 'one', at: AT, deed: '0'.repeat(64) },
}
const AT_ONCE = {
  'notary-appointment': { meeting: 'ONLINE', location: 'CO' },
  'notary-booking': { status: 'BOOKED', meeting: 'ONLINE', reference: 'one', deed: '0'.repeat(64) },
}
const IN_PERSON = {
  'notary-appointment': { meeting: 'MANUAL', place: 'TITLE_OFFICE', at: AT },
  'notary-booking': { status: 'BOOKED', meeting: 'MANUAL', reference: 'one', at: AT, deed: '0'.repeat(64) },
}

const inDenver = { ...(propertyAddress.example as object), state: 'CO', city: 'Denver', zip: '80202' }
const factsAt = (until: Parameters<typeof factsUpTo>[0], given: Record<string, unknown> = {}): Facts =>
  factsUpTo(until, NOW, {
    [propertyAddress.id]: inDenver,
    [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] },
    ...given,
  })
const partyOf = (facts: Facts, name: string) => standing(facts).walk.signers.find(({ signer }) => signer.name === name)!.signer.party
const sam = partyOf(factsAt('co-owners'), 'Sam Reyes')
const notaryOf = (facts: Facts) => signersNotary(standing(facts).walk.known, sam)
const stillOwes = { stillToSign: [sam] }

describe('An additional signer', () => {
  it('waits for the borrower to choose a time, has the same appointment, and has signed with the borrower', () => {
    expect(notaryOf(factsAt('notary-appointment'))).toEqual({ state: 'AHEAD' })
    expect(notaryOf(factsAt('notary-session', ONLINE))).toEqual({
      state: 'BOOKED',
      meeting: 'ONLINE',
      at: AT,
      when: 'Tuesday, November 24, 5:00 PM MT',
    })
    expect(notaryOf(factsAt('notary-session', IN_PERSON))).toMatchObject({ state: 'BOOKED', meeting: 'MANUAL', place: 'TITLE_OFFICE' })
    // Past its time the team records what came of it: it is no meeting to come.
    const later = signersNotary(standing(factsAt('notary-session', IN_PERSON)).walk.known, sam, AT)!
    expect(later.isOver).toBe(true)
    expect(signersNotaryWords(later, 'Ana Reyes')).toMatchObject({
      title: 'Your appointment is over',
      why: expect.stringContaining('Our team records'),
    })
    expect(notaryOf(factsAt('hazard-insurance', ONLINE))).toEqual({ state: 'SIGNED' })
  })

  it('who was not there when the borrower signed still has to, until everyone has', () => {
    const away = {
      ...ONLINE,
      'notary-session': { ...notarySession.example, ...stillOwes },
      'deed-signing': { ...deedSigning.example, ...stillOwes },
    }
    // Also while the deed that the borrower signed is being filed.
    expect(notaryOf(factsAt('deed-signing', away))).toMatchObject({ state: 'ALONE', meeting: 'ONLINE' })
    expect(notaryOf(factsAt('deed-co-signing', away))).toMatchObject({ state: 'ALONE', meeting: 'ONLINE' })
    expect(notaryOf(factsAt('hazard-insurance', away))).toEqual({ state: 'SIGNED' })
  })

  it('who signs online later does so by the word of the notary’s service: by hand only once that session is over, or where there is none', () => {
    const signed = { ...deedSigning.example, ...stillOwes, signedOn: '2026-11-24' }
    const away = (booked: object) => ({
      ...booked,
      'notary-session': { ...notarySession.example, signedOn: '2026-11-24', ...stillOwes },
      'deed-signing': signed,
    })
    const faults = (booked: object, on: string, given: object = {}) =>
      deedCoSigning.fits!(
        standing(factsAt('deed-co-signing', { ...away(booked), ...given })).walk.known,
        { signedOn: on, notary: 'J. Calloway', state: 'CO', deed: crypto.randomUUID() },
        on,
      ).map(({ message }) => message)
    const service = [expect.stringContaining('The notary’s service says what was signed online')]
    for (const on of ['2026-11-24', '2026-12-01']) expect([on, faults(ONLINE, on)]).toEqual([on, service])
    expect(faults(ONLINE, '2026-12-02')).toEqual([])
    expect(faults(IN_PERSON, '2026-11-24')).toEqual([])
    // Without an email nobody was invited online.
    const unreached = { ...SAM, email: '' }
    const named = { [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [unreached] } }
    expect(faults(ONLINE, '2026-11-24', named)).toEqual([])
  })

  it('has nothing booked after a session that came to nothing', () => {
    const failed = { ...ONLINE, 'notary-session': { outcome: 'FAILED', fault: 'IDENTITY_NOT_CONFIRMED' } }
    expect(notaryOf(factsAt('notary-rebooking', failed))).toEqual({ state: 'AHEAD', isUnfinished: true })
  })

  it('is no one who does not sign the deed', () => {
    expect(signersNotary(standing(factsAt('notary-session', ONLINE)).walk.known, '0123456789abcdef')).toBeUndefined()
    expect(signersNotary(standing(factsUpTo('notary-session', NOW)).walk.known, sam)).toBeUndefined()
  })

  it('is never told that nothing is left while their signature on the deed is missing', () => {
    for (const state of ['AHEAD', 'BOOKED', 'ALONE'] as const)
      for (const meeting of ['ONLINE', 'MANUAL'] as const) {
        const { title, why } = signersNotaryWords({ state, meeting, when: 'Tuesday' }, 'Ana Reyes')
        expect(`${title} ${why}`).not.toMatch(/nothing more|You have signed/)
        expect(`${title} ${why}`).toMatch(/notary/)
      }
  })
})

describe('What they are written', () => {
  const told = (settled: string, facts: Facts) => signerNews([settled], standing(facts).walk).map(({ party, words }) => [party, words])
  const booked = (given: Record<string, unknown>) => told('notary-booking', factsAt('notary-session', given))

  it('is the time and the way in, to whoever has an email, without the borrower’s name or the address', () => {
    const [[party, words] = [], ...others] = booked(ONLINE) as [string, { subject: string; body: string }][]
    expect([party, others]).toEqual([sam, []])
    expect(words).toMatchObject({
      subject: 'Your notary appointment is reserved',
      body: expect.stringContaining('by video on Tuesday, November 24, 5:00 PM MT'),
    })
    expect(booked(AT_ONCE)).toMatchObject([[sam, { subject: 'A notary is ready to meet you online' }]])
    expect(booked(IN_PERSON)).toMatchObject([
      [sam, { body: expect.stringContaining('on Tuesday, November 24, 5:00 PM MT, at a title company’s office') }],
    ])
    const { walk } = standing(factsAt('notary-session', ONLINE))
    const unreached = walk.signers.map((signing) => ({ ...signing, signer: { ...signing.signer, email: undefined } }))
    expect(signerNews(['notary-booking'], { ...walk, signers: unreached })).toEqual([])
    for (const given of [ONLINE, AT_ONCE, IN_PERSON]) expect(JSON.stringify(booked(given))).not.toMatch(/Ana|Alder/)
  })

  it('is that the time is another one, that it is canceled, and that nothing was signed', () => {
    const { walk } = standing(factsAt('notary-session', ONLINE))
    const moved: Known = (item) => (item.id === notaryAppointment.id ? ({ ...walk.known(item), attempt: 2 } as never) : walk.known(item))
    expect(signerNews(['notary-booking'], { ...walk, known: moved })).toMatchObject([
      { words: { subject: 'Your notary appointment has a new time' } },
    ])
    const canceled = {
      'notary-appointment': { ...ONLINE['notary-appointment'], canceled: true },
      'notary-booking': { ...ONLINE['notary-booking'], status: 'CANCELED' },
    }
    expect(told('notary-booking', factsAt('notary-rebooking', canceled))).toMatchObject([
      [sam, { subject: 'Your notary appointment is canceled' }],
    ])
    const failed = { ...ONLINE, 'notary-session': { outcome: 'FAILED', fault: 'IDENTITY_NOT_CONFIRMED' } }
    const [[, words] = []] = told('notary-session', factsAt('notary-rebooking', failed)) as [string, { subject: string; body: string }][]
    expect(words?.subject).toBe('The notary session wasn’t finished')
    expect(words?.body).not.toMatch(/identity/)
  })

  it('is that their signature is missing when the borrower has signed without them, and nothing when all have', () => {
    const away = (given: object) => ({ ...given, 'notary-session': { ...notarySession.example, ...stillOwes } })
    expect(told('notary-session', factsAt('deed-signing', away(ONLINE)))).toMatchObject([
      [sam, { subject: 'You still have to sign the deed', body: expect.stringContaining('join the session by video') }],
    ])
    expect(told('notary-session', factsAt('deed-signing', away(IN_PERSON)))).toMatchObject([
      [sam, { body: expect.stringContaining('Our team contacts you') }],
    ])
    expect(told('notary-session', factsAt('deed-signing', ONLINE))).toEqual([])
  })
})
