import { expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item } from '../../item.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { reportedDebts } from './debts-to-pay-off.ts'
import { payoffByHand } from './payoff-by-hand.ts'
import { payoffRequote } from './payoff-requote.ts'
import { type Payoffs, payoffs } from './payoffs.ts'

/** A test entry of $0 may go out beside it. */
const isOfMoney = (id: string): boolean => id !== 'account-prenote'

const NOW = '2026-11-23T20:00:00.000Z'
const LETTER = '5d0c7f2e-94a1-4b7e-8a55-2f0f3f1f6a01'
const terms = {
  ...closingTerms.example,
  payOffs: [
    { creditor: 'Cedar Bank', last4: '4411', amountCents: 312_000 },
    { creditor: 'Coastline Auto Finance', last4: '7734', amountCents: 500_000 },
  ],
  cashToBorrowerCents: 500_000,
}
const quote = (debt: string, amountCents: number) => ({
  ...{ debt, payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102', amountCents, perDiemCents: 100 },
  ...{ goodThrough: '2026-11-30', letterOn: '2026-11-20', letter: LETTER },
})
const paid = (debt: string) => ({ debt, payee: 'Cedar Bank', amountCents: 312_000, reference: `payoff-${debt}`, on: '2026-11-23' })
const unpaid = (debt: string, more: object) => ({ debt, creditor: 'Cedar Bank', ...more })

/** Two debts are to be paid off, and the work has come to this. */
function stands(result: object, more: Record<string, unknown> = {}) {
  const given = {
    'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1', 'mortgage-1'] },
    'closing-terms': terms,
    'payoff-quotes': { quotes: [quote('card-1', 312_000), quote('mortgage-1', 500_000)] },
    payoffs: result,
    ...more,
  }
  const facts = factsUpTo('payoffs', NOW, given)
  const { walk } = standing(facts)
  const results = { ...facts.results, payoffs: { data: result, basis: walk.bases.payoffs!, settledAt: NOW } }
  return { facts: { ...facts, results }, ...standing({ ...facts, results }) }
}

const SHORT = { references: [], unpaid: [unpaid('card-1', { why: 'SHORT' }), unpaid('mortgage-1', { why: 'SHORT' })] }
const PARTLY = { references: ['payoff-card-1'], paid: [paid('card-1')], unpaid: [unpaid('mortgage-1', { why: 'REFUSED', refusals: 1 })] }

/** With the organization's limit looked up again, as the work does. */
function limited(facts: Facts) {
  const { walk } = standing(facts)
  const limit = { ...facts.results['funding-limit']!, basis: walk.bases['funding-limit']! }
  return standing({ ...facts, results: { ...facts.results, 'funding-limit': limit } })
}

it('what the draw does not reach for any more is quoted anew, and no money is sent to the borrower in the meantime', () => {
  const { walk, step } = stands(SHORT)
  expect([step, walk.frontier?.item.id]).toEqual(['PAYOFF_REQUEST_PENDING', 'payoff-requote'])
  expect(walk.ready.map(({ id }) => id).filter(isOfMoney)).toEqual([])
})

it('new quotes are approved anew before they are paid', () => {
  const { facts, walk } = stands(SHORT)
  const anew = payoffRequote.keeps!(walk.known, { quotes: [quote('card-1', 300_000), quote('mortgage-1', 490_000)] })
  const results = { ...facts.results, 'payoff-quotes': { data: anew, basis: walk.bases['payoff-quotes']!, settledAt: NOW } }
  // By the limit of now.
  const after = limited({ ...facts, results })
  expect(after.walk.frontier?.item.id).toBe('funding-decision')
  expect(after.walk.states['funding-decision']).toBe('stale')
  expect(after.walk.ready.map(({ id }) => id).filter(isOfMoney)).toEqual([])
})

it('a new quote that the report does not explain is approved by two, though the one before it was approved by one', () => {
  const { facts, walk } = stands(SHORT, { 'closing-terms': { ...terms, cashToBorrowerCents: 90_000_000 } })
  const card = reportedDebts(walk.known).find((debt) => debt.id === 'card-1')
  const { 'funding-first-approval': _none, ...earlier }: Facts['results'] = facts.results
  const at = (cents: number) => {
    const data = payoffRequote.keeps!(walk.known, { quotes: [quote('card-1', cents), quote('mortgage-1', 500_000)] })
    const results = { ...earlier, 'payoff-quotes': { data, basis: walk.bases['payoff-quotes']!, settledAt: NOW } }
    return { data, frontier: limited({ ...facts, results }).walk.frontier?.item.id }
  }
  const unusual = at(card!.balanceCents * 2)
  expect(unusual.data.quotes.map(({ isUnusual }) => isUnusual)).toEqual([true, undefined])
  expect([unusual.frontier, at(card!.balanceCents).frontier]).toEqual(['funding-first-approval', 'funding-decision'])
  // What was approved by one, and by quotes that stand, is past it.
  expect(standing({ ...facts, results: earlier }).walk.states['funding-first-approval']).toBe('skipped')
})

