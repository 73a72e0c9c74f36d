import { formatCents, formatExactCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { SuccessIcon } from '@hearthline/ui/icon'
import { addsMonthlyCents, assetMonths, neededAssetsCents, type TypedAsset, totalCents } from './asset-list.ts'

/** Whole dollars, up: what is needed is never shown as less. */
const dollarsUp = (cents: number): string => formatCents(Math.ceil(cents / 100) * 100, 0)
const dollarsDown = (cents: number): string => formatCents(Math.floor(cents / 100) * 100, 0)

/** What the list comes to, what it adds a month, and what it takes for the smallest line. */
export function AssetsTotal({ assets, missingCents }: { assets: readonly TypedAsset[]; missingCents: number | undefined }) {
  const total = totalCents(assets)
  const adds = addsMonthlyCents(total)
  const needed = missingCents === undefined ? undefined : neededAssetsCents(missingCents)
  const enough = needed !== undefined && total >= needed
  return (
    <Card as="section" aria-label="What your assets add">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-muted">Your assets</p>
          <p className="money-medium">{formatExactCents(total)}</p>
        </div>
        <div className="sm:text-end">
          <p className="text-muted">Adds to your income</p>
          <p className="money-medium">
            {dollarsDown(adds)} <span className="text-base font-normal text-muted">a month</span>
          </p>
        </div>
      </div>
      {needed !== undefined && missingCents !== undefined && (
        <>
          <div className="relative mt-4 h-2.5 overflow-clip rounded-full bg-hairline" aria-hidden="true">
            <span
              className={`block h-full rounded-full ${enough ? 'bg-positive' : 'bg-caution'}`}
              style={{ inlineSize: `${needed === 0 ? 100 : Math.min(100, (total / needed) * 100)}%` }}
            />
          </div>
          <p className="mt-3" role="status">
            {enough ? (
              <span className="flex items-start gap-2 font-semibold text-positive">
                <SuccessIcon size={22} className="shrink-0" />
                Enough for our smallest line. More assets can qualify you for a larger one.
              </span>
            ) : (
              <>
                You need <strong className="money">{dollarsUp(needed)}</strong>, which adds {dollarsUp(missingCents)} a month, to qualify
                for our smallest line.
              </>
            )}
          </p>
        </>
      )}
      <p className="mt-3 text-sm text-muted">
        We divide your assets by {assetMonths} months. You keep your assets. Nothing is pledged, transferred or sold. Our team may ask you
        for a recent statement.
      </p>
    </Card>
  )
}
