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
  const item = application.openItem === 'payoff-shortfall' ? 'payoff-shortfall' : 'payoff-quotes'
  return useQuery(itemQuery(uuid, item, etag)).data?.about
}

/** The draw does not reach: what to pay, to whom, and what happens then. */
export function PayoffShortfall() {
  const about = useQuotedDebts()
  if (!about || about.shortCents === 0) return null
  return (
    <Alert kind="warning" title={`Your draw is ${formatExactCents(about.shortCents)} too small`}>
      Your creditors ask for more than your first draw can pay. Pay this much to one of the creditors below, then call us. We ask them for a
      new amount and pay the rest. No debt is paid in part, and nothing is paid until then.
    </Alert>
  )
}

/** What the agreement set aside for each debt, and what its creditor asks for once that is known. */
export function QuotedDebts() {
  const about = useQuotedDebts()
  if (!about || about.debts.length === 0) return null
  return (
    <Card as="section" title="Debts we pay for you">
      <FigureList label="Debts we pay for you">
        {about.debts.map(({ debt, creditor, last4, agreedCents, quotedCents }) => (
          <FigureRow
            key={debt}
            label={last4 ? `${creditor}, account ending in ${last4}` : creditor}
            note={quotedCents === undefined ? 'as your agreement says' : `${formatExactCents(agreedCents)} in your agreement`}
            value={formatExactCents(quotedCents ?? agreedCents)}
          />
        ))}
      </FigureList>
      <p className="portal-fine mt-4">
        Keep making your payments until we tell you that a debt is paid off. If a creditor asks for more, you are sent that much less. If it
        asks for less, you are sent the difference.
      </p>
    </Card>
  )
}
