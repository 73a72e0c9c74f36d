/** What every wallet adapter must keep. */
import { walletAccount } from '@hearthline/domain/facts/wallet-account'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import type { Wallet } from './port.ts'

export function describeWalletContract(makeAdapter: () => Wallet): void {
  describe('the wallet contract', () => {
    testCallContract({
      what: 'a list of accounts',
      data: z.array(walletAccount).readonly(),
      ask: (call) => makeAdapter().accounts({ holder: contractName }, call),
      askNonsense: (call) => makeAdapter().accounts({ holder: { firstName: '', lastName: '' } }, call),
    })

    it('no two accounts have the same address', async () => {
      const { data } = await makeAdapter().accounts({ holder: contractName }, contractCall())
      expect(new Set(data.map(({ address }) => address)).size).toBe(data.length)
    })
  })
}
