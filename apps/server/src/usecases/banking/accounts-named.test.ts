import { expect, it } from 'vitest'
import { isSameAccount } from './accounts-named.ts'

const sealing = { isSealed: (text: string) => text.startsWith('sealed:'), unseal: (_: string, text: string) => text.slice(7) } as never
const account = (accountNumber: string, routingNumber = '121000248') => ({ accountNumber, routingNumber })

it('an account is the same with or without zeros in front of its number, sealed or as it was typed, and at its own bank alone', () => {
  expect(isSameAccount(sealing, account('0012345'), account('12345'))).toBe(true)
  expect(isSameAccount(sealing, account('12345'), account('sealed:00012345'))).toBe(true)
  expect(isSameAccount(sealing, account('12345'), account('123450'))).toBe(false)
  expect(isSameAccount(sealing, account('12345'), account('12345', '021000021'))).toBe(false)
  expect(isSameAccount(sealing, account('12345'), undefined)).toBe(false)
})
