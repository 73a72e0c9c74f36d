import { formatCents, type IncomeReview } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { SuccessIcon } from '@hearthline/ui/icon'
import { shortOf } from './income-words.ts'

const dollars = (cents: number): string => formatCents(cents, 0)

/** How much of the stated income is verified, the borrower's and the co-owners'. */
export function IncomeTotals({ review }: { review: IncomeReview }) {
  const { statedCents, verifiedCents, statedCoOwnersCents, verifiedCoOwnersCents } = review
  const short = shortOf(review)
  const stated = statedCents + statedCoOwnersCents
  const verified = verifiedCents + verifiedCoOwnersCents
  const share = stated === 0 ? 100 : Math.min(100, Math.floor((verified / stated) * 100))
  return (
    <Card as="section" aria-label="Your verified income">
      <p className="text-muted">Verified so far</p>
      <p className="money-large">{dollars(verified)}</p>
      <p className="text-muted">of {dollars(stated)} a year that you told us</p>
      <div className="relative mt-4 h-2.5 overflow-clip rounded-full bg-hairline" aria-hidden="true">
        <span className={`block h-full rounded-full ${short === 0 ? 'bg-positive' : 'bg-caution'}`} style={{ inlineSize: `${share}%` }} />
      </div>
      <p className="mt-3" role="status">
        {short === 0 ? (
          <span className="flex items-start gap-2 font-semibold text-positive">
            <SuccessIcon size={22} className="shrink-0" />
            All of your income is verified.
          </span>
        ) : (
          <>
            <strong className="money">{dollars(short)}</strong> of what you told us isn’t verified yet.
          </>
        )}
      </p>
      {statedCoOwnersCents > 0 && (
        <dl className="mt-4 grid gap-2 text-sm">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">Your income</dt>
            <dd className="money">
              {dollars(verifiedCents)} of {dollars(statedCents)}
            </dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">Co-owners’ income</dt>
            <dd className="money">
              {dollars(verifiedCoOwnersCents)} of {dollars(statedCoOwnersCents)}
            </dd>
          </div>
        </dl>
      )}
    </Card>
  )
}
