import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../underwriting/property-runs.fixture.ts'
import { addDays } from '../../values/local-date.ts'
import { accruedInterest, billingCycle } from '../interest-convention.ts'
import { balanceOf, bearingBalances } from './line-balances.ts'
import { type LedgerEvent, postingOf } from './posting.ts'
import { ACCOUNTS, history, LAST, lived, OPENED, RATES, stateOf, type Told } from './random-histories.fixture.ts'
import { reconcileTransfers } from './reconcile-transfers.ts'
import { rescissionDue } from './rescission-due.ts'

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

describe('a transfer that the bank is late with', () => {
  const cash = fc.integer({ min: 1, max: 40_000_000 })
  const spentFor = fc.integer({ min: 1, max: 500_000 })

  it('bears no interest on any day until the bank says when it arrived, agrees with the transfers on each, and comes to the same whenever that is told', () => {
    fc.assert(
      fc.property(cash, spentFor, fc.integer({ min: 1, max: 9 }), fc.nat(6), (cents, costCents, arrives, late) => {
        const at = (event: LedgerEvent, day: number, by = 0): Told => ({ event, day, late: by })
        const spent = at({ kind: 'DRAW', draw: 1, feeCents: 0, costCents, payOffCents: 0, cashCents: 0 }, 0)
        const drawn = at({ kind: 'DRAW', draw: 1, feeCents: 0, costCents, payOffCents: 0, cashCents: cents }, 0)
        const waiting = [drawn, at({ kind: 'SENT', draw: 1, cents }, 0), at({ kind: 'SETTLED_LATE', draw: 1, cents }, 0, 1)]
        // Nobody has said anything yet, however long that lasts: interest of what was spent for them alone.
        const silent = lived(waiting)
        expect(reconcileTransfers(silent, [{ state: 'SENT', amountCents: cents }])).toEqual([])
        expect(balanceOf(silent, 'ACCRUED_INTEREST')).toBe(balanceOf(lived([spent]), 'ACCRUED_INTEREST'))
        expect(bearingBalances(silent, 1).at(-1)?.balanceCents).toBe(costCents)
        const told = [at({ kind: 'SETTLED', cents }, arrives, late), at({ kind: 'SETTLED_LATE_ENDED', draw: 1, cents }, arrives, late)]
        const there = lived([...waiting, ...told])
        expect(reconcileTransfers(there, [{ state: 'SETTLED', amountCents: cents }])).toEqual([])
        const inTime = [...waiting, ...told.map((one) => ({ ...one, late: 0 }))]
        expect(stateOf(there)).toEqual(stateOf(lived(inTime)))
      }),
      runs,
    )
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
