/** The names of the sandbox's banks; any other number has its district alone. */

import type { BankDirectory } from '../port.ts'
import { districtOf } from '../shipped/district-of.ts'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['121000358', 'Harbor Bank'],
  ['121099990', 'Cedar Savings Bank'],
  ['321099994', 'Prairie Credit Union'],
])

export const sandboxBankDirectory = (): BankDirectory => ({
  bankOf(routingNumber) {
    const district = districtOf(routingNumber)
    return district === undefined ? undefined : { name: NAMES.get(routingNumber) ?? null, district }
  },
})
