/** The secret in a link that sets a new password. The store keeps its digest only: who reads the database cannot use it. */
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, as letters that need no escaping in an address. */
export const newResetSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256 without salt or stretching is enough for a secret that no one can guess at. */
export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret, 'utf8').digest('hex')
