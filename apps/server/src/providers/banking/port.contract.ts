/** What every account verification adapter must keep. */
import { describe } from 'vitest'
import { contractAccount, testCallContract } from '../provider-call.contract.ts'
import { accountVerification, type Banking } from './port.ts'

export function describeBankingContract(makeAdapter: () => Banking): void {
  describe('the account verification contract', () => {
    testCallContract({
      what: 'an account verification',
      data: accountVerification,
      ask: (call) => makeAdapter().verifyAccount(contractAccount, call),
      askNonsense: (call) => makeAdapter().verifyAccount({ ...contractAccount, routingNumber: '12' }, call),
      secrets: [contractAccount.accountNumber],
    })
  })
}
