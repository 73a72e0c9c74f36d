/**
 * Keyed digests (HMAC-SHA256) of what must be compared and must not be guessed. Their key is random, made once for an installation and kept
 * sealed under the data key: changing the data key seals it again and changes no digest.
 */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Each purpose has a key of its own, so that a digest of one says nothing in another. */
export type MacPurpose =
  | 'audit'
  | 'idempotency'
  | 'content'
  | 'guesses'
  | 'events'
  | 'prequalification'
  | 'webhook'
  | 'waitlist'
  | 'sign-in'
  | 'agent-link'
  | 'brand-preview'
  | 'mail-stop'

export interface Macs {
  /** 64 hexadecimal digits; equal for equal text and purpose, and for no one without the key. */
  mac(purpose: MacPurpose, text: string | Uint8Array): string
  /** The 32 bytes behind `mac`, for digests that are made in parts. */
  key(purpose: MacPurpose): Buffer
}

const KEY_BYTES = 32

export const newMacSecret = (): string => randomBytes(KEY_BYTES).toString('base64')

/** @param secret base64 of 32 bytes, as `newMacSecret` makes it */
export function createMacs(secret: string): Macs {
  const master = Buffer.from(secret, 'base64')
  if (master.length !== KEY_BYTES) throw new RangeError('The secret of the keyed digests must have 32 bytes.')
  const keys = new Map<MacPurpose, Buffer>()
  const key = (purpose: MacPurpose): Buffer => {
    const found = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', `hearthline/mac/${purpose}`, KEY_BYTES))
    keys.set(purpose, found)
    return found
  }
  return { key, mac: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('hex') }
}
