import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyring } from './keyring.ts'
import { createSealing } from './sealing.ts'

const key = () => randomBytes(32).toString('base64')
const SSN = '512347689'

describe('sealing', () => {
  it('opens what it sealed, and the sealed text says nothing of it', () => {
    const sealing = createSealing(createKeyring([key()]))
    for (const text of [SSN, '', 'Zoë 北京 🏠', 'x'.repeat(100_000)]) {
      const sealed = sealing.seal('document', text)
      expect(sealing.isSealed(sealed)).toBe(true)
      if (text) expect(sealed).not.toContain(text)
      expect(sealing.unseal('document', sealed)).toBe(text)
    }
  })

  it('the same text seals differently each time', () => {
    const sealing = createSealing(createKeyring([key()]))
    expect(sealing.seal('ssn', SSN)).not.toBe(sealing.seal('ssn', SSN))
  })

  it('opens for no other purpose', () => {
    const sealing = createSealing(createKeyring([key()]))
    const sealed = sealing.seal('ssn', SSN)
    for (const purpose of ['bank', 'document', 'attempt'] as const) expect(() => sealing.unseal(purpose, sealed)).toThrow()
  })

  it('keys rotate: the newest seals, older ones still open, one that is gone does not', () => {
    const [old, fresh] = [key(), key()]
    const before = createSealing(createKeyring([old])).seal('ssn', SSN)
    const rotated = createSealing(createKeyring([fresh, old]))
    expect(rotated.unseal('ssn', before)).toBe(SSN)
    const after = rotated.seal('ssn', SSN)
    expect(createSealing(createKeyring([fresh])).unseal('ssn', after)).toBe(SSN)
    expect(() => createSealing(createKeyring([old])).unseal('ssn', after)).toThrow('sealed with a key that is not here')
    expect(() => createSealing(createKeyring([fresh])).unseal('ssn', before)).toThrow('sealed with a key that is not here')
  })

  it('a modified text does not open, wherever it was modified', () => {
    const sealing = createSealing(createKeyring([key()]))
    const sealed = sealing.seal('ssn', SSN)
    const [prefix, name, packed] = sealed.split(':') as [string, string, string]
    const bytes = Buffer.from(packed, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const touched = Buffer.from(bytes)
      touched[at] = touched[at]! ^ 1
      expect(() => sealing.unseal('ssn', `${prefix}:${name}:${touched.toString('base64url')}`)).toThrow()
    }
    for (const cut of ['sealed:', `sealed:${name}`, `sealed:${name}:`, SSN, '']) expect(() => sealing.unseal('ssn', cut)).toThrow()
  })

  it('a truncated authentication tag does not open', () => {
    const sealing = createSealing(createKeyring([key()]))
    const [prefix, name, packed] = sealing.seal('ssn', '').split(':') as [string, string, string]
    const short = Buffer.from(packed, 'base64url').subarray(0, 16).toString('base64url')
    expect(() => sealing.unseal('ssn', `${prefix}:${name}:${short}`)).toThrow()
  })
})
