/** The data keys of an installation, newest first, and what is derived from them. */
import { createHash, createHmac, hkdfSync } from 'node:crypto'

export interface MasterKey {
  /** First eight hexadecimal digits of the key's SHA-256: distinguishes keys and reveals nothing about them. */
  readonly name: string
  /** Equal only for equal keys; kept in the database, so that a wrong key is known before it is used. */
  readonly check: string
  /** 32 bytes for one purpose (HKDF-SHA256, RFC 5869): a leak of one opens nothing else. */
  derive(purpose: string): Buffer
}

export interface Keyring {
  /** What is sealed from now on is sealed with this one. */
  readonly newest: MasterKey
  /** Newest first; the older ones only open. */
  readonly all: readonly MasterKey[]
  find(name: string): MasterKey | undefined
}

/** @param keys base64 of at least 32 bytes each, newest first */
export function createKeyring(keys: readonly string[]): Keyring {
  const all = keys.map(masterKey)
  const [newest] = all
  if (!newest) throw new RangeError('A keyring needs at least one key.')
  return { newest, all, find: (name) => all.find((key) => key.name === name) }
}

/** The name under which a key is known, without keeping the key. */
export const keyName = (key: string): string => createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 8)

function masterKey(text: string): MasterKey {
  const master = Buffer.from(text, 'base64')
  const derived = new Map<string, Buffer>()
  const derive = (purpose: string): Buffer => {
    const found = derived.get(purpose)
    if (found) return found
    const made = Buffer.from(hkdfSync('sha256', master, '', `hearthline/${purpose}`, 32))
    derived.set(purpose, made)
    return made
  }
  return { name: keyName(text), check: createHmac('sha256', derive('check')).update('hearthline').digest('hex'), derive }
}
