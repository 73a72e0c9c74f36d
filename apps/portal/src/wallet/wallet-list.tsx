import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatCents, shortenWallet } from '@hearthline/domain'
import { CopyButton } from '@hearthline/ui/copy-button'

export type WalletAccounts = ReplyOf<CallAt<'GET', '/service-wallet/secure/api/v4/account'>>

/** The accounts of a wallet, each with who else may act for it; addresses are shortened, and copied whole [application/wallet]. */
export function WalletList({ accounts }: { accounts: WalletAccounts }) {
  return (
    <ul className="grid gap-4">
      {accounts.map(({ account: { name, address }, authorizedWallets, balanceCents }) => (
        <li key={address} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">
              {shortenWallet(address)}, worth {formatCents(balanceCents)}
            </p>
            {authorizedWallets.length > 0 && (
              <p className="text-sm text-muted">
                Authorized to use it: {authorizedWallets.map((other) => nameOf(other.address, accounts)).join(', ')}
              </p>
            )}
          </div>
          <CopyButton text={address} label={`Copy the address of ${name}`} />
        </li>
      ))}
    </ul>
  )
}

/** One's own other account by its name, everyone else's by the address alone. */
function nameOf(address: string, accounts: WalletAccounts): string {
  const own = accounts.find(({ account }) => account.address === address)
  return own ? `${own.account.name} (${shortenWallet(address)})` : shortenWallet(address)
}
