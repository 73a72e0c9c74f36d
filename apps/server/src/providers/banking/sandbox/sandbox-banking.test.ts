import { describe, expect, it } from 'vitest'
import { contractAccount, contractCall } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeBankingContract } from '../port.contract.ts'
import { sandboxBanking } from './sandbox-banking.ts'

const adapter = () => sandboxBanking(createSandboxWorld({ speed: 'instant' }))

describeBankingContract(adapter)

describe('the sandbox’s account verification', () => {
  it.each([
    ['Reyes', 'VERIFIED'],
    ['Bankfraud', 'FAILED_VERIFICATION'],
    ['Bankreview', 'PENDING_REVIEW'],
  ])('%s’s account is %s', async (lastName, status) => {
    const { data } = await adapter().verifyAccount({ ...contractAccount, holder: { firstName: 'Ana', lastName } }, contractCall())
    expect(data).toEqual({ status })
  })
})
