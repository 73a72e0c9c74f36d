/** Seals what must not lie readable at rest: AES-256-GCM with a key of its own, and the key's name in the text so that keys can rotate. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

export interface Sealing {
  /** Text that begins with 'sealed:'; the same text seals differently each time. */
  seal(purpose: Purpose, text: string): string
  /** @throws when the text was not sealed for this purpose by a key that we have */
  unseal(purpose: Purpose, sealed: string): string
  isSealed(text: unknown): text is string
}

/** Each purpose has a key of its own, derived from the master key: a leak of one opens nothing else. */
export type Purpose = 'ssn' | 'bank' | 'document' | 'attempt'

const PREFIX = 'sealed:'
const NONCE_BYTES = 12
/** The whole tag: Node would take a shorter one, and a tag of four bytes can be guessed. */
const TAG_BYTES = 16

/** @param masterKeys base64, newest first; older ones only open */
export function createSealing(masterKeys: readonly [string, ...string[]]): Sealing {
  const keys = masterKeys.map((text) => {
    const master = Buffer.from(text, 'base64')
    return { name: createHash('sha256').update(master).digest('hex').slice(0, 8), master }
  })
  const derived = new Map<string, Buffer>()
  const keyFor = (name: string, purpose: Purpose): Buffer => {
    const found = derived.get(`${name}/${purpose}`)
    if (found) return found
    const key = keys.find((candidate) => candidate.name === name)
    if (!key) throw new Error('This text was sealed with a key that is not here')
    const made = Buffer.from(hkdfSync('sha256', key.master, '', `hearthline/${purpose}`, 32))
    derived.set(`${name}/${purpose}`, made)
    return made
  }
  const newest = keys[0]!.name
  return {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(newest, purpose), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${PREFIX}${newest}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    unseal(purpose, sealed) {
      const [, name, packed] = sealed.split(':')
      if (!sealed.startsWith(PREFIX) || !name || !packed) throw new Error('This text is not sealed')
      const bytes = Buffer.from(packed, 'base64url')
      const bodyAt = NONCE_BYTES + TAG_BYTES
      if (bytes.length < bodyAt) throw new Error('This text is not sealed')
      const decipher = createDecipheriv('aes-256-gcm', keyFor(name, purpose), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt))
      return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8')
    },
    isSealed: (text): text is string => typeof text === 'string' && text.startsWith(PREFIX),
  }
}
