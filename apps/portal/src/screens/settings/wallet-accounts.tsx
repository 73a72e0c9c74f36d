import { useQuery } from '@tanstack/react-query'
import { PartState } from '../../page/part-state.tsx'
import { WalletList } from '../../wallet/wallet-list.tsx'
import { walletQuery } from '../../wallet/wallet-query.ts'
import { SettingsPart } from './settings-part.tsx'

/** Digital assets, for whoever holds some; nothing at all for everyone else. */
export function WalletAccounts() {
  const read = useQuery(walletQuery)
  if (read.isPending || read.data?.length === 0) return null
  return (
    <SettingsPart title="Digital assets" about="What your wallet provider reports that you hold. We can only view it.">
      {read.data ? (
        <WalletList accounts={read.data} />
      ) : (
        <PartState what="your digital assets" failed onRetry={() => void read.refetch()} />
      )}
    </SettingsPart>
  )
}