it('a debt that is paid already is not asked for again, and counts as it was paid', () => {
  const { walk } = stands({ ...PARTLY, unpaid: [unpaid('mortgage-1', { why: 'REFUSED', refusals: 1, askAgain: true })] })
  expect(walk.frontier?.item.id).toBe('payoff-requote')
  expect((payoffRequote as Item).about!.of(walk.known)).toMatchObject({ debts: [{ debt: 'card-1', isPaid: true }, { debt: 'mortgage-1' }] })
  const answer = { quotes: [quote('mortgage-1', 510_000)] }
  expect(payoffRequote.fits!(walk.known, answer, '2026-11-24')).toEqual([])
  expect(payoffRequote.fits!(walk.known, { quotes: [quote('card-1', 1)] }, '2026-11-24').map(({ path }) => path)).toEqual([
    'quotes',
    'quotes.0.debt',
  ])
  expect(payoffRequote.keeps!(walk.known, answer).quotes).toMatchObject([
    { debt: 'card-1', paidCents: 312_000 },
    { debt: 'mortgage-1', amountCents: 510_000 },
  ])
})

it('what was paid in part of the list does not stand: the rest is still to be paid', () => {
  expect(payoffs.stands!(PARTLY as Payoffs)).toBe(false)
  expect(payoffs.stands!({ references: ['payoff-1'], paid: [paid('card-1')] })).toBe(true)
})

it('a creditor that the processor does not pay is paid by the team, by the letter’s figure, or asked for another way', () => {
  const letters = {
    on: '2026-11-23',
    letters: [
      {
        debt: 'mortgage-1',
        payee: 'Coastline',
        payTo: '2 Pier Road',
        amountCents: 500_000,
        documentId: 'letter-1',
        sha256: '0'.repeat(64),
      },
    ],
  }
  const { walk } = stands(PARTLY, { 'payoff-letters': letters })
  expect(walk.frontier?.item.id).toBe('payoff-by-hand')
  const byCheck = { next: 'PAID_BY_US' as const, payments: [{ debt: 'mortgage-1', reference: 'Check 1042', on: '2026-11-23' }] }
  expect(payoffByHand.fits!(walk.known, byCheck, '2026-11-24')).toEqual([])
  expect(payoffByHand.fits!(walk.known, { next: 'PAID_BY_US' }, '2026-11-24').map(({ path }) => path)).toEqual(['payments'])
  const kept = payoffByHand.keeps!(walk.known, byCheck)
  const sentOn = (on: string) => ({ ...byCheck, payments: byCheck.payments.map((one) => ({ ...one, on })) })
  const faults = (on: string) => payoffByHand.fits!(walk.known, sentOn(on), '2028-12-31').map(({ path }) => path)
  // Of another day it is what the creditor asks for then: with its interest, never before the letter, and no more than was approved.
  expect(payoffByHand.keeps!(walk.known, sentOn('2026-12-03')).payments).toMatchObject([{ amountCents: 500_300 }])
  expect((payoffByHand as Item).about!.of(walk.known, '2026-12-03')).toMatchObject({ refused: [{ amountCents: 500_300 }] })
  expect([faults('2026-11-22'), faults('2026-12-03'), faults('2028-11-01')]).toEqual([['payments.0.on'], [], ['payments.0.on']])
  const fold = (answer: object) => (payoffByHand as Item).answers!.fold(PARTLY, answer as never) as Payoffs
  expect(fold(kept)).toEqual({
    references: ['payoff-card-1', 'Check 1042'],
    paid: [
      paid('card-1'),
      {
        ...{ debt: 'mortgage-1', payee: 'Coastline', amountCents: 500_000, reference: 'Check 1042' },
        on: '2026-11-23',
        by: 'TEAM',
        letter: 'letter-1',
      },
    ],
  })
  expect(fold({ next: 'ASK_AGAIN' }).unpaid).toMatchObject([{ debt: 'mortgage-1', askAgain: true }])
})

it('an application that was paid off before there were letters is asked for nothing', () => {
  for (const references of [['payoff-1'], []]) {
    const facts = factsUpTo('complete', NOW, {
      'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
      'closing-terms': terms,
      'payoff-quotes': { quotes: [quote('card-1', 312_000)] },
      payoffs: { references },
    })
    const { 'payoff-letters': _letters, 'payoff-requests': _requests, ...earlier } = facts.results
    const { bases } = standing({ ...facts, results: earlier }).walk
    // An earlier release let it rest on what is left without the letters.
    const results = { ...earlier, payoffs: { ...earlier.payoffs!, basis: bases.payoffs! } }
    const { step, walk } = standing({ ...facts, results })
    expect([step, walk.states['payoff-letters'], walk.states['payoff-requests']]).toEqual(['COMPLETE', 'skipped', 'skipped'])
  }
})
