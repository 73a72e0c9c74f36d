export interface PhoneCountry {
  /** English name. */
  country: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  /** Without the plus sign. */
  callingCode: string
  /** National format, one X per digit; where it is missing, digits are kept as typed, up to 19 characters (seed 001 §5). */
  format?: string
}

/** The country first chosen (seed 001 §3). */
export const defaultPhoneCountry = 'US'

/** North America first, then where applicants' phones most often come from, by name. */
export const phoneCountries: readonly PhoneCountry[] = [
  { country: 'United States', countryCode: 'US', callingCode: '1', format: '(XXX) XXX-XXXX' },
  { country: 'Canada', countryCode: 'CA', callingCode: '1', format: '(XXX) XXX-XXXX' },
  { country: 'Mexico', countryCode: 'MX', callingCode: '52', format: 'XX XXXX XXXX' },
  { country: 'Australia', countryCode: 'AU', callingCode: '61', format: 'XXXX XXX XXX' },
  { country: 'Brazil', countryCode: 'BR', callingCode: '55', format: '(XX) XXXXX-XXXX' },
  { country: 'China', countryCode: 'CN', callingCode: '86', format: 'XXX XXXX XXXX' },
  { country: 'Colombia', countryCode: 'CO', callingCode: '57', format: 'XXX XXX XXXX' },
  { country: 'Dominican Republic', countryCode: 'DO', callingCode: '1', format: '(XXX) XXX-XXXX' },
  { country: 'France', countryCode: 'FR', callingCode: '33', format: 'XX XX XX XX XX' },
  { country: 'Germany', countryCode: 'DE', callingCode: '49' },
  { country: 'India', countryCode: 'IN', callingCode: '91', format: 'XXXXX XXXXX' },
  { country: 'Ireland', countryCode: 'IE', callingCode: '353' },
  { country: 'Israel', countryCode: 'IL', callingCode: '972', format: 'XXX-XXX-XXXX' },
  { country: 'Italy', countryCode: 'IT', callingCode: '39' },
  { country: 'Japan', countryCode: 'JP', callingCode: '81', format: 'XXX-XXXX-XXXX' },
  { country: 'Philippines', countryCode: 'PH', callingCode: '63', format: 'XXXX XXX XXXX' },
  { country: 'Puerto Rico', countryCode: 'PR', callingCode: '1', format: '(XXX) XXX-XXXX' },
  { country: 'South Korea', countryCode: 'KR', callingCode: '82', format: 'XXX-XXXX-XXXX' },
  { country: 'Spain', countryCode: 'ES', callingCode: '34', format: 'XXX XX XX XX' },
  { country: 'Switzerland', countryCode: 'CH', callingCode: '41', format: 'XXX XXX XX XX' },
  { country: 'United Kingdom', countryCode: 'GB', callingCode: '44', format: 'XXXXX XXXXXX' },
  { country: 'Vietnam', countryCode: 'VN', callingCode: '84', format: 'XXXX XXX XXX' },
]
