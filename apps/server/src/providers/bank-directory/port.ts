/** What the product needs to know of a routing number: whose it is. Reference data, hence not awaited. */

export interface DirectoryEntry {
  /** The bank's name as the directory has it; null where the directory names no bank for it. */
  readonly name: string | null
  /** The Federal Reserve district by its first two digits: 'San Francisco'. */
  readonly district: string
}

export interface BankDirectory {
  /** Undefined for what is no routing number of a bank. @param routingNumber nine digits that pass the check */
  bankOf(routingNumber: string): DirectoryEntry | undefined
}
