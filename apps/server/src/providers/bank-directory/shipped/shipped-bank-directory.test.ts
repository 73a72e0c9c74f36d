import { describe, expect, it } from 'vitest'
import { describeBankDirectoryContract } from '../port.contract.ts'
import { shippedBankDirectory } from './shipped-bank-directory.ts'

describeBankDirectoryContract(shippedBankDirectory)

describe('without a directory', () => {
  it('no bank is named', () => expect(shippedBankDirectory().bankOf('121000358')).toEqual({ name: null, district: 'San Francisco' }))
})
