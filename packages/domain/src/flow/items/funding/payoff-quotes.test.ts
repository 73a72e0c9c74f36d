import { expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item, Known } from '../../item.ts'
import { stepMailOf } from '../../step-mail.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { payoffsDue, payoffTrueUpCents } from './payoff-amounts.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { payoffRequote } from './payoff-requote.ts'
import { payoffShortfall } from './payoff-shortfall.ts'
import { payoffs } from './payoffs.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const TODAY = '2026-11-23'
const AGREED_CENTS = 312_000
const terms = {
  ...closingTerms.example,
  payOffs: [{ creditor: 'Cedar Bank', last4: '4411', amountCents: AGREED_CENTS }],
  cashToBorrowerCents: 500_000,
}
const quote = (amountCents: number, more: object = {}) => ({
  ...{ debt: 'card-1', payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102' },
  ...{ amountCents, perDiemCents: 100, goodThrough: '2026-11-30', letterOn: '2026-11-20', ...more },
})
const standingAt = (
  item: 'payoff-quotes' | 'funding-decision' | 'payoffs' | 'payoff-shortfall' | 'complete',
  amountCents: number,
  paid?: object,
) =>
  standing(
    factsUpTo(item, NOW, {
      'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
      'closing-terms': terms,
      'payoff-quotes': { quotes: [quote(amountCents)] },
      ...(paid && { payoffs: paid }),
    }),
  )
const openAt = (amountCents: number) => standingAt('complete', amountCents).walk

it('a payoff waits for the creditor’s own letter, on the page of a payoff that is arranged', () => {
  const { walk, step } = standingAt('payoff-quotes', 0)
  expect([step, walk.frontier?.item.id]).toEqual(['PAYOFF_REQUEST_PENDING', 'payoff-quotes'])
  expect(walk.ready.map(({ id }) => id)).not.toContain(payoffs.id)
})

it('a quote that has ended, of another account, of nothing or twice is refused, and so is a debt without one', () => {
  const { walk } = standingAt('payoff-quotes', 0)
  const faults = (quotes: ReturnType<typeof quote>[]) => payoffQuotes.fits!(walk.known, { quotes }, TODAY).map(({ path }) => path)
  expect(faults([quote(1)])).toEqual([])
  expect(faults([quote(1, { goodThrough: '2026-11-22' })])).toEqual(['quotes.0.goodThrough'])
  expect(faults([quote(1, { letterOn: '2026-11-24' })])).toEqual(['quotes.0.letterOn'])
  expect(faults([quote(0)])).toEqual(['quotes.0.amountCents'])
  expect(faults([quote(1), quote(1)])).toEqual(['quotes.1.debt'])
  expect(faults([quote(1, { debt: 'card-9' })])).toEqual(['quotes', 'quotes.0.debt'])
})

it('the example of the form is a letter of each creditor, as this application accepts it', () => {
  const { known } = standingAt('payoff-quotes', 0).walk
  const example = payoffQuotes.exampleFor!(known, TODAY)
  expect(example.quotes.map(({ debt }) => debt)).toEqual(['card-1'])
  expect(payoffQuotes.fits!(known, example, TODAY)).toEqual([])
})

it('what the draw does not reach for stops with a reason, to the cent, and no debt is paid in part', () => {
  const mostCents = AGREED_CENTS + terms.cashToBorrowerCents
  expect(openAt(mostCents).frontier).toBeUndefined()
  const { walk } = standingAt('payoff-shortfall', mostCents + 1)
  expect(walk.frontier?.item.id).toBe('payoff-shortfall')
  expect((payoffShortfall as Item).about!.of(walk.known)).toMatchObject({ shortCents: 1 })
  expect(payoffShortfall.fits!(walk.known, { quotes: [quote(mostCents + 1)] }, TODAY).map(({ path }) => path)).toEqual(['quotes'])
  expect(payoffShortfall.fits!(walk.known, { quotes: [quote(mostCents)] }, TODAY)).toEqual([])
})

it('a payment after the last day of the quote has the creditor’s interest for each day since, and is short where the draw has less', () => {
  const { known } = standingAt('payoffs', AGREED_CENTS).walk
  expect(payoffsDue(known, '2026-11-30')).toMatchObject({ due: [{ amountCents: AGREED_CENTS }], shortCents: 0 })
  expect(payoffsDue(known, '2026-12-03')).toMatchObject({ due: [{ amountCents: AGREED_CENTS + 300 }], shortCents: 0 })
  const whole = standingAt('payoffs', AGREED_CENTS + terms.cashToBorrowerCents).walk
  expect(payoffsDue(whole.known, '2026-12-01').shortCents).toBe(100)
})

it('what a creditor took more or less than agreed is the borrower’s', () => {
  const paid = (amountCents: number) => ({
    references: ['payoff-1'],
    paid: [{ debt: 'card-1', payee: 'Cedar Bank', amountCents, reference: 'payoff-1' }],
  })
  expect(payoffTrueUpCents(standingAt('complete', AGREED_CENTS, paid(AGREED_CENTS - 345)).walk.known)).toBe(345)
  expect(payoffTrueUpCents(standingAt('complete', AGREED_CENTS, paid(AGREED_CENTS + 345)).walk.known)).toBe(-345)
})

it('what each creditor asks for and the cash that it leaves are shown before the money is sent', () => {
  const shown = (amountCents: number) => payoffQuotes.about!.of(standingAt('funding-decision', amountCents).walk.known)
  const { cashToBorrowerCents: agreedCents } = terms
  expect(shown(AGREED_CENTS - 888)).toMatchObject({
    debts: [{ quotedCents: AGREED_CENTS - 888 }],
    cash: { agreedCents, nowCents: agreedCents + 888, recordingCents: 0 },
  })
  expect(shown(AGREED_CENTS + 888).cash?.nowCents).toBe(agreedCents - 888)
  expect(payoffQuotes.about!.of(standingAt('payoff-quotes', AGREED_CENTS).walk.known).cash).toBeUndefined()
})

it('the borrower is told by mail where the amount is another than agreed, without a figure, and by a date with it', () => {
  const { known } = standingAt('complete', AGREED_CENTS).walk
  const mail = (amountCents: number) => payoffQuotes.settledMail!({ quotes: [quote(amountCents)] }, known)
  expect(mail(AGREED_CENTS)).toBeUndefined()
  expect([mail(AGREED_CENTS - 1)?.subject, mail(AGREED_CENTS + 1)?.subject]).toEqual([
    'Your payoff costs less than planned',
    'Your payoff costs more than planned',
  ])
  expect(mail(AGREED_CENTS + terms.cashToBorrowerCents + 1)?.subject).toBe('Your payoff needs your help')
  // Not while the quotes are only asked for.
  expect(stepMailOf('PAYOFF_REQUEST_PENDING')).toBeUndefined()
  expect(`${mail(AGREED_CENTS + 1)?.body}`).not.toContain('$')
})

const CONFIRMED = 'Dana Cole, payoff desk, at (402) 555-0147: fees of a lawsuit'

it('a figure that the creditor confirmed says who did and how they were reached', () => {
  const { known } = standingAt('payoff-quotes', 0).walk
  const faults = (confirmedBy: string) =>
    payoffQuotes.fits!(known, { quotes: [quote(AGREED_CENTS * 3, { confirmedBy })] }, TODAY).map(({ path }) => path)
  for (const said of [
    CONFIRMED,
    'Dana R. Cole by dana.cole@cedar.example: late fees',
    'Amélie O’Brien, 402 555 0147, interest',
    'Linh Ng, +1 (402) 555-0147 ext. 12: a second advance',
    'Dana Cole, in person: interest since May',
  ])
    expect([said, faults(said)]).toEqual([said, []])
  for (const said of [
    'Jane Doe, she said so',
    'the creditor at 402 555 0147',
    '4025550147 4025550147',
    'xxxxxxxxxxxxxxx',
    'Xx Yy 1111111 aaaa',
    'Jane Doe 1234567',
    'Jane Doe 402 555 0147',
    'Jane Doe 402 111 1111 late fees',
  ])
    expect([said, faults(said)]).toEqual([said, ['quotes.0.confirmedBy']])
})

it('ten times the report, or more than the line, counts once another person entered it from the letter, and nobody is told before', () => {
  const asked = (lineCents: number) =>
    factsUpTo('payoff-quotes', NOW, {
      'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
      'closing-terms': { ...terms, lineCents },
    })
  const facts = asked(1_000_000_000)
  const at = standing(facts).walk
  const balanceCents = payoffQuotes.about!.of(at.known).debts[0]!.agreedCents
  const far = { quotes: [quote(balanceCents * 10 + 1, { confirmedBy: CONFIRMED })] }
  const basis = at.bases['payoff-quotes']!
  const stored = (data: object) =>
    standing({ ...facts, results: { ...facts.results, 'payoff-quotes': { data, basis, settledAt: NOW } } }).walk
  expect(payoffQuotes.keeps!(at.known, { quotes: [quote(balanceCents * 10, { confirmedBy: CONFIRMED })] }).quotes[0]).not.toHaveProperty(
    'entries',
  )

  const once = payoffQuotes.keeps!(at.known, far)
  expect([once.quotes[0]?.entries, stored(once).frontier?.item.id]).toEqual(['ONE', 'payoff-quotes'])
  // Whoever entered it last is not the one; and the next one reads the figure from the letter, not from here.
  const apart = (given: object) => (payoffQuotes.apartFrom as (known: Known, given?: unknown) => object)(at.known, given)
  expect([apart(once), apart({ quotes: [] })]).toMatchObject([{ 'payoff-quotes': { isNewest: true } }, {}])
  const shown = payoffQuotes.about!.of(at.known, TODAY, once)
  expect([shown.debts, shown.shortCents]).toEqual([[expect.objectContaining({ isToEnterAgain: true })], 0])
  expect(JSON.stringify(shown)).not.toContain(String(balanceCents * 10 + 1))

  const twice = payoffQuotes.keeps!(at.known, far, once)
  expect([twice.quotes[0]?.entries, stored(twice).frontier?.item.id]).toEqual(['TWO', 'payoff-shortfall'])
  const otherwise = { quotes: [quote(balanceCents * 10 + 2, { confirmedBy: CONFIRMED })] }
  expect(payoffQuotes.keeps!(at.known, otherwise, once).quotes[0]?.entries).toBe('ONE')
  // Whoever is second changes neither whom the letter has paid nor where; how each of them writes it down is no other.
  const again = (more: object) =>
    payoffQuotes.keeps!(at.known, { quotes: [quote(balanceCents * 10 + 1, { confirmedBy: CONFIRMED, ...more })] }, once).quotes[0]?.entries
  const { payee, payTo } = far.quotes[0]!
  expect([again({ payee: 'Shell Holdings' }), again({ payTo: '1 Other Way, Omaha, NE 68102' })]).toEqual(['ONE', 'ONE'])
  expect(again({ payee: ` ${payee.toUpperCase()}`, payTo: payTo.replaceAll(',', '').replace('PO Box', 'P.O. box') })).toBe('TWO')
  const right = payoffQuotes.keeps!(at.known, { quotes: [quote(AGREED_CENTS)] }, once)
  expect(stored(right).states['payoff-quotes']).toBe('settled')
  // Nor does one alone bring down what two entered, or pay it to somebody else, where creditors quote anew.
  const counted = stored(twice)
  for (const [anew, entries] of [
    [quote(AGREED_CENTS), 'ONE'],
    [{ ...far.quotes[0]!, payee: 'Shell Holdings' }, 'ONE'],
    [far.quotes[0]!, 'TWO'],
  ] as const) {
    const again = payoffShortfall.keeps!(counted.known, { quotes: [anew] })
    expect(again.quotes[0]?.entries).toBe(entries)
    expect(stored(again).states['payoff-quotes']).toBe(entries === 'TWO' ? 'settled' : 'stale')
    // Nor whoever is second, by another figure that is no slip.
    const third = payoffQuotes.keeps!(at.known, { quotes: [quote(AGREED_CENTS + 1)] }, again)
    expect(third.quotes[0]).toMatchObject({ entries: 'ONE', changesTwo: true })
    expect(payoffQuotes.keeps!(at.known, { quotes: [quote(AGREED_CENTS + 1)] }, third).quotes[0]).not.toHaveProperty('changesTwo')
    expect(payoffRequote.keeps!(counted.known, { quotes: [anew] }).quotes[0]?.entries).toBe(entries)
  }
  // Above the line, whatever the report says.
  const lineCents = balanceCents * 4
  const above = payoffQuotes.keeps!(standing(asked(lineCents)).walk.known, { quotes: [quote(lineCents + 1, { confirmedBy: CONFIRMED })] })
  expect(above.quotes[0]?.entries).toBe('ONE')
  const withinDouble = (amountCents: number) =>
    payoffQuotes.keeps!(standing(asked(balanceCents + 100)).walk.known, { quotes: [quote(amountCents)] }).quotes[0]?.entries
  expect([withinDouble(balanceCents + 100), withinDouble(balanceCents + 101)]).toEqual([undefined, 'ONE'])
})

it('what was paid already is asked of nobody again, where another quote waits for a second person', () => {
  const { known } = standingAt('payoff-quotes', 0).walk
  const paid = { quotes: [{ ...quote(AGREED_CENTS), paidCents: AGREED_CENTS }] }
  expect(payoffQuotes.fits!(known, { quotes: [] }, TODAY, undefined, paid)).toEqual([])
  expect(payoffQuotes.keeps!(known, { quotes: [] }, paid)).toEqual(paid)
})
