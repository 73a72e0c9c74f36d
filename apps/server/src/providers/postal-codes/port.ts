/** What the product needs to know of zip codes: to which place one belongs, and which a state has. Reference data, hence not awaited. */

export interface PostalPlace {
  readonly zip: string
  readonly city: string
  /** Two capitals: a state or DC. */
  readonly state: string
}

export interface PostalCodes {
  /** Undefined for what is not the zip code of a place in a state or DC. */
  cityOf(zip: string): PostalPlace | undefined
  /** Ascending; empty for what is not a state or DC. */
  zipsIn(state: string): readonly string[]
}
