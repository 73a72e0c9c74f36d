/** Who goes to the waitlist instead of an application [registration/waitlist], and what is posted for them. */
import { toIsoDate } from '../fields/calendar-date.ts'
import type { WaitlistAnswer } from './waitlist-step.ts'

export type WaitlistReason = 'STATE_NOT_SERVED' | 'ZIP_NOT_SERVED' | 'CRYPTO'

export interface WaitlistInput {
  /** Of the property. */
  readonly state: string
  readonly zip: string
  readonly servedStates: readonly string[]
  readonly unservedZipPrefixes: readonly string[]
  readonly utmSource?: string | null | undefined
  /** The organization's crypto flag: with it, utm_source=cloc starts the crypto variant. */
  readonly cryptoEnabled?: boolean
}

/** utm_source of the crypto-backed variant [registration/waitlist]. */
export const CRYPTO_UTM_SOURCE = 'cloc'

/** Why the applicant goes to the waitlist; undefined when they may apply. No credit decision is made either way: the page says so. */
export function waitlistReason(input: WaitlistInput): WaitlistReason | undefined {
  if (!input.servedStates.includes(input.state.toUpperCase())) return 'STATE_NOT_SERVED'
  if (input.unservedZipPrefixes.some((prefix) => prefix !== '' && input.zip.startsWith(prefix))) return 'ZIP_NOT_SERVED'
  return input.utmSource === CRYPTO_UTM_SOURCE && !input.cryptoEnabled ? 'CRYPTO' : undefined
}

/** Body of POST /waitlist/home-equity-loan-plus: eleven fields; dob is yyyy-MM-dd, income dollars a year. */
export function toWaitlistBody({ firstName, lastName, dob, email, income, street1, street2, city, state, zip, consent }: WaitlistAnswer) {
  return { firstName, lastName, dob: toIsoDate(dob), email, income, street1, street2: street2 ?? '', city, state, zip, consent }
}
