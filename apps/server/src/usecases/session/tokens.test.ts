import { describe, expect, it } from 'vitest'
import { createTokens } from './tokens.ts'

const HOUR = 3_600_000
const key = Buffer.alloc(32, 3)

describe('tokens', () => {
  it('live 12 hours, are near their end in the last three, and then are expired', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z')
    const tokens = createTokens({ keys: [key], now: () => now })
    const { token, expiresAt } = await tokens.issue('session', 'person')
    expect(expiresAt).toBe('2026-11-22T00:00:00.000Z')
    const read = await tokens.read(token)
    expect(read).toMatchObject({ kind: 'good', sessionId: 'session', identityId: 'person' })
    const endsAt = read.kind === 'good' ? read.endsAt : 0
    now += 8.9 * HOUR
    expect(tokens.isNearEnd(endsAt)).toBe(false)
    now += 0.2 * HOUR
    expect(tokens.isNearEnd(endsAt)).toBe(true)
    now += 3 * HOUR
    expect(await tokens.read(token)).toEqual({ kind: 'expired' })
  })
  it('survive a restart with the same key and end with another', async () => {
    const { token } = await createTokens({ keys: [key] }).issue('s', 'p')
    expect((await createTokens({ keys: [key] }).read(token)).kind).toBe('good')
    expect((await createTokens({ keys: [Buffer.alloc(32, 4)] }).read(token)).kind).toBe('invalid-signature')
  })
  it('signed with an older key stay valid beside a newer one, until the older key is dropped', async () => {
    const newer = Buffer.alloc(32, 4)
    const { token } = await createTokens({ keys: [key] }).issue('s', 'p')
    const both = createTokens({ keys: [newer, key] })
    expect((await both.read(token)).kind).toBe('good')
    const fresh = (await both.issue('s', 'p')).token
    expect((await createTokens({ keys: [newer] }).read(fresh)).kind).toBe('good')
    expect((await createTokens({ keys: [newer] }).read(token)).kind).toBe('invalid-signature')
  })
  it('a token without a signature is refused', async () => {
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"p","sid":"s","iss":"hearthline"}').toString('base64url')}.`
    expect((await createTokens({ keys: [key] }).read(none)).kind).toBe('invalid-signature')
  })
  it('a key that is too short is refused', () => {
    for (const keys of [[], [Buffer.alloc(16)], [key, Buffer.alloc(16)]]) expect(() => createTokens({ keys })).toThrow(RangeError)
  })
})
