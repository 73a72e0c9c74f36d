import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatCents, formatShortDate, LEDGER_ACCOUNTS, type LedgerAccount } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { describeProblem, request } from '../api/request.ts'

type Ledger = NonNullable<ReplyOf<CallAt<'GET', '/console/api/v1/applications/:uuid/ledger'>>['ledger']>

const STATES: Readonly<Record<Ledger['transfers'][number]['state'], readonly [tone: ChipTone, words: string]>> = {
  SENT: ['caution', 'sent'],
  SETTLED: ['positive', 'settled'],
  RETURNED: ['critical', 'sent back'],
  WITHDRAWN: ['caution', 'stopped before it left'],
}
const KINDS: Readonly<Record<Ledger['transactions'][number]['kind'], string>> = {
  DRAW: 'Draw',
  SENT: 'Transfer sent',
  SETTLED: 'Transfer settled',
  SETTLED_LATE: 'Transfer not there on its day, without interest',
  SETTLED_LATE_ENDED: 'Transfer there, a later day',
  RETURNED: 'Transfer sent back',
  WITHDRAWN: 'Transfer stopped before it left',
  PAYOFFS_PAID: 'Payoffs paid',
  PAYOFF_RETURNED: 'Payoff sent back',
  PAYOFF_TO_BORROWER: 'Payoff sent to the borrower',
  PAYOFF_HELD: 'Payoff that came back, without interest',
  PAYOFF_HELD_ENDED: 'Payoff that came back, sent again',
  PAYOFF_SHORT_PAID: 'Rest of a payoff paid by us',
  COSTS_PAID: 'Closing costs paid',
  INTEREST: 'Interest',
  PAYMENT: 'Payment',
  PAYMENT_RETURNED: 'Payment sent back',
  RESCINDED: 'Canceled under the right to cancel',
  GIVEN_BACK: 'Given back by the owners',
  EXCESS_RETURNED: 'Sent back to the owners',
  INTEREST_STOPPED: 'Interest stopped while a notice was checked',
  INTEREST_RESUMED: 'Interest again after the notice was refused',
}

const nameOf = (account: LedgerAccount, draw?: number | null): string =>
  draw == null ? LEDGER_ACCOUNTS[account].title : `${LEDGER_ACCOUNTS[account].title}, draw ${draw}`

/** The ledger of the open line and the transfers made for it. Loaded when it is asked for. */
export function LineLedger({ uuid }: { uuid: string }) {
  const [isOpen, setOpen] = useState(false)
  const read = useQuery({
    // What changes the application may change its ledger: both are read again.
    queryKey: ['application', uuid, 'ledger'],
    enabled: isOpen,
    queryFn: ({ signal }) => request('GET', '/console/api/v1/applications/:uuid/ledger', { params: { uuid }, signal }),
  })
  return (
    <section aria-labelledby="ledger-title">
      <h3 id="ledger-title">Ledger</h3>
      {read.error && <Alert kind="error">{describeProblem(read.error)}</Alert>}
      {!read.data && (
        <Button size="small" variant="quiet" loading={read.isFetching} onClick={() => setOpen(true)}>
          Show the ledger
        </Button>
      )}
      {read.data && (read.data.ledger ? <OpenLedger ledger={read.data.ledger} /> : <p className="empty">No line is open yet.</p>)}
    </section>
  )
}

function OpenLedger({ ledger: { balances, transactions, transfers, differences } }: { ledger: Ledger }) {
  return (
    <div className="line-ledger">
      {differences.length > 0 && (
        <Alert kind="error" title="The ledger and the record of payments disagree">
          {differences.map(({ account, ledgerCents, transfersCents }) => (
            <p key={account}>
              {nameOf(account)}: the ledger has {formatCents(ledgerCents)}, the record of payments {formatCents(transfersCents)}.
            </p>
          ))}
        </Alert>
      )}
      <Table caption="Transfers" heads={['Sent', 'Trace number', 'Amount', 'Status']} empty="Nothing was sent to the borrower’s bank.">
        {transfers.map(({ traceNumber, sentOn, settlesOn, amountCents, state, reason, returnedOn }) => (
          <tr key={traceNumber}>
            <td>{formatShortDate(sentOn)}</td>
            <td>{traceNumber}</td>
            <td className="console-table-amount">{formatCents(amountCents)}</td>
            <td>
              <StatusChip tone={STATES[state][0]}>{STATES[state][1]}</StatusChip>{' '}
              {state === 'SENT' && `settles ${formatShortDate(settlesOn)}`}
              {reason && returnedOn && `${formatShortDate(returnedOn)}: ${reason}`}
            </td>
          </tr>
        ))}
      </Table>
      <Table caption="Balances" heads={['Account', 'Balance']} empty="">
        {balances.map(({ account, cents }) => (
          <tr key={account}>
            <td>{nameOf(account)}</td>
            <td className="console-table-amount">{formatCents(cents)}</td>
          </tr>
        ))}
      </Table>
      <Table caption="Entries" heads={['Counts from', 'What', 'Account', 'Amount']} empty="">
        {transactions.flatMap(({ id, kind, on, happenedOn, entries }) =>
          entries.map(({ account, draw, cents }, index) => (
            <tr key={`${id}/${account}/${draw ?? ''}`}>
              <td>{index === 0 && formatShortDate(on)}</td>
              <td>
                {index === 0 && KINDS[kind]}
                {index === 0 && happenedOn !== on && <span className="muted"> on {formatShortDate(happenedOn)}</span>}
              </td>
              <td>{nameOf(account, draw)}</td>
              <td className="console-table-amount">{formatCents(cents)}</td>
            </tr>
          )),
        )}
      </Table>
      <p className="muted">Debits are positive, credits negative. Each transaction sums to zero.</p>
    </div>
  )
}

interface TableProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly empty: string
  readonly children: readonly ReactNode[]
}

function Table({ caption, heads, empty, children }: TableProps) {
  if (children.length === 0) return empty === '' ? null : <p className="empty">{empty}</p>
  return (
    <table className="console-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={/^(Amount|Balance)$/.test(head) ? 'console-table-amount' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
