import { describe, expect, it } from 'vitest'
import { contractCall, contractName } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { contractBooking, describeNotaryContract } from '../port.contract.ts'
import { type Room, type Rooms, room } from './rooms.ts'
import { sandboxNotary } from './sandbox-notary.ts'
import { act } from './session-page.ts'

/** As the tables keep them: what is read is what was written, and another object. */
function roomsInMemory(): Rooms {
  const kept = new Map<string, string>()
  const read = (booking: string): Room | undefined => (kept.has(booking) ? room.parse(JSON.parse(kept.get(booking)!)) : undefined)
  return {
    read: async (booking) => read(booking),
    make: async (booking, made) => void (kept.has(booking) || kept.set(booking, JSON.stringify(made))),
    change: async (booking, change) => {
      const before = read(booking)
      if (before) kept.set(booking, JSON.stringify(change(before)))
    },
  }
}

const world = createSandboxWorld({ speed: 'instant' })
const NOW = '2026-11-24T17:05:00.000Z'

describeNotaryContract(() => sandboxNotary(world, roomsInMemory()))

describe('the sandbox’s notary', () => {
  const open = async (lastName = 'Reyes', attempt = 1) => {
    const rooms = roomsInMemory()
    const adapter = sandboxNotary(world, rooms)
    const request = { ...contractBooking, attempt, applicantName: { firstName: 'Ana', lastName } }
    const { booking } = (await adapter.book(request, contractCall())).data
    const doesAt = async (at: string, party: string, ...acts: Parameters<typeof act>[1]['act'][]) => {
      for (const done of acts) await rooms.change(booking, (now) => act(now, { party, act: done }, at))
    }
    const does = (party: string, ...acts: Parameters<typeof act>[1]['act'][]) => doesAt(NOW, party, ...acts)
    const stands = async (now = NOW) => (await adapter.read({ booking, applicantName: contractName }, contractCall({ now }))).data
    return { booking, adapter, does, doesAt, stands }
  }

  it('seals for everyone who joined together', async () => {
    const { does, stands } = await open()
    await does('borrower', 'join-all', 'show-id', 'sign')
    expect(await stands()).toMatchObject({
      state: 'SIGNED',
      participants: [{ state: 'SIGNED' }, { state: 'SIGNED' }],
      act: { state: 'CO' },
    })
  })

  it('lets a co-owner sign in a session of their own, after the borrower’s', async () => {
    const { does, stands } = await open()
    await does('borrower', 'join', 'show-id', 'sign')
    expect((await stands()).participants.map(({ state }) => state)).toEqual(['SIGNED', 'EXPECTED'])
    await does('9ae5fa49434cdf67', 'join', 'show-id', 'sign')
    expect((await stands()).participants.map(({ state }) => state)).toEqual(['SIGNED', 'SIGNED'])
  })

  it('says of sessions on several days the day of the last one', async () => {
    const { doesAt, stands } = await open()
    await doesAt(NOW, 'borrower', 'join', 'show-id', 'sign')
    expect((await stands()).act?.signedOn).toBe('2026-11-24')
    await doesAt('2026-12-02T17:05:00.000Z', '9ae5fa49434cdf67', 'join', 'show-id', 'sign')
    expect((await stands()).act?.signedOn).toBe('2026-12-02')
  })

  it('reads a room of before, whose people have no day of their own', async () => {
    const people = [{ party: 'borrower', state: 'SIGNED' as const }]
    expect(room.parse({ script: 'SIGNS', state: 'CO', people, signedOn: '2026-11-24' }).people).toEqual(people)
  })

  it.each([
    ['Notaryfail', { state: 'FAILED', fault: 'IDENTITY_NOT_CONFIRMED' }],
    ['Notaryabsent', { state: 'MISSED', fault: 'NOTARY_ABSENT' }],
  ])('%s signs at the second session only', async (lastName, outcome) => {
    const first = await open(lastName)
    await first.does('borrower', 'join', 'show-id', 'sign')
    expect(await first.stands()).toMatchObject(outcome)
    const second = await open(lastName, 2)
    await second.does('borrower', 'join', 'show-id', 'sign')
    expect((await second.stands()).state).toBe('SIGNED')
  })

  it('waits half an hour, and then the session is missed', async () => {
    const { stands } = await open()
    expect((await stands('2026-11-24T17:29:59.000Z')).state).toBe('BOOKED')
    expect(await stands('2026-11-24T17:30:01.000Z')).toMatchObject({ state: 'MISSED', fault: 'SIGNER_ABSENT' })
  })

  it('closes the room half an hour after whoever joined did the last thing there, and nothing is signed in it any more', async () => {
    const { does, doesAt, stands } = await open()
    await does('borrower', 'join', 'leave')
    expect((await stands('2026-11-24T17:34:59.000Z')).state).toBe('IN_SESSION')
    expect(await stands('2026-11-24T17:35:01.000Z')).toMatchObject({ state: 'FAILED', fault: 'OTHER' })
    await doesAt('2026-11-24T17:36:00.000Z', 'borrower', 'show-id', 'sign')
    expect(await stands('2026-11-24T17:36:00.000Z')).toMatchObject({ state: 'FAILED', fault: 'OTHER' })
    // Whoever goes on in time stays inside.
    const next = await open()
    await next.does('borrower', 'join')
    await next.doesAt('2026-11-24T17:30:00.000Z', 'borrower', 'show-id')
    expect((await next.stands('2026-11-24T17:59:00.000Z')).state).toBe('IN_SESSION')
  })

  it('expects a co-owner again who joined after the borrower had signed, and left', async () => {
    const { does, doesAt, stands } = await open()
    await does('borrower', 'join', 'show-id', 'sign')
    await doesAt('2026-11-24T18:00:00.000Z', '9ae5fa49434cdf67', 'join', 'show-id')
    const own = async (now: string) => (await stands(now)).participants[1]?.state
    expect(await own('2026-11-24T18:10:00.000Z')).toBe('IDENTIFIED')
    expect(await own('2026-11-24T18:31:00.000Z')).toBe('EXPECTED')
    await doesAt('2026-11-25T18:00:00.000Z', '9ae5fa49434cdf67', 'join', 'show-id', 'sign')
    expect(await own('2026-11-25T18:00:00.000Z')).toBe('SIGNED')
  })

  it('signs nothing before the identity is shown, and nothing in a room that was given up for another time', async () => {
    const { adapter, booking, does, stands } = await open()
    await does('borrower', 'sign', 'join', 'sign')
    expect((await stands()).state).toBe('IN_SESSION')
    await adapter.book({ ...contractBooking, booking: 'another', attempt: 2, instead: booking }, contractCall())
    await does('borrower', 'show-id', 'sign')
    expect((await stands()).state).toBe('CANCELED')
  })
})
