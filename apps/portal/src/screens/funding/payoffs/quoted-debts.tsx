import { formatExactCents } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { FigureList, FigureRow } from '@hearthline/ui/figure-row'
import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'

/** The debts that the line pays off, as they are quoted so far; undefined while they are read. */
function useQuotedDebts() {
  const { uuid, application, etag } = useApplication()
  const open = application.openItem
  const item = open === 'payoff-shortfall' || open === 'payoff-requote' ? open : 'payoff-quotes'
  return useQuery(itemQuery(uuid, item, etag)).data?.about
}

/** The draw does not reach: what to pay, to whom, and what happens then. */
export function PayoffShortfall() {
  const about = useQuotedDebts()
  if (!about || about.shortCents === 0) return null
  const more = about.debts.some(({ isPaid }) => isPaid) ? 'more ' : ''
  return (
    <Alert kind="warning" title={`Your draw is ${formatExactCents(about.shortCents)} too small`}>
      Your creditors ask for more than your first draw can pay. Pay this much to one of the creditors below, then call us. We ask them for a
      new amount and pay the rest. No debt is paid in part, and nothing {more}is paid until then.
    </Alert>
  )
}

/** After the approval the draw does not reach any more: why, and what happens then. */
export function PayoffRequote() {
  return (
    <Alert kind="warning" title="We are asking for new amounts">
      A quote ended before we could pay it, and your draw doesn’t cover the interest since then. Nothing more is paid until we have new
      amounts. If they are still too high, we tell you here how much is missing.
    </Alert>
  )
}

const noteOf = (quotedCents: number | undefined, agreedCents: number, isPaid: true | undefined): string => {
  if (isPaid) return 'paid, with our letter'
  return quotedCents === undefined ? 'as your agreement says' : `${formatExactCents(agreedCents)} in your agreement`
}

/** What is sent to the borrower once the creditors have said what they ask for: no other sum than signed for comes as a surprise. */
function NewCash({
  cash: { agreedCents, nowCents, recordingCents },
}: {
  cash: { agreedCents: number; nowCents: number; recordingCents: number }
}) {
  const changed = nowCents - agreedCents
  const than = changed < 0 ? 'less' : 'more'
  return (
    <>
      {recordingCents > 0 && (
        <FigureRow label="Recording cost less than planned" note="added to your cash" value={formatExactCents(recordingCents)} />
      )}
      <FigureRow
        label="Cash to your bank account"
        note={
          changed === 0
            ? 'as your agreement says'
            : `${formatExactCents(agreedCents)} in your agreement, now ${formatExactCents(Math.abs(changed))} ${than}`
        }
        value={formatExactCents(nowCents)}
      />
    </>
  )
}

/** What the agreement set aside for each debt, and what its creditor asks for once that is known. */
export function QuotedDebts() {
  const about = useQuotedDebts()
  if (!about || about.debts.length === 0) return null
  return (
    <Card as="section" title="Debts we pay for you">
      <FigureList label="Debts we pay for you">
        {about.debts.map(({ debt, creditor, last4, agreedCents, quotedCents, isPaid }) => (
          <FigureRow
            key={debt}
            label={last4 ? `${creditor}, account ending in ${last4}` : creditor}
            note={noteOf(quotedCents, agreedCents, isPaid)}
            value={formatExactCents(quotedCents ?? agreedCents)}
          />
        ))}
        {about.cash && about.shortCents === 0 && <NewCash cash={about.cash} />}
      </FigureList>
      <p className="portal-fine mt-4">
        Keep making your payments until we tell you that a debt is paid off. If a creditor asks for more, you are sent that much less. If it
        asks for less, you are sent the difference.
      </p>
    </Card>
  )
}

/** The same once every creditor has answered, for whoever waits for the money: what changed, and the cash that is left. */
export function DebtsAsQuoted() {
  const about = useQuotedDebts()
  return about?.cash ? <QuotedDebts /> : null
}
