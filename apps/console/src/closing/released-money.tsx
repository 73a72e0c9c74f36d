import { formatExactCents, type ShownAccount } from '@hearthline/domain'
import { StatusChip } from '@hearthline/ui/status-chip'
import type { ApplicationFile, OpenItem } from '../application/use-application.ts'
import { LetterView } from './letter-view.tsx'
import { destinationIn, payoffsIn } from './read-released-money.ts'

/** Whom an approval pays: each creditor's letter beside the credit report, or the account that is new since the line was approved. */
export function ReleasedMoney({ file, item }: { file: ApplicationFile; item: OpenItem }) {
  const payoffs = payoffsIn(item)
  const destination = destinationIn(item)
  if (destination) {
    const { approved, account, because } = destination
    return (
      <section aria-labelledby="destination-title">
        <h3 id="destination-title">Where the money goes now</h3>
        {because && <p>Came back: {because}.</p>}
        <dl className="facts">
          {approved && (
            <div>
              <dt>Approved with the line</dt>
              <dd>{accountWords(approved)}</dd>
            </div>
          )}
          {account && (
            <div>
              <dt>Named since</dt>
              <dd>{accountWords(account)}</dd>
            </div>
          )}
        </dl>
        <p className="hint">
          Call the borrower at a number that the file had before the money came back. The mail about it may not reach them.
        </p>
      </section>
    )
  }
  if (payoffs.length === 0) return null
  return (
    <section aria-labelledby="released-payoffs-title">
      <h3 id="released-payoffs-title">Paid to creditors</h3>
      <ul className="data-list">
        {payoffs.map(
          ({ debt, creditor, last4, payee, payTo, reportedCents, amountCents, letter, isOtherName, isUnusual, confirmedBy, isPaid }) => (
            <li key={debt}>
              <p>
                <strong>
                  {payee}, {formatExactCents(amountCents)}
                </strong>{' '}
                {isPaid && <StatusChip tone="positive">paid already</StatusChip>}
                {isOtherName && <StatusChip tone="critical">another name than the creditor</StatusChip>}{' '}
                {isUnusual && <StatusChip tone="caution">more than the report explains</StatusChip>}
              </p>
              <p>
                For {creditor}
                {last4 && `, ending in ${last4}`}: {formatExactCents(reportedCents)} in the credit report. Sent to {payTo}.{' '}
                <LetterView file={file} letter={letter} of={payee} />
              </p>
              {confirmedBy && (
                <p>
                  More than twice the report. Confirmed by the creditor: <q>{confirmedBy}</q>
                </p>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

const accountWords = ({ institution, last4, accountType, routingNumber, isLinked }: ShownAccount): string =>
  `${institution}, ${accountType.toLowerCase()}${last4 && ` ending in ${last4}`}, routing number ${routingNumber}${isLinked ? ', linked' : ''}`
