/** The sandbox's banks by name; any other number as the shipped directory knows it. */

import type { BankDirectory } from '../port.ts'
import { shippedBankDirectory } from '../shipped/shipped-bank-directory.ts'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['121000358', 'Harbor Bank'],
  ['121099990', 'Cedar Savings Bank'],
  ['321099994', 'Prairie Credit Union'],
])

export const sandboxBankDirectory = (): BankDirectory => {
  const shipped = shippedBankDirectory()
  return {
    bankOf(routingNumber) {
      const found = shipped.bankOf(routingNumber)
      return found && { ...found, name: NAMES.get(routingNumber) ?? found.name }
    },
  }
}
