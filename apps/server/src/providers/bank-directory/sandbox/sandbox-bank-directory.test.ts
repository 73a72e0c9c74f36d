import { describe, expect, it } from 'vitest'
import { describeBankDirectoryContract } from '../port.contract.ts'
import { sandboxBankDirectory } from './sandbox-bank-directory.ts'

describeBankDirectoryContract(sandboxBankDirectory)

describe('the sandbox’s directory', () => {
  it('names its own banks', () => expect(sandboxBankDirectory().bankOf('121000358')?.name).toBe('Harbor Bank'))
})
