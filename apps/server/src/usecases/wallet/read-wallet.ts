/** The accounts that a person holds with the wallet provider, by the name on their profile. */
import type { WalletAccount } from '@hearthline/domain/facts/wallet-account'
import type { Container } from '../../container.ts'
import { ProviderUnavailable } from '../../providers/provider-call.ts'
import { profileOf } from '../../store/repositories/people.ts'
import { notFound, Problem } from '../problem.ts'

type Parts = Pick<Container, 'db' | 'clock' | 'provider'>

/** A page waits for this: longer than the slowest partner, shorter than the client's own 30 seconds. */
const TIMEOUT_MS = 10_000

/** Their own account first. @throws Problem unavailable when the provider does not answer */
export async function readWalletAccounts(
  { db, clock, provider }: Parts,
  organizationCode: string,
  identityId: string,
): Promise<readonly WalletAccount[]> {
  const name = (await profileOf(db, identityId))?.name
  if (!name) return []
  const call = { idempotencyKey: `wallet/${identityId}`, signal: AbortSignal.timeout(TIMEOUT_MS), now: clock.now() }
  try {
    return (await provider('wallet', organizationCode).accounts({ holder: name }, call)).data
  } catch (problem) {
    if (problem instanceof ProviderUnavailable) throw new Problem('unavailable', 'The wallet provider isn’t responding right now')
    throw problem
  }
}

export interface WalletAccess {
  readonly account: { readonly name: string; readonly address: string } | null
  readonly authorizedWallet: { readonly authorizationType: 'OWNER' | 'AUTHORIZED' } | null
}

/**
 * The account that the person acts for: their own, or the principal's where its owner lets them.
 * @throws Problem not_found for an address that is not theirs to act for; unavailable
 */
export async function readWalletAccess(
  parts: Parts,
  organizationCode: string,
  identityId: string,
  principal?: string,
): Promise<WalletAccess> {
  const accounts = await readWalletAccounts(parts, organizationCode, identityId)
  const own = accounts[0]
  if (principal === undefined || principal === own?.address) return accessTo(own, 'OWNER')
  const asked = accounts.find(({ address }) => address === principal)
  if (!asked || !own || !asked.authorizedAddresses.includes(own.address)) throw notFound('No such account was found')
  return accessTo(asked, 'AUTHORIZED')
}

const accessTo = (account: WalletAccount | undefined, authorizationType: 'OWNER' | 'AUTHORIZED'): WalletAccess =>
  account
    ? { account: { name: account.name, address: account.address }, authorizedWallet: { authorizationType } }
    : { account: null, authorizedWallet: null }
