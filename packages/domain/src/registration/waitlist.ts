/** Who goes to the waitlist instead of an application [registration/waitlist], and what is posted for them. */
import { toIsoDate } from '../fields/calendar-date.ts'
import { CRYPTO_UTM_SOURCE } from './crypto-campaign.ts'
import type { WaitlistAnswer } from './waitlist-step.ts'

/** CRYPTO: they came for the variant for owners of digital assets, which the organization does not lend yet. */
export const WAITLIST_REASONS = ['STATE_NOT_SERVED', 'ZIP_NOT_SERVED', 'CRYPTO'] as const
export type WaitlistReason = (typeof WAITLIST_REASONS)[number]

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

/** Why the applicant goes to the waitlist; undefined when they may apply. No credit decision is made either way: the page says so. */
export function waitlistReason(input: WaitlistInput): WaitlistReason | undefined {
  if (!input.servedStates.includes(input.state.toUpperCase())) return 'STATE_NOT_SERVED'
  if (input.unservedZipPrefixes.some((prefix) => prefix !== '' && input.zip.startsWith(prefix))) return 'ZIP_NOT_SERVED'
  return input.utmSource === CRYPTO_UTM_SOURCE && !input.cryptoEnabled ? 'CRYPTO' : undefined
}

/** Body of POST /waitlist/home-equity-loan-plus: eleven fields; dob is yyyy-MM-dd, income dollars a year. Of the crypto waitlist a twelfth says which. */
export function toWaitlistBody(
  { firstName, lastName, dob, email, income, street1, street2, city, state, zip, consent }: WaitlistAnswer,
  reason?: WaitlistReason,
) {
  const fields = { firstName, lastName, dob: toIsoDate(dob), email, income, street1, street2: street2 ?? '', city, state, zip, consent }
  return reason === 'CRYPTO' ? { ...fields, reason } : fields
}
