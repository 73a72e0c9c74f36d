import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyring } from './keyring.ts'
import { createMacs, newMacSecret } from './macs.ts'

const key = () => randomBytes(32).toString('base64')

describe('a keyring', () => {
  it('seals with its first key and finds every key by name', () => {
    const [fresh, old] = [key(), key()]
    const ring = createKeyring([fresh, old])
    expect(ring.newest.name).toBe(createKeyring([fresh]).newest.name)
    expect(ring.all.map(({ name }) => ring.find(name)?.check)).toEqual(ring.all.map(({ check }) => check))
    expect(ring.find('00000000')).toBeUndefined()
  })

  it('knows a key by its check value, which says nothing of the key', () => {
    const [one, other] = [key(), key()]
    expect(createKeyring([one]).newest.check).toBe(createKeyring([one]).newest.check)
    expect(createKeyring([one]).newest.check).not.toBe(createKeyring([other]).newest.check)
    expect(createKeyring([one]).newest.check).not.toContain(Buffer.from(one, 'base64').toString('hex').slice(0, 8))
  })

  it('derives a different key for each purpose', () => {
    const { newest } = createKeyring([key()])
    expect(newest.derive('ssn').equals(newest.derive('bank'))).toBe(false)
    expect(newest.derive('ssn')).toHaveLength(32)
  })

  it('is never empty', () => expect(() => createKeyring([])).toThrow(RangeError))
})

describe('keyed digests', () => {
  it('agree for the same text, purpose and secret alone', () => {
    const secret = newMacSecret()
    const macs = createMacs(secret)
    expect(macs.mac('idempotency', '512347689')).toBe(createMacs(secret).mac('idempotency', '512347689'))
    expect(macs.mac('idempotency', '512347689')).not.toBe(macs.mac('audit', '512347689'))
    expect(macs.mac('idempotency', '512347689')).not.toBe(createMacs(newMacSecret()).mac('idempotency', '512347689'))
    expect(macs.mac('audit', '')).toMatch(/^[0-9a-f]{64}$/)
  })
})
