/** What every account verification adapter must keep. */
import { describe, expect, it } from 'vitest'
import { contractAccount, contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import { ProviderUnavailable } from '../provider-call.ts'
import { accountVerification, type Banking, linkedAccount, linkSession } from './port.ts'

export const contractLink = {
  holder: contractName,
  lender: 'Hearth',
  applicationId: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f',
  returnTo: 'https://heloc.example/plaid-oauth-success',
} as const

/** @param exchange what a borrower's window would hand on, and the secrets that may be kept nowhere */
export function describeBankingContract(
  makeAdapter: () => Banking,
  exchange: { readonly publicToken: string; readonly accountId: string; readonly secrets: readonly string[] },
): void {
  const { secrets, ...result } = exchange
  describe('the account verification contract', () => {
    testCallContract({
      what: 'an account verification',
      data: accountVerification,
      ask: (call) => makeAdapter().verifyAccount(contractAccount, call),
      askNonsense: (call) => makeAdapter().verifyAccount({ ...contractAccount, routingNumber: '12' }, call),
      secrets: [contractAccount.accountNumber],
    })

    testCallContract({
      what: 'a link that was finished',
      data: linkedAccount,
      ask: (call) => makeAdapter().finishLink({ holder: contractName, ...result }, call),
      askNonsense: (call) => makeAdapter().finishLink({ holder: contractName, publicToken: 'nonsense' }, call),
      secrets,
    })

    it('a link begins with a session, and the attempt keeps no token of it', async () => {
      const { data, request, response } = await makeAdapter().startLink(contractLink, contractCall())
      expect(linkSession.parse(data)).toEqual(data)
      expect(JSON.stringify([request, response])).not.toContain(data.token)
    })

    it('a link that cannot be begun just now can be retried', async () => {
      const failure = await makeAdapter()
        .startLink(contractLink, contractCall({ signal: AbortSignal.abort() }))
        .catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ProviderUnavailable)
    })
  })
}
