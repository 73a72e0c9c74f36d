/** The sandbox's wallet: two accounts for Cryptoholder, none for anyone else. */
import type { WalletAccount } from '@hearthline/domain/facts/wallet-account'
import type { ApplicantName } from '../../applicant-name.ts'
import type { ProviderCall } from '../../provider-call.ts'
import { applicantKey } from '../../sandbox/applicant-key.ts'
import type { SandboxAnswer } from '../../sandbox/ask-sandbox.ts'
import { askSandbox } from '../../sandbox/ask-sandbox.ts'
import { drawBetween, drawReference } from '../../sandbox/draw.ts'
import { personaOf } from '../../sandbox/personas.ts'
import type { SandboxWorld } from '../../sandbox/world.ts'
import type { Wallet } from '../port.ts'

const PROVIDER = 'Birch Wallet (sandbox)'

/** The characters of a bech32 address (BIP 173), of which none is mistaken for another. */
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

const addressOf = (...words: string[]): string =>
  `tp1${Array.from({ length: 38 }, (_each, place) => BECH32[drawBetween(0, 31, ...words, String(place))]).join('')}`

function accountsOf(holder: ApplicantName): readonly WalletAccount[] {
  if (personaOf(holder.lastName)?.lastName !== 'Cryptoholder') return []
  const who = applicantKey(holder)
  const [main, savings] = [addressOf(who, 'wallet'), addressOf(who, 'savings')]
  return [
    { name: 'Main account', address: main, balanceCents: drawBetween(40_000, 90_000, who, 'wallet') * 100, authorizedAddresses: [] },
    { name: 'Savings', address: savings, balanceCents: drawBetween(90_000, 160_000, who, 'savings') * 100, authorizedAddresses: [main] },
  ]
}

function answer(holder: ApplicantName, call: ProviderCall): SandboxAnswer<readonly WalletAccount[]> {
  const reference = drawReference('wallet', call.idempotencyKey)
  const data = accountsOf(holder)
  return { data, reference, response: { reference, accounts: data.length } }
}

export const sandboxWallet = (world: SandboxWorld): Wallet => ({
  accounts: ({ holder }, call) =>
    askSandbox(world, { provider: PROVIDER, capability: 'wallet.accounts', name: holder, request: { holder } }, call, () =>
      answer(holder, call),
    ),
})
