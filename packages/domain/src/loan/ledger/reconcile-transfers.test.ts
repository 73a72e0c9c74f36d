import { describe, expect, it } from 'vitest'
import type { PostedEntry } from './chart-of-accounts.ts'
import { type LedgerEvent, postingOf } from './posting.ts'
import { reconcileTransfers } from './reconcile-transfers.ts'
import type { TransferState } from './transfer-state.ts'

const CASH = 5_000_000
const posted = (...events: LedgerEvent[]): PostedEntry[] =>
  events.flatMap((event) => postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn: '2026-12-01' })))
const draw: LedgerEvent = { kind: 'DRAW', draw: 1, feeCents: 100_000, costCents: 0, payOffCents: 0, cashCents: CASH }
const sent: LedgerEvent = { kind: 'SENT', draw: 1, cents: CASH }
const settled: LedgerEvent = { kind: 'SETTLED', cents: CASH }
const returned: LedgerEvent = { kind: 'RETURNED', draw: 1, cents: CASH }
const withdrawn: LedgerEvent = { kind: 'WITHDRAWN', draw: 1, cents: CASH }
const transfer = (state: TransferState) => ({ state, amountCents: CASH })

describe('ledger and transfers of a line', () => {
  it('agree at each stage of a transfer, also of one that came back and was sent once more', () => {
    expect(reconcileTransfers(posted(draw), [])).toEqual([])
    expect(reconcileTransfers(posted(draw, sent), [transfer('SENT')])).toEqual([])
    expect(reconcileTransfers(posted(draw, sent, settled), [transfer('SETTLED')])).toEqual([])
    const back = posted(draw, sent, settled, returned)
    expect(reconcileTransfers(back, [transfer('RETURNED')])).toEqual([])
    expect(reconcileTransfers([...back, ...posted(sent, settled)], [transfer('RETURNED'), transfer('SETTLED')])).toEqual([])
  })

  it('agree about one that was stopped before a bank had it: nothing was cash, and the draw waits to be sent', () => {
    const stopped = posted(draw, sent, withdrawn)
    expect(reconcileTransfers(stopped, [transfer('WITHDRAWN')])).toEqual([])
    expect(stopped.filter(({ account }) => account === 'CASH')).toEqual([])
    expect(reconcileTransfers([...stopped, ...posted(sent, settled)], [transfer('WITHDRAWN'), transfer('SETTLED')])).toEqual([])
    expect(reconcileTransfers(posted(draw, sent), [transfer('WITHDRAWN')])).toHaveLength(2)
  })

  it('agree while the bank is late, and once it says when the money arrived, or that it never did', () => {
    const late = posted(draw, sent, { kind: 'SETTLED_LATE', draw: 1, cents: CASH })
    expect(reconcileTransfers(late, [transfer('SENT')])).toEqual([])
    expect(reconcileTransfers(late, [transfer('SETTLED')])).not.toEqual([])
    const ended = [...late, ...posted({ kind: 'SETTLED_LATE_ENDED', draw: 1, cents: CASH })]
    expect(reconcileTransfers([...ended, ...posted(settled)], [transfer('SETTLED')])).toEqual([])
    expect(reconcileTransfers([...ended, ...posted(settled, returned)], [transfer('RETURNED')])).toEqual([])
    expect(reconcileTransfers([...ended, ...posted(withdrawn)], [transfer('WITHDRAWN')])).toEqual([])
  })

  it('never agree about more than was drawn, though both say it', () => {
    const twice = [...posted(draw, sent, settled), ...posted(sent, settled)]
    expect(reconcileTransfers(twice, [transfer('SETTLED'), transfer('SETTLED')])).toEqual([
      { account: 'UNDISBURSED', ledgerCents: CASH, transfersCents: 0 },
    ])
  })

  it('are named with both amounts where one of them knows what the other does not', () => {
    expect(reconcileTransfers(posted(draw, sent, settled), [transfer('RETURNED')])).toEqual([
      { account: 'UNDISBURSED', ledgerCents: 0, transfersCents: -CASH },
    ])
    expect(reconcileTransfers(posted(draw, sent), [transfer('SETTLED')])).toEqual([
      { account: 'ACH_CLEARING', ledgerCents: -CASH, transfersCents: 0 },
    ])
    expect(reconcileTransfers(posted(draw, sent, settled), [transfer('SETTLED'), transfer('SENT')])).toHaveLength(2)
  })
})
