import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { WalletList } from './wallet-list.tsx'
import { walletQuery } from './wallet-query.ts'

/** For owners of digital assets, where they say where the money goes: that no wallet is paid or pledged, and which wallets we see. */
export function WalletsBesideMoney() {
  const { data, isPending, refetch } = useQuery(walletQuery)
  return (
    <section className="grid gap-4" aria-labelledby="wallets-title">
      <h2 id="wallets-title" className="font-semibold text-xl">
        Your digital assets
      </h2>
      <Alert kind="info" title="We send the money to a bank account">
        We can’t send it to a wallet. Your home secures this line. Your digital assets don’t, and they stay in your wallet.
      </Alert>
      {data && data.length > 0 && <WalletList accounts={data} />}
      {data?.length === 0 && <p className="text-muted">We found no wallet in your name. You can continue without one.</p>}
      {isPending && (
        <SkeletonGroup label="Loading your digital assets">
          <Skeleton lines={2} />
        </SkeletonGroup>
      )}
      {!isPending && !data && (
        <Alert
          kind="warning"
          action={
            <Button variant="secondary" size="medium" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          We could not load your digital assets. You can continue without them.
        </Alert>
      )}
    </section>
  )
}
