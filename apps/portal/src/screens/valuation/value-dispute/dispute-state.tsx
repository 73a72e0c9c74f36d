import { formatCents, formatShortDate } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { REASON_WORDS } from './dispute-values.ts'
import type { AboutValue } from './value-words.ts'

/** What was asked, and our answer once there is one. */
export function DisputeState({ about }: { about: AboutValue }) {
  const { dispute, outcome, answer, foundCents, valueCents } = about
  if (!dispute) return null
  const changed = foundCents !== undefined && valueCents !== undefined && foundCents !== valueCents
  return (
    <div className="grid gap-6">
      {outcome ? (
        <Alert
          kind={changed ? 'success' : 'info'}
          title={
            outcome === 'SECOND_VALUATION' && !changed
              ? 'We ordered a second valuation'
              : changed
                ? `The value changed from ${formatCents(foundCents, 0)} to ${formatCents(valueCents, 0)}`
                : 'The value stays the same'
          }
        >
          <span className="whitespace-pre-line" data-words-from="operator">
            {answer}
          </span>
        </Alert>
      ) : (
        <Alert kind="info" title="We are reconsidering the value">
          You have our answer in writing within ten business days. In the meantime nothing is signed.
        </Alert>
      )}
      <Card title="What you told us">
        <ul className="grid gap-4">
          {(dispute.reasons ?? []).map((reason) => (
            <li key={reason}>
              <p className="font-medium">{REASON_WORDS[reason].label}</p>
              {reason === 'BETTER_SALES' ? (
                (dispute.sales ?? []).map(({ address, soldOn, priceCents }) => (
                  <p key={`${address}${soldOn}`} className="wrap-anywhere text-muted">
                    {address}, sold {formatShortDate(soldOn)} for {formatCents(priceCents, 0)}
                  </p>
                ))
              ) : (
                <p className="wrap-anywhere whitespace-pre-line text-muted">{dispute[REASON_WORDS[reason].field]}</p>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
