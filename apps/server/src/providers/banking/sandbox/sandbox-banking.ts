/** The sandbox's account verification: every account is the borrower's, but Bankfraud's fails and Bankreview's needs a person. */
import type { ProviderCall } from '../../provider-call.ts'
import { askSandbox, type SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { accountRefusal, redactedAccount } from '../../sandbox/bank-account.ts'
import { drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { AccountVerification, BankAccount, Banking } from '../port.ts'

const PROVIDER = 'Rowan Account Check (sandbox)'

const STATUSES: Readonly<Record<string, AccountVerification['status']>> = { Bankfraud: 'FAILED_VERIFICATION', Bankreview: 'PENDING_REVIEW' }

function verify({ holder }: BankAccount, call: ProviderCall): SandboxAnswer<AccountVerification> {
  const reference = drawReference('account', call.idempotencyKey)
  const data = { status: STATUSES[personaOf(holder.lastName)?.lastName ?? ''] ?? 'VERIFIED' } as const
  return { data, reference, response: { reference, ...data } }
}

export const sandboxBanking = (world: SandboxWorld): Banking => ({
  verifyAccount: (account, call) => {
    const question = {
      provider: PROVIDER,
      capability: 'banking.verifyAccount',
      name: account.holder,
      refusal: accountRefusal(account),
      request: redactedAccount(account),
    }
    return askSandbox(world, question, call, () => verify(account, call))
  },
})
