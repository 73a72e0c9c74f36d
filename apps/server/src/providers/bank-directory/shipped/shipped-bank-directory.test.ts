import { routingNumber } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { describeBankDirectoryContract } from '../port.contract.ts'
import { districtOf } from './district-of.ts'
import { LARGE_BANKS } from './large-banks.data.ts'
import { shippedBankDirectory } from './shipped-bank-directory.ts'

describeBankDirectoryContract(shippedBankDirectory)

describe('without a directory of the Federal Reserve’s', () => {
  const { bankOf } = shippedBankDirectory()

  it.each([
    ['021000021', 'JPMorgan Chase Bank'],
    ['322271627', 'JPMorgan Chase Bank'],
    ['026009593', 'Bank of America'],
    ['121000248', 'Wells Fargo Bank'],
    ['121042882', 'Wells Fargo Bank'],
    ['031176110', 'Capital One'],
  ])('a large bank is named by its own number: %s', (number, name) => expect(bankOf(number)?.name).toBe(name))

  it('any other bank is known by its district alone', () => expect(bankOf('121099990')).toEqual({ name: null, district: 'San Francisco' }))

  it('each number is a bank’s, stands once, and has the page that gives it', () => {
    const numbers = LARGE_BANKS.flatMap((bank) => bank.numbers)
    expect(numbers.filter((number) => !routingNumber.safeParse(number).success || districtOf(number) === undefined)).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThanOrEqual(40)
    expect(LARGE_BANKS.filter(({ source }) => !URL.canParse(source))).toEqual([])
  })
})
