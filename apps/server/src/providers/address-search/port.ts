/** What the wizard needs of an address search: suggestions for what has been typed so far, units included. */

export interface AddressSuggestion {
  readonly street1: string
  readonly street2?: string
  readonly city: string
  /** Two capitals. */
  readonly state: string
  /** Five digits. */
  readonly zip: string
  /** One line, as the list shows it and as it may be sent back as a filter. */
  readonly fullAddress: string
  /** Units at this address, where it is a building with several; each is a `street2`. */
  readonly secondaries?: readonly string[]
}

export interface AddressSearch {
  /** At most eight, best first; empty for what is no address (yet). Never throws for odd input. */
  search(filter: string, signal?: AbortSignal): Promise<readonly AddressSuggestion[]>
}
