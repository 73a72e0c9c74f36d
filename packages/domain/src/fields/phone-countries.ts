/** Countries of the phone field's picker (seed 001 §3); the United States unless another is chosen. */

export interface PhoneCountry {
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly callingCode: string
  /** Place in a sprite of flags, where a brand has one. */
  readonly flagPosition?: number
  /** National format with X for a digit; its length bounds the input. */
  readonly nationalFormat?: string
}

export const UNITED_STATES: PhoneCountry = {
  country: 'United States',
  countryCode: 'US',
  callingCode: '1',
  nationalFormat: '(XXX) XXX-XXXX',
}

export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  UNITED_STATES,
  { country: 'Canada', countryCode: 'CA', callingCode: '1', nationalFormat: '(XXX) XXX-XXXX' },
  { country: 'Mexico', countryCode: 'MX', callingCode: '52', nationalFormat: 'XX XXXX XXXX' },
  { country: 'United Kingdom', countryCode: 'GB', callingCode: '44', nationalFormat: 'XXXXX XXXXXX' },
  { country: 'Germany', countryCode: 'DE', callingCode: '49' },
  { country: 'India', countryCode: 'IN', callingCode: '91', nationalFormat: 'XXXXX-XXXXX' },
  { country: 'Philippines', countryCode: 'PH', callingCode: '63', nationalFormat: 'XXXX XXX XXXX' },
]

/** Length of the national format, 19 where the country has none of one length (seed 001 §5). */
export const phoneInputLength = (country: PhoneCountry = UNITED_STATES): number => country.nationalFormat?.length ?? 19
