/** Time-based codes (RFC 6238): six digits, thirty seconds, one step early or late. */
import { Secret, TOTP } from 'otpauth'

const SECONDS = 30
/** Clocks differ, and typing takes a while. */
const STEPS_AROUND = 1

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: SECONDS, label, issuer })

/** 160 bits, as RFC 4226 recommends, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an app scans. */
export const addressOf = (secret: string, { email, issuer }: { email: string; issuer: string }): string =>
  totpOf(secret, email, issuer).toString()

export const codeAt = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now })

/** The step that a code is of; undefined where it is of none around now. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: STEPS_AROUND })
  return delta === null ? undefined : Math.floor(now / (SECONDS * 1000)) + delta
}
