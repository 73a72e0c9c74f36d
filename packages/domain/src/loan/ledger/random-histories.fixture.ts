/** Lines with random histories: what happens to each, told by banks and creditors on days of their own. */
import fc from 'fast-check'
import { addDays } from '../../values/local-date.ts'
import { type AccruingLine, interestDue } from './accrue-interest.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount, type PostedEntry } from './chart-of-accounts.ts'
import { balanceOf } from './line-balances.ts'
import { type LedgerEvent, postingOf } from './posting.ts'
import { rescissionDue } from './rescission-due.ts'

export const OPENED = '2026-12-10'
export const LAST = 90
export const RATES = [
  { from: OPENED, annualRatePercent: '8.250' },
  { from: addDays(OPENED, 40), annualRatePercent: '7.995' },
]

/** Something that happened, from a day on, and was told some days later. */
export interface Told {
  readonly event: LedgerEvent
  readonly day: number
  readonly late: number
}

const cents = fc.integer({ min: 1, max: 40_000_000 })
const day = fc.integer({ min: 1, max: 60 })
const late = fc.integer({ min: 0, max: 12 })

/** A draw that is sent and settled, maybe returned and sent again. */
const drawn = (draw: number, from = day): fc.Arbitrary<readonly Told[]> =>
  fc.record({ cash: cents, fee: fc.nat(2_000_000), cost: fc.nat(500_000), from, returns: fc.nat(2), delay: fc.nat(3), late }).map((one) => {
    const at = (event: LedgerEvent, after: number, lateBy = 0): Told => ({ event, day: one.from + after, late: lateBy })
    const sent = { kind: 'SENT', draw, cents: one.cash } as const
    const settled = { kind: 'SETTLED', cents: one.cash } as const
    const again = Array.from({ length: one.returns }, (_, time) => [
      // Counted from the day on which it was sent, told days later.
      at({ kind: 'RETURNED', draw, cents: one.cash }, 6 * time, one.late),
      at(sent, 6 * time + 6),
      at(settled, 6 * time + 7, one.late),
    ]).flat()
    // Some banks have it days after the planned one.
    // What is not there on its day is late from the next morning on: it arrives later, or comes back and never was there.
    const ended = { kind: 'SETTLED_LATE_ENDED', draw, cents: one.cash } as const
    const delayed =
      one.delay > 0
        ? [
            at({ kind: 'SETTLED_LATE', draw, cents: one.cash }, 0, 1),
            one.returns === 0 ? at(ended, one.delay, one.late) : at(ended, 0, one.late + 1),
          ]
        : []
    const opening = { kind: 'DRAW', draw, feeCents: one.fee, costCents: one.cost, payOffCents: 0, cashCents: one.cash } as const
    return [at(opening, 0), at(sent, 0), at(settled, 1), at({ kind: 'COSTS_PAID', cents: one.cost }, 2, one.late), ...delayed, ...again]
  })

/** A payment of principal and interest, that the bank may take back. */
const paid: fc.Arbitrary<readonly Told[]> = fc
  .record({
    cents: fc.integer({ min: 1, max: 300_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    day,
    late,
    isReturned: fc.boolean(),
  })
  .map((one) => {
    const interest = [{ draw: 1, cents: Math.round(one.cents * one.share * 0.5) }]
    const principal = [{ draw: 1, cents: Math.round(one.cents * (1 - one.share)) }]
    const payment = { kind: 'PAYMENT', cents: one.cents, interest, principal } as const
    const told: Told = { event: payment, day: one.day, late: 0 }
    return one.isReturned ? [told, { event: { ...payment, kind: 'PAYMENT_RETURNED' }, day: one.day, late: one.late }] : [told]
  })

/** A debt that the first draw pays off; its creditor may send the payment back, and it is sent again or to the borrower. */
const paidOff: fc.Arbitrary<readonly Told[]> = fc
  .record({ cents: fc.integer({ min: 1, max: 5_000_000 }), isReturned: fc.boolean(), isGiven: fc.boolean(), day, late })
  .map(({ cents: owed, isReturned, isGiven, ...one }) => {
    const draw = { kind: 'DRAW', draw: 1, feeCents: 0, costCents: 0, payOffCents: owed, cashCents: 0 } as const
    const at = (event: LedgerEvent, on: number, lateBy = 0): Told => ({ event, day: on, late: lateBy })
    const back = [
      at({ kind: 'PAYOFF_RETURNED', cents: owed }, one.day, one.late),
      at({ kind: 'PAYOFF_HELD', draw: 1, cents: owed }, 0, one.day + one.late),
      at({ kind: isGiven ? 'PAYOFF_TO_BORROWER' : 'PAYOFFS_PAID', cents: owed }, one.day + 5, one.late),
      at({ kind: 'PAYOFF_HELD_ENDED', draw: 1, cents: owed }, one.day + 5, one.late),
    ]
    return [at(draw, 0), at({ kind: 'PAYOFFS_PAID', cents: owed }, 0), ...(isReturned ? back : [])]
  })

export const history = fc
  .tuple(
    drawn(1, fc.constant(0)),
    fc.array(drawn(2), { maxLength: 1 }),
    fc.array(paid, { maxLength: 6 }),
    fc.array(paidOff, { maxLength: 2 }),
  )
  .map(([first, second, payments, debts]) => [...first, ...debts.flat(), ...second.flat(), ...payments.flat()])

interface Lived {
  readonly accrueOn?: (day: number) => boolean
  /** the day on which an owner's notice is on file: no interest accrues from then on */
  readonly rescindedOn?: number
}

/** Everything that was told by the end of each day is posted, and then the interest of that day, or what it changes of a rescission. */
export function lived(told: readonly Told[], { accrueOn = () => true, rescindedOn = LAST + 1 }: Lived = {}): PostedEntry[] {
  const entries: PostedEntry[] = []
  const post = (event: LedgerEvent, effectiveOn: string) =>
    entries.push(...postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn })))
  for (let today = 0; today <= LAST; today++) {
    for (const one of told) if (one.day + one.late === today) post(one.event, addDays(OPENED, one.day))
    if (today >= rescindedOn) {
      const due = rescissionDue(entries)
      if (due) post(due, addDays(OPENED, today))
      continue
    }
    if (!accrueOn(today) && today < LAST) continue
    const draws = interestDue(lineOf(entries), addDays(OPENED, today))
    post({ kind: 'INTEREST', draws }, addDays(OPENED, today))
  }
  return entries
}

export const lineOf = (entries: readonly PostedEntry[]): AccruingLine => ({
  openedOn: OPENED,
  draws: [1, 2].map((draw) => ({ draw, rates: RATES })),
  entries,
})

export const ACCOUNTS = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[]
export const stateOf = (entries: readonly PostedEntry[]) =>
  ACCOUNTS.map((account) => [1, 2, undefined].map((draw) => balanceOf(entries, account, draw)))
