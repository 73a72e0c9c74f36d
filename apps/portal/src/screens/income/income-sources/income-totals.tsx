import { formatExactCents, type IncomeReview, shortCents } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { SuccessIcon } from '@hearthline/ui/icon'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { shortOf } from './income-words.ts'

const dollars = formatExactCents

const ofStated = (verified: number, stated: number): string =>
  verified > stated ? `${dollars(verified)}, more than the ${dollars(stated)} you told us` : `${dollars(verified)} of ${dollars(stated)}`

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
      <p className="money-large">{dollars(Math.min(verified, stated))}</p>
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
      {shortCents(verified, stated) > 0 && <MoreThanStated verified={verified} stated={stated} />}
      {statedCoOwnersCents > 0 && (
        <dl className="mt-4 grid gap-2 text-sm">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">Your income</dt>
            <dd className="money">{ofStated(verifiedCents, statedCents)}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">Co-owners’ income</dt>
            <dd className="money">{ofStated(verifiedCoOwnersCents, statedCoOwnersCents)}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}

/** No more counts than was stated. */
function MoreThanStated({ verified, stated }: { verified: number; stated: number }) {
  const { uuid } = useApplication()
  return (
    <p className="mt-3 text-sm">
      Your records show {dollars(verified)} a year. Your offer counts the {dollars(stated)} that you told us. Do you earn more?{' '}
      <Link to={applicationPath(uuid, 'corrections')}>Correct your income</Link>, and we calculate your offer again.
    </p>
  )
}
