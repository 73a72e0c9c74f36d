import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../underwriting/property-runs.fixture.ts'
import { addDays } from '../../values/local-date.ts'
import { accruedInterest, billingCycle } from '../interest-convention.ts'
import { type AccruingLine, interestDue } from './accrue-interest.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount, type PostedEntry } from './chart-of-accounts.ts'
import { balanceOf, bearingBalances } from './line-balances.ts'
import { type LedgerEvent, postingOf } from './posting.ts'
import { reconcileTransfers } from './reconcile-transfers.ts'
import { rescissionDue } from './rescission-due.ts'
import { stopInterest } from './stop-interest.ts'

const OPENED = '2026-12-10'
const LAST = 90
const RATES = [
  { from: OPENED, annualRatePercent: '8.250' },
  { from: addDays(OPENED, 40), annualRatePercent: '7.995' },
]

/** Something that happened, from a day on, and was told some days later. */
interface Told {
  readonly event: LedgerEvent
  readonly day: number
  readonly late: number
}

const cents = fc.integer({ min: 1, max: 40_000_000 })
const day = fc.integer({ min: 1, max: 60 })
const late = fc.integer({ min: 0, max: 12 })

/** A draw that is sent and settled, maybe returned and sent again. */
const drawn = (draw: number, from = day): fc.Arbitrary<readonly Told[]> =>
  fc.record({ cash: cents, fee: fc.nat(2_000_000), cost: fc.nat(500_000), from, returns: fc.nat(2), late }).map((one) => {
    const at = (event: LedgerEvent, after: number, lateBy = 0): Told => ({ event, day: one.from + after, late: lateBy })
    const sent = { kind: 'SENT', draw, cents: one.cash } as const
    const settled = { kind: 'SETTLED', cents: one.cash } as const
    const again = Array.from({ length: one.returns }, (_, time) => [
      // Counted from the day on which it was sent, told days later.
      at({ kind: 'RETURNED', draw, cents: one.cash }, 6 * time, one.late),
      at(sent, 6 * time + 6),
      at(settled, 6 * time + 7, one.late),
    ]).flat()
    const opening = { kind: 'DRAW', draw, feeCents: one.fee, costCents: one.cost, payOffCents: 0, cashCents: one.cash } as const
    return [at(opening, 0), at(sent, 0), at(settled, 1), at({ kind: 'COSTS_PAID', cents: one.cost }, 2, one.late), ...again]
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

const history = fc
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
function lived(told: readonly Told[], { accrueOn = () => true, rescindedOn = LAST + 1 }: Lived = {}): PostedEntry[] {
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

const lineOf = (entries: readonly PostedEntry[]): AccruingLine => ({
  openedOn: OPENED,
  draws: [1, 2].map((draw) => ({ draw, rates: RATES })),
  entries,
})

const ACCOUNTS = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[]
const stateOf = (entries: readonly PostedEntry[]) =>
  ACCOUNTS.map((account) => [1, 2, undefined].map((draw) => balanceOf(entries, account, draw)))

const runs = { numRuns: Math.min(propertyRuns(), 30) }

describe('the ledger of a line, over any history of draws, payments, returns and reversals', () => {
  it('balances to the cent, whatever is posted', () => {
    fc.assert(
      fc.property(history, (told) => {
        for (const { event } of told) expect(postingOf(event).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
        const entries = lived(told)
        expect(ACCOUNTS.reduce((sum, account) => sum + balanceOf(entries, account), 0)).toBe(0)
        // What left for the borrower and was settled is on no clearing account any more.
        expect([
          balanceOf(entries, 'ACH_CLEARING'),
          balanceOf(entries, 'UNDISBURSED'),
          balanceOf(entries, 'CLOSING_COST_CLEARING'),
          balanceOf(entries, 'PAYOFF_CLEARING'),
        ]).toEqual([0, 0, 0, 0])
      }),
      runs,
    )
  })

  it('comes to the same when it is posted again, told in any order, or accrued after days away', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (told, random) => {
        const state = stateOf(lived(told))
        expect(stateOf(lived(told))).toEqual(state)
        const order = told.map((one) => ({ one, place: random.next().value as number })).sort((a, b) => a.place - b.place)
        // Returns arrive in another order, and later or earlier than they did.
        const shuffled = order.map(({ one, place }) => ({ ...one, late: one.event.kind === 'DRAW' ? 0 : Math.floor(place * 12) }))
        expect(stateOf(lived(shuffled, { accrueOn: (today) => today % 17 === 3 }))).toEqual(state)
      }),
      runs,
    )
  })

  it('accrues each cycle as a statement counts it: balance x annual rate / 365, rounded once', () => {
    fc.assert(
      fc.property(history, (told) => {
        const entries = lived(told)
        const end = addDays(OPENED, LAST)
        for (const draw of [1, 2]) {
          const balances = bearingBalances(entries, draw)
          let expected = 0
          for (let from = balances[0]?.from; from !== undefined && from <= end; ) {
            const { to } = billingCycle(from, OPENED)
            expected += accruedInterest({ from, to: to < end ? to : end, balances, rates: RATES }).interestCents
            from = addDays(to, 1)
          }
          const posted = entries.filter(({ kind }) => kind === 'INTEREST')
          expect(balanceOf(posted, 'ACCRUED_INTEREST', draw)).toBe(expected)
        }
      }),
      runs,
    )
  })
})

describe('the ledger of a line that an owner rescinds on any day of its history', () => {
  const rescindedOn = fc.integer({ min: 0, max: LAST })
  /** What left the lender for the borrower and their creditors, and did not come back; what was paid in; what was spent on costs. */
  const sums = (told: readonly Told[]) => {
    const of = (count: (event: LedgerEvent) => number) => told.reduce((cents, { event }) => cents + count(event), 0)
    const out = of((event) => {
      if (event.kind === 'SENT' || event.kind === 'PAYOFFS_PAID' || event.kind === 'PAYOFF_TO_BORROWER') return event.cents
      return event.kind === 'RETURNED' || event.kind === 'PAYOFF_RETURNED' ? -event.cents : 0
    })
    const paidIn = of((event) => (event.kind === 'PAYMENT' ? event.cents : event.kind === 'PAYMENT_RETURNED' ? -event.cents : 0))
    return { out, paidIn, costs: of((event) => (event.kind === 'DRAW' ? event.costCents : 0)) }
  }

  it('owes nothing, the interest that was posted before included: what left is to be given back, and what was paid in is to be returned', () => {
    fc.assert(
      fc.property(history, rescindedOn, (told, on) => {
        const entries = lived(told, { rescindedOn: on })
        expect(ACCOUNTS.reduce((sum, account) => sum + balanceOf(entries, account), 0)).toBe(0)
        const nothing = ['PRINCIPAL', 'UNDISBURSED', 'ACCRUED_INTEREST', 'INTEREST_INCOME', 'ORIGINATION_FEE_INCOME'] as const
        for (const account of [...nothing, 'UNAPPLIED_PAYMENTS', 'PAYOFF_CLEARING', 'CLOSING_COST_CLEARING', 'ACH_CLEARING'] as const)
          for (const draw of [1, 2, undefined]) expect([account, balanceOf(entries, account, draw)]).toEqual([account, 0])
        const { out, paidIn, costs } = sums(told)
        expect(balanceOf(entries, 'RESCISSION_RECEIVABLE')).toBe(out)
        expect(balanceOf(entries, 'RESCISSION_PAYABLE')).toBe(0 - paidIn)
        expect(balanceOf(entries, 'RESCISSION_LOSSES')).toBe(costs)
        expect(rescissionDue(entries)).toBeUndefined()
      }),
      runs,
    )
  })

  it('comes to the same on whatever day the notice is on file, and whenever banks and creditors tell what they did', () => {
    fc.assert(
      fc.property(history, rescindedOn, rescindedOn, fc.nat(12), (told, one, other, late) => {
        const later = told.map((each) => (each.event.kind === 'DRAW' ? each : { ...each, late }))
        expect(stateOf(lived(later, { rescindedOn: one }))).toEqual(stateOf(lived(told, { rescindedOn: other })))
      }),
      runs,
    )
  })

  it('is settled when the owners gave everything back', () => {
    fc.assert(
      fc.property(history, rescindedOn, (told, on) => {
        const { out } = sums(told)
        const back: Told = { event: { kind: 'GIVEN_BACK', cents: out }, day: LAST - 1, late: 0 }
        const entries = lived([...told, back], { rescindedOn: on })
        expect([balanceOf(entries, 'RESCISSION_RECEIVABLE'), rescissionDue(entries)]).toEqual([0, undefined])
        expect(ACCOUNTS.reduce((sum, account) => sum + balanceOf(entries, account), 0)).toBe(0)
      }),
      runs,
    )
  })

  it('still agrees with the transfers that were made for it', () => {
    const draw = { kind: 'DRAW', draw: 1, feeCents: 100_000, costCents: 5_000, payOffCents: 0, cashCents: 4_000_000 } as const
    const at = (event: LedgerEvent, day: number): Told => ({ event, day, late: 0 })
    const transfer = { amountCents: 4_000_000 }
    const sent = [at(draw, 0), at({ kind: 'SENT', draw: 1, cents: 4_000_000 }, 0), at({ kind: 'SETTLED', cents: 4_000_000 }, 1)]
    expect(reconcileTransfers(lived(sent, { rescindedOn: 40 }), [{ ...transfer, state: 'SETTLED' }])).toEqual([])
    const back = [...sent, at({ kind: 'RETURNED', draw: 1, cents: 4_000_000 }, 50)]
    expect(reconcileTransfers(lived(back, { rescindedOn: 40 }), [{ ...transfer, state: 'RETURNED' }])).toEqual([])
    expect(reconcileTransfers(lived(back, { rescindedOn: 40 }), [{ ...transfer, state: 'SETTLED' }])).not.toEqual([])
  })
})

describe('a line that stood still for some days', () => {
  /** As of the day on which it goes on: what is told afterwards comes on top. */
  const still = (told: readonly Told[], from: number, days: number): PostedEntry[] => {
    const draws = [1, 2].map((draw) => ({ draw, cents: 1 }))
    const stops: Told[] = [
      { event: { kind: 'INTEREST_STOPPED', draws }, day: from, late: days },
      { event: { kind: 'INTEREST_RESUMED', draws }, day: from + days, late: 0 },
    ]
    return lived([...told, ...stops], { accrueOn: (today) => today < from || today >= from + days })
  }

  it('bears no interest for them, whatever banks and creditors tell of those days, and the same as ever for all others', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }), (told, from, days) => {
        const entries = still(told, from, days)
        expect(ACCOUNTS.reduce((sum, account) => sum + balanceOf(entries, account), 0)).toBe(0)
        expect(balanceOf(entries, 'INTEREST_STOP')).toBe(0)
        for (const draw of [1, 2]) {
          const on = (of: readonly PostedEntry[]) => {
            const balances = bearingBalances(of, draw)
            return (at: number) => balances.findLast((one) => one.from <= addDays(OPENED, at))?.balanceCents ?? 0
          }
          const [stopped, whole] = [on(entries), on(lived(told))]
          for (let at = 0; at <= LAST; at++) expect(stopped(at)).toBe(at >= from && at < from + days ? 0 : whole(at))
        }
      }),
      // Each compares every day of two lives.
      { numRuns: Math.ceil(runs.numRuns / 3) },
    )
  })

  it('is stopped and resumed by what each draw owes, and where nothing is owed by nothing', () => {
    const draw = { kind: 'DRAW', draw: 1, feeCents: 100, costCents: 0, payOffCents: 0, cashCents: 900 } as const
    const draws = [{ draw: 1, cents: 1_000 }]
    expect(stopInterest(lived([{ event: draw, day: 0, late: 0 }]), '2026-12-15', '2026-12-18')).toEqual([
      { event: { kind: 'INTEREST_STOPPED', draws }, effectiveOn: '2026-12-15' },
      { event: { kind: 'INTEREST_RESUMED', draws }, effectiveOn: '2026-12-18' },
    ])
    expect(stopInterest([], '2026-12-15', '2026-12-18')).toEqual([])
  })
})

