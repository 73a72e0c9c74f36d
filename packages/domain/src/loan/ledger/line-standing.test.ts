import { describe, expect, it } from 'vitest'
import { closingTerms } from '../../flow/items/closing/closing-terms.ts'
import { addMonths } from '../../values/local-date.ts'
import type { PostedEntry } from './chart-of-accounts.ts'
import { firstDraw } from './first-draw.ts'
import { firstDrawRates } from './line-rates.ts'
import { lineStanding, type OpenLine } from './line-standing.ts'
import { type LedgerEvent, postingOf } from './posting.ts'

const terms = closingTerms.example
const DRAWN = '2026-12-28'
const posted = (...events: LedgerEvent[]): PostedEntry[] =>
  events.flatMap((event) => postingOf(event).map((entry) => ({ ...entry, kind: event.kind, effectiveOn: DRAWN })))
const SENT = { kind: 'SENT', draw: 1, cents: terms.cashToBorrowerCents } as const

const line = (
  entries: readonly PostedEntry[],
  given = terms,
  primeRows = [{ from: '2027-06-01', percent: '7.75', source: 'a test', confirmed: true }],
): OpenLine => ({
  limitCents: given.lineCents,
  drawsUntil: addMonths('2026-12-21', given.drawPeriodMonths),
  dueDay: 25,
  draws: [
    {
      draw: 1,
      drawnOn: DRAWN,
      payments: given.payments,
      monthlyPaymentCents: given.monthlyPaymentCents,
      statedRatePercent: given.ratePercent,
      rates: firstDrawRates(given, primeRows),
    },
  ],
  entries,
})

