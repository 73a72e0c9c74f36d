export interface PhoneCountry {
  /** English name. */
  readonly country: string
  /** ISO 3166 alpha-2. */
  readonly countryCode: string
  /** Without the plus sign. */
  readonly callingCode: string
  /** National format, one X per digit; where it is missing, digits are kept as typed, up to 19 characters [fields/phone]. */
  readonly nationalFormat?: string
}

/** First chosen [fields/phone], and the only one until a list is handed over: which countries there are is the product's matter. */
export const defaultPhoneCountry: PhoneCountry = {
  country: 'United States',
  countryCode: 'US',
  callingCode: '1',
  nationalFormat: '(XXX) XXX-XXXX',
}

/** The country of a code; the default for one that is not in the list. */
export const phoneCountry = (countries: readonly PhoneCountry[], countryCode: string): PhoneCountry =>
  countries.find((country) => country.countryCode === countryCode) ?? countries[0] ?? defaultPhoneCountry
