import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PostedEntry } from '../loan/ledger/chart-of-accounts.ts'
import { balanceOf } from '../loan/ledger/line-balances.ts'
import { type LedgerEvent, postingOf } from '../loan/ledger/posting.ts'
import { rescissionDue } from '../loan/ledger/rescission-due.ts'
import { addDays } from '../values/local-date.ts'
import { EXERCISED, knowing } from './canceled-line.fixture.ts'
import type { Known } from './item.ts'
import { closingTerms } from './items/closing/closing-terms.ts'
import { disbursementReturns } from './items/funding/disbursement-returns.ts'
import { type PayoffEvent, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { rescissionExercise } from './items/funding/rescission-exercise.ts'
import type { RescissionReturned } from './items/funding/rescission-return.ts'
import { owedAfterRescission, owedByOwners, returnTime } from './owed-after-rescission.ts'
import { payoffPostings } from './payoff-postings.ts'
import { rescissionPostings } from './rescission-postings.ts'

describe('where a creditor sends its payment back after the owners gave theirs back', () => {
  const back = [
    { what: 'LIEN_RELEASE', on: '2026-12-20', reference: '2026-99' },
    { what: 'PAYOFFS', on: '2026-12-22', reference: 'Wire 77', amountCents: 800_000 },
  ] as const
  const refused = (debt: string, on: string) => ({ what: 'REFUSED', debt, on }) as const
  const told = (events: readonly PayoffEvent[], returned: readonly Partial<RescissionReturned>[] = back) =>
    knowing({ returned, more: { [payoffFollowUp.id]: { events } } })
  const excess = (known: Known) => owedAfterRescission(known).filter(({ what }) => what === 'EXCESS')

  it('the lender owes them what they gave too much, 20 days from when it had it', () => {
    const known = told([refused('card-1', '2027-02-10')])
    expect([owedByOwners(known), excess(known)]).toEqual([[], [{ what: 'EXCESS', amountCents: 300_000, dueOn: '2027-03-02' }]])
    expect(returnTime(known)).toMatchObject({ kind: 'RESCISSION_RETURN', dueOn: '2027-03-02' })
    // From the first day on which it was too much, whatever follows.
    const more = told([refused('card-1', '2027-02-10'), refused('mortgage-1', '2027-02-25')])
    expect(excess(more)).toEqual([{ what: 'EXCESS', amountCents: 800_000, dueOn: '2027-03-02' }])
    // Sent back before they gave, and told of after: from when they gave it.
    expect(excess(told([refused('card-1', '2026-12-10')]))).toMatchObject([{ dueOn: '2027-01-11' }])
  })

  it('no more is asked of them for cash than is left of all together', () => {
    const events = [refused('card-1', '2026-12-10'), { what: 'SENT_TO_BORROWER', debt: 'card-1', on: '2026-12-12' }] as const
    const gave = [{ what: 'PAYOFFS', on: '2026-12-22', amountCents: 500_000 }] as const
    expect(owedByOwners(told(events, gave))).toEqual([{ what: 'CASH', amountCents: 300_000 }])
    const known = told([...events, refused('mortgage-1', '2027-02-10')], gave)
    expect([owedByOwners(known), excess(known)]).toMatchObject([[], [{ amountCents: 200_000, dueOn: '2027-03-02' }]])
  })

  it('is settled once it was sent back, and owed by them again where the creditor is paid after all', () => {
    const sent = [...back, { what: 'EXCESS', on: '2027-02-20', reference: 'Wire 90', amountCents: 300_000 } as const]
    const events = [refused('card-1', '2027-02-10')]
    expect([owedByOwners(told(events, sent)), excess(told(events, sent))]).toEqual([[], []])
    const again = told([...events, { what: 'PAID_AGAIN', debt: 'card-1', on: '2027-02-28' }], sent)
    expect(owedByOwners(again)).toEqual([{ what: 'CASH', amountCents: 300_000 }])
  })

  it('it counts with the notice, and not before', () => {
    const known = knowing({
      returned: back,
      more: {
        [rescissionExercise.id]: { exercised: { ...EXERCISED, takesTwo: true } },
        [payoffFollowUp.id]: { events: [refused('card-1', '2027-02-10')] },
      },
    })
    expect(excess(known)).toEqual([])
  })

  it('a bank that sends the cash back after they gave it counts from that day', () => {
    const cash = {
      [closingTerms.id]: {
        ...closingTerms.example,
        cashToBorrowerCents: 200_000,
        payOffs: [{ creditor: 'Cedar Bank', amountCents: 800_000 }],
      },
    }
    const gave = [...back, { what: 'CASH', on: '2026-12-22', reference: 'Wire 78', amountCents: 200_000 } as const]
    const returns = [{ traceNumber: '121000350000042', code: 'R02', returnedOn: '2027-01-05' }]
    const known = knowing({ returned: gave, more: { ...cash, [disbursementReturns.id]: { returns } } })
    expect(excess(known)).toEqual([{ what: 'EXCESS', amountCents: 200_000, dueOn: '2027-01-25' }])
  })

  it('whatever the order, it is to the cent what the ledger has', () => {
    const step = fc.record({
      debt: fc.constantFrom('card-1', 'mortgage-1'),
      again: fc.constantFrom('PAID_AGAIN', 'SENT_TO_BORROWER'),
      gives: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const events: PayoffEvent[] = []
        const returned: RescissionReturned[] = []
        steps.forEach(({ debt, again, gives }, index) => {
          const on = addDays('2026-12-16', index)
          const last = events.findLast((event) => event.debt === debt)?.what
          if (last !== 'SENT_TO_BORROWER') events.push({ what: last === 'REFUSED' ? again : 'REFUSED', debt, on } as PayoffEvent)
          const known = told(events, returned)
          const owed = [...owedByOwners(known), ...excess(known)]
          const net = owed.reduce((sum, { what, amountCents = 0 }) => sum + (what === 'EXCESS' ? -amountCents : amountCents), 0)
          expect(receivableOf(known)).toBe(net)
          if (gives && owed[0]) returned.push({ what: owed[0].what, on, reference: `Wire ${index}`, amountCents: owed[0].amountCents! })
        })
      }),
    )
  })
})

/** What the ledger says is to be given back. */
function receivableOf(known: Known): number {
  const draw = { kind: 'DRAW', draw: 1, feeCents: 0, costCents: 0, payOffCents: 800_000, cashCents: 0 } as const
  const entries: PostedEntry[] = []
  const post = (event: LedgerEvent) =>
    entries.push(...postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn: '2026-12-01' })))
  post(draw)
  for (const { event } of [...payoffPostings(known, '2026-12-01'), ...rescissionPostings(known)]) post(event)
  const due = rescissionDue(entries)
  if (due) post(due)
  return balanceOf(entries, 'RESCISSION_RECEIVABLE')
}
