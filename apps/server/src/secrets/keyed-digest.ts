/** Digests under a key of the installation's: without the key nobody finds out by trying which email or number one stands for. */
import { createHmac, hkdfSync } from 'node:crypto'

/** Each purpose has a key of its own: the same text gives another digest for another purpose. */
export type KeyedDigest = (purpose: 'guesses' | 'events', text: string) => string

/** @param key at least 32 bytes */
export function createKeyedDigest(key: Uint8Array): KeyedDigest {
  const keys = new Map<string, Buffer>()
  return (purpose, text) => {
    const own = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', `hearthline/digest/${purpose}`, 32))
    keys.set(purpose, own)
    return createHmac('sha256', own).update(text, 'utf8').digest('base64url')
  }
}
