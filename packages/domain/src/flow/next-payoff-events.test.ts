import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import { factsUpTo } from './facts-up-to.ts'
import { followedPayoffs } from './followed-payoffs.ts'
import type { Item, Known } from './item.ts'
import { reportedDebts } from './items/funding/debts-to-pay-off.ts'
import { type PayoffEvent, payoffFollowUp } from './items/funding/payoff-follow-up.ts'
import { payoffs } from './items/funding/payoffs.ts'
import { exampleChoice } from './items/offer/chosen-offer.ts'
import { apartFromEvents, keptPayoffEvent, nextPayoffEvents, payoffEventMisfits } from './next-payoff-events.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const LETTER = '5d0c7f2e-94a1-4b7e-8a55-2f0f3f1f6a01'
const { walk } = standing(factsUpTo('complete', NOW, { 'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] } }))
const { balanceCents } = reportedDebts(walk.known)[0]!

type Told = Partial<PayoffEvent>
const follow = (events: readonly Told[], amountCents = balanceCents) => {
  const paid = [{ debt: 'card-1', payee: 'Cedar Bank', amountCents, reference: 'WIRE 4711', on: '2026-12-01' }]
  const told = { events: events.map((event) => ({ debt: 'card-1', on: '2026-12-08', ...event })) }
  const known = (item: Item) =>
    item.id === payoffs.id ? { references: ['WIRE 4711'], paid } : item.id === payoffFollowUp.id ? told : walk.known(item)
  return followedPayoffs(known as Known)[0]!
}
const misfits = (event: Told, before: readonly Told[] = [], canceledOn?: string) =>
  payoffEventMisfits(follow(before), { debt: 'card-1', on: '2026-12-08', what: 'IN_FULL', ...event }, '2026-12-20', canceledOn)
const faults = (...given: Parameters<typeof misfits>) => misfits(...given).map(({ path }) => path)
const short = (shortCents: number) => ({ what: 'SHORT', shortCents, letter: LETTER }) as const
const paid = (amountCents: number, reference = 'WIRE 4712') => ({ what: 'LENDER_PAID', amountCents, reference }) as const
const apart = (events: readonly Told[], what: PayoffEvent['what']) =>
  apartFromEvents(
    events.map((event) => ({ debt: 'card-1', on: '2026-12-08', what: 'IN_FULL', ...event })),
    { what, debt: 'card-1' },
  ).map(({ at }) => at)

describe('what is recorded of a payoff', () => {
  it('has the creditor’s letter where it wrote, and its number where money was paid', () => {
    expect(faults({})).toEqual(['letter'])
    expect(faults({ letter: LETTER })).toEqual([])
    expect(faults({ letter: LETTER, on: '2026-12-21' })).toEqual(['on'])
    expect(faults({ letter: LETTER, on: '2026-11-30' })).toEqual(['on'])
    expect(faults({ what: 'SHORT', letter: LETTER })).toEqual(['shortCents'])
    expect(faults(paid(501), [short(500)])).toEqual(['amountCents'])
    expect(faults({ what: 'LENDER_PAID', amountCents: 500 }, [short(500)])).toEqual(['reference'])
  })

  it('is no sum that the debt cannot owe', () => {
    const { mostShortCents } = follow([])
    expect(mostShortCents).toBe(Math.max(balanceCents, 50_000))
    expect(faults(short(mostShortCents))).toEqual([])
    expect(faults(short(mostShortCents + 1))).toEqual(['shortCents'])
    // Paid by more than the report has: some room is left all the same.
    expect(follow([], balanceCents * 2).mostShortCents).toBeGreaterThanOrEqual(balanceCents * 2)
  })

  it('counts a payment once, however its number is typed, and the payment itself too', () => {
    expect(faults(paid(100), [short(500)])).toEqual([])
    for (const reference of ['WIRE 4712', 'wire-4712', 'Wire4712 '])
      expect(faults(paid(100, reference), [short(500), paid(100)])).toEqual(['reference'])
    expect(faults({ what: 'PAID_AGAIN', reference: 'wire 4711' }, [{ what: 'REFUSED' }])).toEqual(['reference'])
  })
})

describe('who says that a creditor is owed something', () => {
  it('does not record what was paid for it', () => {
    expect(apart([short(500)], 'LENDER_PAID')).toEqual([0])
    for (const what of ['PAID_AGAIN', 'SENT_TO_BORROWER', 'PAYMENT_APPROVED'] as const)
      expect([what, apart([{ what: 'IN_FULL' }, { what: 'REFUSED' }], what)]).toEqual([what, [1]])
    expect(apart([short(500)], 'IN_FULL')).toEqual([])
    // Of another debt, or of an earlier round, it is no matter of this payment.
    expect(apart([{ ...short(500), debt: 'card-2' }], 'LENDER_PAID')).toEqual([])
    expect(apart([short(500), paid(500), { what: 'REFUSED' }], 'PAID_AGAIN')).toEqual([2])
  })

  it('nor whoever approved it, where more is paid of our own money than one person pays', () => {
    const owed = [short(60_000)]
    expect(nextPayoffEvents(follow([short(50_000)]))).not.toContain('PAYMENT_APPROVED')
    expect(nextPayoffEvents(follow(owed))).toContain('PAYMENT_APPROVED')
    expect([faults(paid(50_000), owed), faults(paid(50_001), owed)]).toEqual([[], ['amountCents']])
    // In two parts it is as much.
    expect(faults(paid(1, 'WIRE 4713'), [...owed, paid(50_000)])).toEqual(['amountCents'])
    const approval = keptPayoffEvent(follow(owed), { what: 'PAYMENT_APPROVED', debt: 'card-1', on: '2026-12-09' })
    expect(approval).toMatchObject({ amountCents: 60_000 })
    expect(faults(paid(60_000), [...owed, approval])).toEqual([])
    expect(apart([...owed, approval], 'LENDER_PAID')).toEqual([0, 1])
    expect(follow([...owed, approval, paid(60_000)])).toMatchObject({ state: 'SENT', approvedCents: 0 })
  })

  it('as of what came back above the limit of one approval', () => {
    const back = { ...follow([{ what: 'REFUSED' }]), mostUnapprovedCents: balanceCents - 1 }
    expect(follow([{ what: 'REFUSED' }]).mostUnapprovedCents).toBe(15_000_000)
    expect(nextPayoffEvents(back)).toEqual(['PAYMENT_APPROVED'])
    expect(nextPayoffEvents({ ...back, approvedCents: balanceCents })).toEqual(['PAID_AGAIN', 'SENT_TO_BORROWER'])
  })
})

describe('for a line that was canceled nothing more is paid', () => {
  const on = '2026-12-09'
  const copy = '5d0c7f2e-94a1-4b7e-8a55-2f0f3f1f6a02'
  const left = [
    [paid(100), [short(500)]],
    [{ what: 'PAID_AGAIN', reference: 'WIRE 9' }, [{ what: 'REFUSED' }]],
    [{ what: 'SENT_TO_BORROWER', reference: 'WIRE 9' }, [{ what: 'REFUSED' }]],
  ] as const

  it('and what had left by then is recorded with a copy of it', () => {
    for (const [event, before] of left) {
      expect(faults({ ...event, on, copy }, before, '2026-12-08')).toEqual(['on'])
      expect(faults({ ...event, on, copy }, before, on)).toEqual([])
      expect(faults({ ...event, on }, before, on)).toEqual(['copy'])
      expect(keptPayoffEvent(follow(before), { ...event, debt: 'card-1', on, copy })).toMatchObject({ copy })
    }
    expect(faults({ ...short(500), on }, [], '2026-12-08')).toEqual([])
  })

  it('nor is anything said to have left before the creditor’s answer that it settles', () => {
    for (const [event, before] of left) {
      const answered = before.map((one) => ({ ...one, on: '2026-12-18' }))
      expect(faults({ ...event, on, copy }, answered, on)).toEqual(['on'])
      // Sent back since the cancellation: the money is with us, and stays.
      expect(nextPayoffEvents(follow(answered), on).filter((what) => what === event.what || what === 'PAYMENT_APPROVED')).toEqual([])
      expect(nextPayoffEvents(follow(before), on)).toContain(event.what)
    }
    expect(
      faults({ what: 'REFUSED', letter: LETTER }, [
        { what: 'REFUSED', on: '2026-12-02' },
        { what: 'PAID_AGAIN', on },
      ]),
    ).toEqual(['on'])
  })

  it('and above what one person records another says first that it had left', () => {
    const owed = [short(60_000)]
    const approval = keptPayoffEvent(follow(owed), { what: 'PAYMENT_APPROVED', debt: 'card-1', on: '2026-12-19' })
    expect(faults({ ...approval, on: '2026-12-19' }, owed, on)).toEqual([])
    expect(faults({ ...paid(60_000), on, copy }, owed, on)).toEqual(['amountCents'])
    expect(faults({ ...paid(60_000), on, copy }, [...owed, approval], on)).toEqual([])
  })
})