describe('an open line', () => {
  it('owes what its terms say, has nothing left to draw, and pays first in the month after its draw', () => {
    expect(lineStanding(line(posted(firstDraw(terms), SENT)), DRAWN)).toEqual({
      balanceCents: terms.lineCents,
      interestCents: 0,
      availableCents: 0,
      notWithThemCents: 0,
      ratePercent: '8.250',
      nextPayment: { amountCents: 74_592, dueOn: '2027-01-25' },
      pastDue: null,
    })
  })

  it('is due on the day itself, and the next month after it', () => {
    const open = line(posted(firstDraw(terms), SENT))
    expect(['2027-01-25', '2027-01-26', '2027-12-31'].map((day) => lineStanding(open, day).nextPayment?.dueOn)).toEqual([
      '2027-01-25',
      '2027-02-25',
      '2028-01-25',
    ])
  })

  it('says what fell due and was not paid, from the day after it was due, beside what is due next', () => {
    const paid = (cents: number) => ({ kind: 'PAYMENT', cents, interest: [], principal: [{ draw: 1, cents }] }) as const
    const on = (day: string, ...more: LedgerEvent[]) => {
      const { nextPayment, pastDue } = lineStanding(line(posted(firstDraw(terms), SENT, ...more)), day)
      return [pastDue, nextPayment?.dueOn]
    }
    expect(on('2027-01-25')).toEqual([null, '2027-01-25'])
    expect(on('2027-01-26')).toEqual([{ amountCents: 74_592, since: '2027-01-25' }, '2027-02-25'])
    expect(on('2027-02-26')).toEqual([{ amountCents: 149_184, since: '2027-01-25' }, '2027-03-25'])
    expect(on('2027-01-26', paid(74_592))).toEqual([null, '2027-02-25'])
    expect(on('2027-01-26', paid(50_000))).toEqual([{ amountCents: 24_592, since: '2027-01-25' }, '2027-02-25'])
  })

  it('lets what was repaid be drawn again, while the draw period lasts', () => {
    const payment = { kind: 'PAYMENT', cents: 500_000, interest: [], principal: [{ draw: 1, cents: 500_000 }] } as const
    const open = line(posted(firstDraw(terms), SENT, payment))
    expect(lineStanding(open, '2027-03-01').availableCents).toBe(500_000)
    expect(lineStanding(open, '2031-12-21').availableCents).toBe(0)
  })

  it('owes nothing for money that came back, which cannot be drawn by anyone else either', () => {
    const returned = { ...SENT, kind: 'RETURNED' } as const
    const { balanceCents, availableCents } = lineStanding(line(posted(firstDraw(terms), SENT, returned)), DRAWN)
    expect([balanceCents, availableCents]).toEqual([terms.lineCents - terms.cashToBorrowerCents, 0])
  })

  it('counts no cent of what the bank has not confirmed on its day, until it says when it arrived', () => {
    const late = posted(firstDraw(terms), SENT, { ...SENT, kind: 'SETTLED_LATE' })
    const waiting = lineStanding(line(late), DRAWN)
    const spentCents = terms.lineCents - terms.cashToBorrowerCents
    expect(waiting.balanceCents).toBe(spentCents)
    expect(waiting.nextPayment!.amountCents).toBeLessThanOrEqual(spentCents)
    const there = lineStanding(line([...late, ...posted({ ...SENT, kind: 'SETTLED_LATE_ENDED' })]), DRAWN)
    expect(there).toEqual(lineStanding(line(posted(firstDraw(terms), SENT)), DRAWN))
  })

  it('asks for no payment of money that is not with the borrower, and for the level one again once it is', () => {
    const withdrawn = { ...SENT, kind: 'WITHDRAWN' } as const
    const returned = { ...SENT, kind: 'RETURNED' } as const
    const owed = terms.lineCents - terms.cashToBorrowerCents
    for (const back of [withdrawn, returned]) {
      const { nextPayment, balanceCents } = lineStanding(line(posted(firstDraw(terms), SENT, back)), '2027-03-01')
      // The fee and the costs were spent for them, and are repaid over the term.
      expect([balanceCents, nextPayment!.dueOn]).toEqual([owed, '2027-03-25'])
      expect(nextPayment!.amountCents).toBeGreaterThan(0)
      expect(nextPayment!.amountCents / terms.monthlyPaymentCents).toBeCloseTo(owed / terms.lineCents, 2)
      expect(lineStanding(line(posted(firstDraw(terms), SENT, back, SENT)), '2027-03-01').nextPayment!.amountCents).toBe(74_592)
    }
    // Nor of what a creditor sent back to us.
    const held = lineStanding(line(posted(firstDraw(terms), SENT, { kind: 'PAYOFF_HELD', draw: 1, cents: 500_000 })), '2027-03-01')
    expect(held.nextPayment!.amountCents).toBeLessThan(74_592)
  })

  it('asks for nothing where all of the draw came back', () => {
    const free = { ...terms, originationFeeCents: 0, lineCents: terms.drawCents }
    const { drawCents: cents } = free
    const all = { kind: 'DRAW', draw: 1, feeCents: 0, costCents: 0, payOffCents: 0, cashCents: cents } as const
    const open = line(posted(all, { ...SENT, cents }, { kind: 'RETURNED', draw: 1, cents }), free)
    expect(lineStanding(open, '2027-03-01')).toMatchObject({ balanceCents: 0, nextPayment: null })
    const days = { kind: 'INTEREST', draws: [{ draw: 1, cents: 725 }] } as const
    const back = line([...open.entries, ...posted(days)], free)
    expect(lineStanding(back, '2027-03-01').nextPayment).toEqual({ amountCents: 725, dueOn: '2027-03-25' })
  })

  it('asks for no more than is owed, and for nothing where nothing is', () => {
    const all = {
      kind: 'PAYMENT',
      cents: terms.lineCents - 10_000,
      interest: [],
      principal: [{ draw: 1, cents: terms.lineCents - 10_000 }],
    } as const
    const rest = { kind: 'PAYMENT', cents: 10_000, interest: [], principal: [{ draw: 1, cents: 10_000 }] } as const
    expect(lineStanding(line(posted(firstDraw(terms), SENT, all)), '2027-03-01').nextPayment?.amountCents).toBe(10_000)
    expect(lineStanding(line(posted(firstDraw(terms), SENT, all, rest)), '2027-03-01').nextPayment).toBeNull()
  })

  it('follows the index where its rate does, and pays what repays it by the end', () => {
    const floating = { ...terms, type: 'FLOATING', marginPercent: '1.500' } as const
    const open = line(posted(firstDraw(floating), SENT), floating)
    expect(lineStanding(open, '2027-05-31').ratePercent).toBe('8.250')
    const later = lineStanding(open, '2027-06-01')
    expect(later.ratePercent).toBe('9.250')
    expect(later.nextPayment!.amountCents).toBeGreaterThan(74_592)
  })

  it('is not opened on terms that do not add up', () => {
    expect(() => firstDraw({ ...terms, cashToBorrowerCents: terms.cashToBorrowerCents + 1 })).toThrow('do not add up')
  })
})
