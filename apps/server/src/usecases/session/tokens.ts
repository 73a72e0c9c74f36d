/** Signed tokens. They prove who asks; whether the session still lives is looked up (authenticate.ts). */
import { errors, jwtVerify, SignJWT } from 'jose'
import { createSessionMemory, type SessionMemory } from './session-memory.ts'

export const TOKEN_HOURS = 12
const TOKEN_MS = TOKEN_HOURS * 3_600_000
const ISSUER = 'hearthline'

export type TokenReading =
  | { readonly kind: 'good'; readonly identityId: string; readonly sessionId: string; readonly endsAt: number }
  | { readonly kind: 'expired' }
  /** Signed with another key, tampered with, or no token at all. */
  | { readonly kind: 'invalid-signature' }
  /** Our signature, but not a token of this use. */
  | { readonly kind: 'unauthenticated' }

export interface Tokens {
  /** A token of 12 hours for a session. */
  issue(sessionId: string, identityId: string): Promise<{ readonly token: string; readonly expiresAt: string }>
  read(token: string): Promise<TokenReading>
  /** When under a quarter of its life is left, a token is renewed. Milliseconds since 1970. */
  isNearEnd(endsAt: number): boolean
  readonly memory: SessionMemory
}

/**
 * @param keys at least 32 bytes each, newest first: the newest signs, and what an older one signed stays good until it expires
 * @param now milliseconds since 1970 in real time: sandbox time moves by days, and would end every session
 */
export function createTokens({ keys, now = Date.now }: { readonly keys: readonly Uint8Array[]; readonly now?: () => number }): Tokens {
  const [newest] = keys
  if (!newest || keys.some((key) => key.length < 32)) throw new RangeError('A token key must have at least 32 bytes.')
  return {
    async issue(sessionId, identityId) {
      const issuedAt = Math.floor(now() / 1000)
      const endsAt = issuedAt + TOKEN_MS / 1000
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(identityId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(endsAt)
        .sign(newest)
      return { token, expiresAt: new Date(endsAt * 1000).toISOString() }
    },
    async read(token) {
      let reading: TokenReading = { kind: 'invalid-signature' }
      for (const key of keys) {
        reading = await readWith(key, token, new Date(now()))
        if (reading.kind !== 'invalid-signature') break
      }
      return reading
    },
    isNearEnd: (endsAt) => endsAt - now() < TOKEN_MS / 4,
    memory: createSessionMemory(),
  }
}

async function readWith(key: Uint8Array, token: string, currentDate: Date): Promise<TokenReading> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, currentDate })
    if (!payload.sub || typeof payload.sid !== 'string' || !payload.exp) return { kind: 'unauthenticated' }
    return { kind: 'good', identityId: payload.sub, sessionId: payload.sid, endsAt: payload.exp * 1000 }
  } catch (problem) {
    if (problem instanceof errors.JWTExpired) return { kind: 'expired' }
    return { kind: problem instanceof errors.JWTClaimValidationFailed ? 'unauthenticated' : 'invalid-signature' }
  }
}
