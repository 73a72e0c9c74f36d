/** From the first offer to the one of now: what moved, line by line, and why; that nothing moved is said too. */
import { formatShortDate } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import type { Application } from '../application/application-query.ts'
import {
  type OfferChanges as Changes,
  describeCashChange,
  describeMove,
  describeReport,
  describeVerified,
} from './describe-offer-changes.ts'

const PATH = '/service-application/api/v1/application/heloc/:uuid/offer/changes'

interface OfferChangesProps {
  readonly uuid: string
  readonly etag: string | undefined
  /** What was told after the agreement was signed, and is no change of the offer; left out where nothing is signed yet. */
  readonly cashChange?: Application['cashChange']
}

/** Read again for another version of the application. It adds to a page that stands without it: until it is there, and without it, there is nothing. */
export function OfferChanges({ uuid, etag, cashChange = null }: OfferChangesProps) {
  const { data } = useQuery({
    queryKey: ['offer-changes', uuid, etag],
    queryFn: ({ signal }) => request('GET', PATH, { params: { uuid }, signal }),
    retry: false,
  })
  if (!data || (data.since === null && data.report === null)) return null
  return (
    <div className="grid gap-6">
      <Moves {...data} cashChange={cashChange} />
      {data.report && <Report report={data.report} />}
    </div>
  )
}

function Report({ report }: { readonly report: NonNullable<Changes['report']> }) {
  return (
    <Card title="What is different in your full credit report">
      <p className="text-sm text-muted">Compared with the first report. Accounts change from month to month, and that is normal.</p>
      <ul className="mt-3 list-disc ps-5">
        {describeReport(report).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}

function Moves(data: Pick<Changes, 'since' | 'moves' | 'income' | 'value'> & { readonly cashChange: Application['cashChange'] }) {
  if (data.since === null) return null
  const verified = describeVerified(data)
  const cash = data.cashChange && describeCashChange(data.cashChange)
  const since = formatShortDate(data.since)
  if (data.moves.length === 0) {
    return (
      <Card title="Your offer since you first chose it">
        <p>{standsAsIs(verified, since, cash)}</p>
      </Card>
    )
  }
  return (
    <Card title="What changed since you first chose">
      <p className="text-sm text-muted">Compared with the offer you chose on {since}.</p>
      {verified.length > 0 && <p className="mt-3">{verified.join(' ')}</p>}
      {cash && <p className="mt-3">{cash}</p>}
      <dl className="mt-4 grid gap-4">
        {data.moves.map(describeMove).map(({ what, was, is, reasons }) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd>
              <span className="money">
                {was} → {is}
              </span>
              <ul className="mt-1 text-sm text-muted">
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function standsAsIs(verified: readonly string[], since: string, cash: string | null): string {
  if (verified.length === 0 && cash === null) return `Nothing has changed since ${since}.`
  return [...verified, 'Your offer stays as it is.', ...(cash === null ? [] : [cash])].join(' ')
}
