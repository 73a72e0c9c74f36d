/** Seals what must not lie readable at rest: AES-256-GCM with a key for each purpose, and the key's name in the text so that keys can rotate. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { isSealed, SEALED } from '@hearthline/domain'
import type { Keyring, MasterKey } from './keyring.ts'
import { type ByteSealing, createByteSealing } from './sealed-bytes.ts'

export interface Sealing {
  /** Text that begins with 'sealed:'; the same text seals differently each time. */
  seal(purpose: Purpose, text: string): string
  /** @throws when the text was not sealed for this purpose by a key that we have */
  unseal(purpose: Purpose, sealed: string): string
  isSealed(text: unknown): text is string
  /** The same text sealed with the newest key; given back as it is when it already was. @throws as `unseal` */
  reseal(purpose: Purpose, sealed: string): string
  /** For files: the same keys, as a stream. */
  readonly bytes: ByteSealing
  /** The name of the key that seals now. */
  readonly newestKey: string
}

/** Each purpose has a key of its own, derived from the master key: a leak of one opens nothing else. */
export type Purpose = 'ssn' | 'bank' | 'document' | 'attempt' | 'mail' | 'mac' | 'link' | 'demographics' | 'second-factor' | 'partner'

const NONCE_BYTES = 12
/** The whole tag: Node would take a shorter one, and a tag of four bytes can be guessed. */
const TAG_BYTES = 16

export function createSealing(keyring: Keyring): Sealing {
  const newestPrefix = `${SEALED}${keyring.newest.name}:`
  const keyOf = (name: string): MasterKey => {
    const key = keyring.find(name)
    if (!key) throw new Error('This text was sealed with a key that is not here')
    return key
  }
  const seal: Sealing['seal'] = (purpose, text) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', keyring.newest.derive(purpose), nonce)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${newestPrefix}${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
  }
  const unseal: Sealing['unseal'] = (purpose, sealed) => {
    const [, name, packed] = sealed.split(':')
    if (!isSealed(sealed) || !name || !packed) throw new Error('This text is not sealed')
    const bytes = Buffer.from(packed, 'base64url')
    const bodyAt = NONCE_BYTES + TAG_BYTES
    if (bytes.length < bodyAt) throw new Error('This text is not sealed')
    const key = keyOf(name).derive(purpose)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt))
    return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8')
  }
  return {
    seal,
    unseal,
    isSealed,
    reseal: (purpose, sealed) => (sealed.startsWith(newestPrefix) ? sealed : seal(purpose, unseal(purpose, sealed))),
    bytes: createByteSealing(keyring),
    newestKey: keyring.newest.name,
  }
}
