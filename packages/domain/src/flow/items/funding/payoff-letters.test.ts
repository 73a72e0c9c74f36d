import { describe, expect, it } from 'vitest'
import { EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { isOutOfDate, payoffsDue } from './payoff-amounts.ts'
import { payoffLetters } from './payoff-letters.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const quote = (amountCents: number, perDiemCents: number) => ({
  ...{ debt: 'card-1', payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102' },
  ...{ amountCents, perDiemCents, goodThrough: '2026-11-30', letterOn: '2026-11-20' },
})
const letter = { debt: 'card-1', payee: 'Cedar Bank', amountCents: 312_000, documentId: 'letter-1', sha256: '0'.repeat(64) }
const up = (until: Parameters<typeof factsUpTo>[0], amountCents = 312_000, perDiemCents = 100) =>
  factsUpTo(until, NOW, {
    'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
    'closing-terms': { ...closingTerms.example, cashToBorrowerCents: 90_000_000 },
    'payoff-quotes': { quotes: [quote(amountCents, perDiemCents)] },
    'payoff-letters': { on: '2026-11-23', letters: [letter] },
  })
const stateOn = (now: string, facts = up('payoffs')) => standing({ ...facts, now }).walk.states['payoff-letters']

describe('a payoff letter', () => {
  it('is not made while the payment is held, or while a condition of it is open', () => {
    const facts = up('payoff-letters')
    expect(standing(facts).walk.ready.map(({ id }) => id)).toContain('payoff-letters')
    const held = { ...facts.results, 'funding-hold': { data: { isHeld: true }, basis: EMPTY_BASIS, settledAt: NOW } }
    expect(standing({ ...facts, results: held }).walk.ready.map(({ id }) => id)).not.toContain('payoff-letters')
    expect(payoffLetters.afterAll).toBe(true)
  })

  it('lapses with the last day on which its creditor asks for that sum, unless it is paid, or no interest is added', () => {
    // Eastern time is the lender's.
    expect([stateOn('2026-12-01T04:59:00.000Z'), stateOn('2026-12-01T13:00:00.000Z')]).toEqual(['settled', 'stale'])
    expect(stateOn('2026-12-09T12:00:00.000Z', up('payoffs', 312_000, 0))).toBe('settled')
    const paid = { references: ['payoff-1'], paid: [{ debt: 'card-1', payee: 'Cedar Bank', amountCents: 312_000, reference: 'payoff-1' }] }
    const facts = up('payoffs')
    const results = { ...facts.results, payoffs: { data: paid, basis: '', settledAt: NOW } }
    expect(stateOn('2026-12-09T12:00:00.000Z', { ...facts, results })).toBe('settled')
    // The team's own check may be in the mail with it.
    const byHand = { references: [], unpaid: [{ debt: 'card-1', creditor: 'Cedar Bank', why: 'REFUSED' }] }
    const refused = { ...facts.results, payoffs: { data: byHand, basis: '', settledAt: NOW } }
    expect(stateOn('2026-12-09T12:00:00.000Z', { ...facts, results: refused })).toBe('settled')
  })
})

it('what interest has made more than was approved, or a quote that ended long ago, is asked for anew', () => {
  const { known } = standing(up('payoffs')).walk
  const { balanceCents } = reportedDebts(known)[0]!
  const daily = Math.ceil(balanceCents / 1_000)
  const outOfDate = (on: string, amountCents = balanceCents, perDiemCents = daily) =>
    isOutOfDate(quote(amountCents, perDiemCents), balanceCents, on)
  expect([outOfDate('2026-12-01'), outOfDate('2026-12-31', 10_000, 0), outOfDate('2028-11-01')]).toEqual([false, false, true])
  expect([outOfDate('2027-02-28', balanceCents, 0), outOfDate('2027-03-01', balanceCents, 0)]).toEqual([false, true])
  // Approved by two as it was; by more than double it is not paid at all.
  expect([outOfDate('2026-12-01', balanceCents * 2 - daily), outOfDate('2026-12-02', balanceCents * 2 - daily)]).toEqual([false, true])
  const due = payoffsDue(standing(up('payoffs', balanceCents, daily)).walk.known, '2028-11-01').due
  expect(due).toMatchObject([{ debt: 'card-1', isOutOfDate: true }])
})
