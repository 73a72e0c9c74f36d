import { describe, expect, it } from 'vitest'
import { describeBankDirectoryContract } from '../port.contract.ts'
import { sandboxBankDirectory } from './sandbox-bank-directory.ts'

describeBankDirectoryContract(sandboxBankDirectory)

describe('the sandbox’s directory', () => {
  it('names its own banks before those that are shipped', () => {
    expect(sandboxBankDirectory().bankOf('121000358')?.name).toBe('Harbor Bank')
    expect(sandboxBankDirectory().bankOf('021000021')?.name).toBe('JPMorgan Chase Bank')
    expect(sandboxBankDirectory().bankOf('011000015')?.name).toBeNull()
  })
})