describe('a transfer that comes back', () => {
  const draw = { kind: 'DRAW', draw: 1, feeCents: 100_000, costCents: 5_000, payOffCents: 0, cashCents: 4_000_000 } as const
  const sent: Told[] = [
    { event: draw, day: 0, late: 0 },
    { event: { kind: 'SENT', draw: 1, cents: 4_000_000 }, day: 0, late: 0 },
    { event: { kind: 'SETTLED', cents: 4_000_000 }, day: 0, late: 0 },
  ]
  const back: Told = { event: { kind: 'RETURNED', draw: 1, cents: 4_000_000 }, day: 0, late: 3 }

  it('costs the borrower no interest for the days without it, but for what was spent for them', () => {
    const without = lived([{ ...sent[0]! }])
    const returned = lived([...sent, back])
    expect(balanceOf(returned, 'ACCRUED_INTEREST')).toBe(balanceOf(without, 'ACCRUED_INTEREST'))
    expect(balanceOf(lived(sent), 'ACCRUED_INTEREST')).toBeGreaterThan(balanceOf(returned, 'ACCRUED_INTEREST'))
  })

  it('is no cent of cash out, and waits to be sent again', () => {
    const entries = lived([...sent, back])
    expect([balanceOf(entries, 'CASH'), balanceOf(entries, 'UNDISBURSED', 1), balanceOf(entries, 'PRINCIPAL', 1)]).toEqual([
      0, -4_000_000, 4_105_000,
    ])
  })

  it('knows whole cents alone', () => {
    expect(() => postingOf({ kind: 'SETTLED', cents: 0.5 })).toThrow('whole cents')
    expect(postingOf({ kind: 'SETTLED', cents: 0 })).toEqual([])
  })
})
