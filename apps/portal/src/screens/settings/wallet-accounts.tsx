import { formatCents, shortenWallet } from '@hearthline/domain'
import { CopyButton } from '@hearthline/ui/copy-button'
import { useQuery } from '@tanstack/react-query'
import { PartState } from './part-state.tsx'
import { SettingsPart } from './settings-part.tsx'
import { walletQuery } from './wallet-query.ts'

/** Digital assets, for whoever holds some; nothing at all for everyone else. */
export function WalletAccounts() {
  const read = useQuery(walletQuery)
  if (read.isPending || read.data?.length === 0) return null
  return (
    <SettingsPart title="Digital assets" about="What your wallet provider reports that you hold. We can only view it.">
      {read.data ? (
        <ul className="grid gap-4">
          {read.data.map(({ account: { name, address }, balanceCents }) => (
            <li key={address} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <div>
                <p className="font-medium">{name}</p>
                <p className="text-sm text-muted">
                  {shortenWallet(address)}, worth {formatCents(balanceCents)}
                </p>
              </div>
              <CopyButton text={address} label={`Copy the address of ${name}`} />
            </li>
          ))}
        </ul>
      ) : (
        <PartState what="your digital assets" failed onRetry={() => void read.refetch()} />
      )}
    </SettingsPart>
  )
}
