import { formatExactCents, formatLocalDate, formatShortDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type Line, lineQuery } from '../../line/line-query.ts'
import { howPaid, nextPaymentNote, pastDueNote } from '../../line/payment-words.ts'
import { exactRate } from '../../offer/format-figures.ts'

/** The line itself: what is owed, what can be drawn, what comes next, and what happened lately. */
export function LineCard({
  uuid,
  isOpen,
}: {
  readonly uuid: string /** Whether there is one: else it is shown once it is read. */
  readonly isOpen: boolean
}) {
  const { data, error, refetch, isFetching } = useQuery(lineQuery(uuid))
  if (data) return data.line ? <OpenLine line={data.line} /> : null
  if (!isOpen) return null
  if (!error) {
    return (
      <SkeletonGroup label="Loading your line">
        <Skeleton shape="block" height="18rem" />
      </SkeletonGroup>
    )
  }
  return (
    <Card title="Your line">
      <p className="-mt-2 text-muted">We couldn’t load your line here. Nothing about it has changed.</p>
      <div className="mt-4">
        <Button size="medium" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    </Card>
  )
}

function OpenLine({ line }: { line: Line }) {
  const { balanceCents, interestCents, availableCents, limitCents, ratePercent, nextPayment, pastDue, owedFrom, automaticPayments } = line
  // Stopped by a notice of the right to cancel: what is left of it is said with the cancellation.
  const isCanceled = line.status === 'CANCELED'
  return (
    <Card title="Your line">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Figure
          label="Balance"
          value={formatExactCents(balanceCents)}
          note={
            owedFrom
              ? `You owe it from ${formatLocalDate(owedFrom)}, the day of your draw`
              : isCanceled
                ? 'No interest is added'
                : `Interest so far: ${formatExactCents(interestCents)}`
          }
        />
        <Figure
          label="Available credit"
          value={formatExactCents(availableCents)}
          note={`Of a limit of ${formatExactCents(limitCents)}${usedWords(line)}`}
        />
        <Figure label="Interest rate" value={exactRate(ratePercent)} note="A year, on what you owe each day" />
        {pastDue && (
          <Figure label="Past due" value={formatExactCents(pastDue.amountCents)} note={pastDueNote({ pastDue, automaticPayments })} />
        )}
        {nextPayment ? (
          <Figure label="Next payment" value={formatExactCents(nextPayment.amountCents)} note={nextPaymentNote(line)} />
        ) : (
          <Figure label="Next payment" value="None" note={isCanceled ? 'No payment is due' : nextPaymentNote(line)} />
        )}
      </dl>
      {nextPayment && <p className="mt-5 text-sm text-muted">{howPaid(line)}</p>}
      {line.onItsWay.map(({ amountCents, sentOn, asEarlyAs, hasLeft }) => (
        <div key={`${sentOn}/${amountCents}`} className="mt-5">
          <Alert
            kind="info"
            title={`${formatExactCents(amountCents)} ${hasLeft ? 'is on its way' : 'goes out'} to your bank account${hasLeft ? '' : ` on ${formatLocalDate(sentOn)}`}`}
          >
            It’s in your account as early as {formatLocalDate(asEarlyAs)}. You owe no interest on it until your bank has it.
          </Alert>
        </div>
      ))}
      {line.payoffsBack.map(({ payee, amountCents, on, next }) => (
        <div key={`${payee}/${on}/${amountCents}`} className="mt-5">
          <Alert kind="warning" title={`${payee} sent ${formatExactCents(amountCents)} back on ${formatLocalDate(on)}`}>
            {next}
          </Alert>
        </div>
      ))}
      <Recent recent={line.recent} />
      {!isCanceled && (
        <p className="mt-5 border-t border-hairline pt-4 text-sm text-muted">
          You can draw what you have paid back again until {formatShortDate(line.drawsUntil)}.
        </p>
      )}
    </Card>
  )
}

/** Why nothing is left to draw, where the balance alone does not show it. */
function usedWords({ availableCents, notWithThemCents, status }: Line): string {
  if (status === 'CANCELED') return ''
  if (notWithThemCents > 0) return `. ${formatExactCents(notWithThemCents)} of your draw is not paid out, and stays set aside for you`
  return availableCents === 0 ? '. Your draw uses all of it' : ''
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5">
        <span className="block font-semibold text-2xl tabular-nums">{value}</span>
        <span className="block text-sm text-muted">{note}</span>
      </dd>
    </div>
  )
}

function Recent({ recent }: { recent: Line['recent'] }) {
  if (recent.length === 0) return null
  return (
    <section aria-label="Lately on your line" className="mt-6">
      <h3 className="font-semibold">Lately on your line</h3>
      <ul className="mt-2 divide-y divide-hairline">
        {recent.map(({ kind, on, words, note, amountCents, includes = [] }) => (
          <li
            key={`${kind}/${on}/${words}/${amountCents}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5"
          >
            <span className="min-w-0">
              {words}
              <span className="block text-sm text-muted">{formatLocalDate(on)}</span>
              {note && <span className="block text-sm text-muted">{note}</span>}
              {includes.map((cost) => (
                <span key={cost.words} className="block text-sm text-muted">
                  Of it: {cost.words}, {formatExactCents(cost.amountCents)}
                </span>
              ))}
            </span>
            <span className="tabular-nums">{formatExactCents(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
