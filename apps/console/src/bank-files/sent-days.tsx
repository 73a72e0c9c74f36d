import type { SentTransferBody } from '@hearthline/contract'
import { formatCents, formatExactCents, formatShortDate } from '@hearthline/domain'
import { useState } from 'react'
import { Link } from 'react-router'
import { entryCount } from './bank-file-words.ts'
import { type SentDay, sentByDay, transferWords } from './sent-by-day.ts'

/** What the payment processor sent in files of its own, as the sandbox's does: a file for each banking day. */
export function SentDays({ sent }: { readonly sent: readonly SentTransferBody[] }) {
  if (sent.length === 0) return null
  return (
    <section aria-labelledby="sent-days-title">
      <h3 id="sent-days-title">Sent by the payment processor</h3>
      <p className="hint">
        The processor makes these files itself, one for each banking day. Files for your own bank are made where the installation sets
        PROVIDER_PAYMENTS=nacha.
      </p>
      <ul className="bank-file-list">
        {sentByDay(sent).map((day) => (
          <Day key={day.sentOn} day={day} />
        ))}
      </ul>
    </section>
  )
}

function Day({ day: { sentOn, settlesOn, amountCents, returned, transfers } }: { readonly day: SentDay }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="bank-file">
      <div className="bank-file-head">
        <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {formatShortDate(sentOn)}
        </button>
      </div>
      <p className="muted">
        {entryCount(transfers.length)} · {formatExactCents(amountCents)} to borrowers · settles {formatShortDate(settlesOn)}
        {returned > 0 && ` · ${returned} sent back`}
      </p>
      {isOpen && (
        // It scrolls within the page, and by keyboard as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
        <section className="bank-file-entries" aria-label={`Entries of ${formatShortDate(sentOn)}`} tabIndex={0}>
          <table className="console-table">
            <caption className="ui-visually-hidden">Entries</caption>
            <thead>
              <tr>
                <th scope="col">Application</th>
                <th scope="col" className="console-table-amount">
                  Amount
                </th>
                <th scope="col">Trace number</th>
                <th scope="col">What became of it</th>
              </tr>
            </thead>
            <tbody>
              {transfers.map((one) => (
                <tr key={one.traceNumber} data-differs={one.returned ? true : undefined}>
                  <td>
                    <Link to={`/applications/${one.application.uuid}`}>{one.application.loanNumber}</Link>
                    <br />
                    <span className="muted">
                      {[one.application.borrower, one.application.organizationCode].filter(Boolean).join(' · ')}
                    </span>
                  </td>
                  <td className="console-table-amount">{formatCents(one.amountCents)}</td>
                  <td>{one.traceNumber}</td>
                  <td>{transferWords(one, formatShortDate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </li>
  )
}
