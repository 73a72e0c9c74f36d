import { expect, it } from 'vitest'
import { postingOf } from '../loan/ledger/posting.ts'
import type { Item, Known } from './item.ts'
import { type PayoffPosting, payoffPostings } from './payoff-postings.ts'
import { reconcilePayoffs } from './reconcile-payoffs.ts'

const ON = '2026-12-01'
const WIRE = 'WIRE 4711'
const known = (events: readonly object[] = [], reference = WIRE, more: object = {}): Known => {
  const paid = [
    { debt: 'card-1', payee: 'Cedar Bank', amountCents: 300_000, reference, on: ON },
    { debt: 'card-2', payee: 'Cedar Bank', amountCents: 5_752_700, reference, on: ON },
  ]
  const results: Readonly<Record<string, unknown>> = { payoffs: { references: [reference], paid, ...more }, 'payoff-follow-up': { events } }
  return ((item: Item) => results[item.id]) as Known
}
const draw = { kind: 'DRAW', draw: 1, feeCents: 0, costCents: 0, payOffCents: 6_052_700, cashCents: 0 } as const
const entries = (postings: readonly PayoffPosting[]) =>
  [{ event: draw }, ...postings].flatMap(({ event }) => postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn: ON })))

it('two debts that one check or wire paid are two payments of the ledger, and what an earlier release posted is known again, once', () => {
  const postings = payoffPostings(known(), ON)
  expect(postings.map(({ cause, formerCause }) => [cause, formerCause])).toEqual([
    [`payoffs/card-1/${WIRE}`, `work:payoffs/${WIRE}`],
    [`payoffs/card-2/${WIRE}`, undefined],
  ])
})

it('what the ledger lost of the payments to creditors is a difference, and nothing where both agree', () => {
  const all = payoffPostings(known(), ON)
  expect(reconcilePayoffs(known(), entries(all), ON)).toEqual([])
  expect(reconcilePayoffs(known(), entries(all.slice(0, 1)), ON)).toEqual([
    { account: 'PAYOFF_CLEARING', ledgerCents: -5_752_700, transfersCents: 0 },
  ])
})

it('so is what followed, and a line that was paid as one sum has none', () => {
  const paid = known([{ what: 'LENDER_PAID', debt: 'card-1', on: ON, amountCents: 1_000, reference: 'WIRE 4712' }])
  expect(reconcilePayoffs(paid, entries(payoffPostings(paid, ON)), ON)).toEqual([])
  expect(reconcilePayoffs(paid, entries(payoffPostings(known(), ON)), ON)).toEqual([
    { account: 'PAYOFF_LOSSES', ledgerCents: 0, transfersCents: 1_000 },
  ])
  expect(reconcilePayoffs(known([], WIRE, { paid: undefined }), [], ON)).toEqual([])
})

it('a payment bears the day on which it was sent, as mail and dates name it, and only what bears interest the day of the draw', () => {
  const drawnOn = '2026-12-02'
  const back = [{ what: 'REFUSED', debt: 'card-1', on: '2026-12-09' }]
  const days = payoffPostings(known(back), drawnOn).map(({ event, effectiveOn }) => [event.kind, effectiveOn])
  expect(days).toEqual([
    ['PAYOFFS_PAID', ON],
    ['PAYOFFS_PAID', ON],
    ['PAYOFF_RETURNED', '2026-12-09'],
    ['PAYOFF_HELD', drawnOn],
  ])
})
