import type { BankEntryBody } from '@hearthline/contract'
import { formatCents, formatShortDate } from '@hearthline/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { request } from '../api/request.ts'
import { Loaded } from '../frame/loaded.tsx'
import { accountWords, ENTRY_KINDS } from './bank-file-words.ts'

/** In the address, of the entries that no file carries yet. */
export const WAITING = 'waiting'

/** What one file carries, with what the bank answered of each. */
export function FileEntries({ file }: { file: string }) {
  const entries = useQuery({
    queryKey: ['bank-files', 'entries', file],
    queryFn: ({ signal }) => request('GET', '/console/api/v1/bank-files/entries', { query: file === WAITING ? {} : { file }, signal }),
  })
  return (
    <Loaded query={entries} label="Loading the entries">
      {({ entries: rows }) =>
        rows.length === 0 ? (
          <p className="empty">No entries of your organizations are in this file.</p>
        ) : (
          // It scrolls within the page, and by keyboard as well.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
          <section className="bank-file-entries" aria-label="Entries of the file" tabIndex={0}>
            <table className="console-table">
              <caption className="ui-visually-hidden">Entries</caption>
              <thead>
                <tr>
                  <th scope="col">Application</th>
                  <th scope="col">What</th>
                  <th scope="col" className="console-table-amount">
                    Amount
                  </th>
                  <th scope="col">Effective</th>
                  <th scope="col">Account</th>
                  <th scope="col">Trace number</th>
                  <th scope="col">The bank’s answer</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((entry) => (
                  <EntryRow key={entry.traceNumber} entry={entry} />
                ))}
              </tbody>
            </table>
          </section>
        )
      }
    </Loaded>
  )
}

function EntryRow({ entry }: { entry: BankEntryBody }) {
  const { application, kind, amountCents, effectiveOn, account, traceNumber, returned, change } = entry
  return (
    <tr data-differs={returned || change ? true : undefined}>
      <td>
        <Link to={`/applications/${application.uuid}`}>{application.loanNumber}</Link>
        <br />
        <span className="muted">{[application.borrower, application.organizationCode].filter(Boolean).join(' · ')}</span>
      </td>
      <td>{ENTRY_KINDS[kind]}</td>
      <td className="console-table-amount">{formatCents(amountCents)}</td>
      <td>{formatShortDate(effectiveOn)}</td>
      <td>{accountWords(account)}</td>
      <td>{traceNumber}</td>
      <td>
        {returned && `Sent back ${formatShortDate(returned.on)}: ${returned.words}`}
        {change && (
          <>
            {returned && <br />}
            Change{change.on && ` ${formatShortDate(change.on)}`}: {change.words}. The bank has {change.corrected}
          </>
        )}
        {!returned && !change && <span className="muted">None</span>}
      </td>
    </tr>
  )
}
