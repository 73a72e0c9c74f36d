/** Passwords: argon2id. How often one may be guessed at is in guesses.ts. */
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. Variant 2 is argon2id. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export interface Passwords {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
  /** Takes as long as verify does and is never true: for emails no one has, so that timing does not distinguish them. */
  verifyNobody(password: string): Promise<false>
}

export function createPasswords(): Passwords {
  const nobody = hash('nobody has this password', PARAMETERS)
  const check = async (stored: string, password: string) => {
    try {
      return await verify(stored, password)
    } catch {
      // A hash we cannot read (an operator's placeholder) fits no password.
      return false
    }
  }
  return {
    hash: (password) => hash(password, PARAMETERS),
    verify: check,
    verifyNobody: async (password) => {
      await check(await nobody, password)
      return false
    },
  }
}
