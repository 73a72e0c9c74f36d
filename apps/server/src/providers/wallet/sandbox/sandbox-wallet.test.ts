import { describe, expect, it } from 'vitest'
import { contractCall, contractName } from '../../provider-call.contract.ts'
import { createSandboxWorld } from '../../sandbox/world.ts'
import { describeWalletContract } from '../port.contract.ts'
import { sandboxWallet } from './sandbox-wallet.ts'

const adapter = () => sandboxWallet(createSandboxWorld({ speed: 'instant' }))

describeWalletContract(adapter)

describe('the sandbox’s wallet', () => {
  it('holds two accounts of Cryptoholder, the first of which may act for the second', async () => {
    const { data } = await adapter().accounts({ holder: { firstName: 'Ana', lastName: 'Cryptoholder' } }, contractCall())
    expect(data.map(({ name }) => name)).toEqual(['Main account', 'Savings'])
    for (const { address, balanceCents } of data) {
      expect(address).toMatch(/^tp1[02-9ac-hj-np-z]{38}$/)
      expect(balanceCents).toBeGreaterThanOrEqual(4_000_000)
    }
    expect(data[1]?.authorizedAddresses).toEqual([data[0]?.address])
  })

  it('holds nothing about anyone else', async () => {
    expect((await adapter().accounts({ holder: contractName }, contractCall())).data).toEqual([])
  })
})
