/** Countries of the phone field's picker [fields/phone], handed to it by whoever shows it; the United States unless another is chosen. */

export interface PhoneCountry {
  /** English name. */
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Without the plus sign. */
  readonly callingCode: string
  /** Place in a sprite of flags, where a brand has one. */
  readonly flagPosition?: number
  /** National format with X for a digit; its length bounds the input. Missing where they are of several lengths, or written with a
   * leading 0 or without: nothing that is typed may be cut off. */
  readonly nationalFormat?: string
}

const NORTH_AMERICAN = '(XXX) XXX-XXXX'

export const UNITED_STATES: PhoneCountry = {
  country: 'United States',
  countryCode: 'US',
  callingCode: '1',
  nationalFormat: NORTH_AMERICAN,
}

/** North America first, then where applicants' phones most often come from, by name. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  UNITED_STATES,
  { country: 'Canada', countryCode: 'CA', callingCode: '1', nationalFormat: NORTH_AMERICAN },
  { country: 'Mexico', countryCode: 'MX', callingCode: '52', nationalFormat: 'XXX XXX XXXX' },
  { country: 'Australia', countryCode: 'AU', callingCode: '61', nationalFormat: 'XXXX XXX XXX' },
  { country: 'Brazil', countryCode: 'BR', callingCode: '55', nationalFormat: '(XX) XXXXX-XXXX' },
  { country: 'China', countryCode: 'CN', callingCode: '86', nationalFormat: 'XXX XXXX XXXX' },
  { country: 'Colombia', countryCode: 'CO', callingCode: '57', nationalFormat: 'XXX XXXXXXX' },
  { country: 'Dominican Republic', countryCode: 'DO', callingCode: '1', nationalFormat: NORTH_AMERICAN },
  { country: 'France', countryCode: 'FR', callingCode: '33', nationalFormat: 'XX XX XX XX XX' },
  { country: 'Germany', countryCode: 'DE', callingCode: '49' },
  { country: 'India', countryCode: 'IN', callingCode: '91' },
  { country: 'Ireland', countryCode: 'IE', callingCode: '353' },
  { country: 'Israel', countryCode: 'IL', callingCode: '972', nationalFormat: 'XXX-XXX-XXXX' },
  { country: 'Italy', countryCode: 'IT', callingCode: '39' },
  { country: 'Japan', countryCode: 'JP', callingCode: '81', nationalFormat: 'XXX-XXXX-XXXX' },
  { country: 'Philippines', countryCode: 'PH', callingCode: '63', nationalFormat: 'XXXX XXX XXXX' },
  { country: 'Puerto Rico', countryCode: 'PR', callingCode: '1', nationalFormat: NORTH_AMERICAN },
  { country: 'South Korea', countryCode: 'KR', callingCode: '82', nationalFormat: 'XXX-XXXX-XXXX' },
  { country: 'Spain', countryCode: 'ES', callingCode: '34', nationalFormat: 'XXX XX XX XX' },
  { country: 'Switzerland', countryCode: 'CH', callingCode: '41', nationalFormat: 'XXX XXX XX XX' },
  { country: 'United Kingdom', countryCode: 'GB', callingCode: '44', nationalFormat: 'XXXXX XXXXXX' },
  { country: 'Vietnam', countryCode: 'VN', callingCode: '84', nationalFormat: 'XXXX XXX XXX' },
]

/** Those whose ten digits the phone rule takes: the registration asks for one of these. */
export const NORTH_AMERICAN_COUNTRIES = PHONE_COUNTRIES.filter(({ callingCode }) => callingCode === '1')
