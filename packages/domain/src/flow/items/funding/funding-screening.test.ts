import { describe, expect, it } from 'vitest'
import { basisOf, EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingTerms } from '../closing/closing-terms.ts'
import { exampleChoice } from '../offer/chosen-offer.ts'
import { disbursement } from './disbursement.ts'
import { fundingScreening, payeesOf } from './funding-screening.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const later = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString()
const paying = {
  'chosen-offer': { ...exampleChoice, payOffTradelineIds: ['card-1'] },
  'closing-terms': { ...closingTerms.example, payOffs: [{ creditor: 'Cedar Bank', last4: '4411', amountCents: 312_000 }] },
  'payoff-quotes': {
    quotes: [
      {
        ...{ debt: 'card-1', payee: 'Cedar Bank', payTo: '1 Bank Plaza, Omaha, NE 68102', amountCents: 312_000, perDiemCents: 100 },
        ...{ goodThrough: '2026-11-30', letterOn: '2026-11-20' },
      },
    ],
  },
}
const at = (facts: Facts, now: string) => standing({ ...facts, now }).walk
const returned = (facts: Facts, at: string): Facts => {
  const data = { returns: [{ traceNumber: disbursement.example.traceNumber, code: 'R03', returnedOn: at.slice(0, 10) }] }
  return { ...facts, results: { ...facts.results, 'disbursement-returns': { data, basis: EMPTY_BASIS, settledAt: at } } }
}

describe('the comparison with the sanctions list before money is sent', () => {
  it('names whoever the creditors’ letters have paid, and waits for them', () => {
    const { known, bases } = standing(factsUpTo('funding-screening', NOW, paying)).walk
    expect(payeesOf(known)).toEqual(['Cedar Bank'])
    const another = { quotes: [{ ...paying['payoff-quotes'].quotes[0]!, payee: 'Somebody Else' }] }
    const other = standing(factsUpTo('funding-screening', NOW, { ...paying, 'payoff-quotes': another })).walk
    expect(other.bases['funding-screening']).not.toBe(bases['funding-screening'])
    const unasked = standing(factsUpTo('payoff-quotes', NOW, paying)).walk
    expect(unasked.ready.map(({ id }) => id)).not.toContain('funding-screening')
  })

  it('is made again for money that is still here days later: neither creditor nor borrower is paid on the old one', () => {
    for (const [facts, sends] of [
      [factsUpTo('disbursement', NOW), 'disbursement'],
      [factsUpTo('payoffs', NOW, paying), 'payoffs'],
    ] as const) {
      expect(at(facts, later(2)).ready.map(({ id }) => id)).toContain(sends)
      const walked = at(facts, later(3))
      expect([walked.frontier?.item.id, walked.states['funding-screening']]).toEqual(['funding-screening', 'stale'])
      expect(walked.ready.map(({ id }) => id).filter((id) => id !== 'account-prenote')).toEqual(['funding-screening'])
      // What was approved stays approved.
      expect(walked.states['funding-decision']).toBe('ahead')
    }
    expect(at(factsUpTo('funding-decision', NOW), NOW).wakeAt).toBe(later(3))
  })

  it('stands for money that was sent, and is made again for money that came back', () => {
    const sent = factsUpTo('complete', NOW)
    expect(at(sent, later(400)).frontier).toBeUndefined()
    const back = at(returned(sent, later(2)), later(2))
    // Beside the question for another account.
    expect(back.frontier?.item.id).toBe('replacement-account')
    expect([back.states['disbursement-returns'], back.ready.map(({ id }) => id)]).toEqual(['settled', ['funding-screening']])
  })

  it('holds money that came back by a match that is new since', () => {
    const sent = returned(factsUpTo('complete', NOW), later(2))
    const match = { person: 'Ana Reyes', entry: '90103', listedName: 'Ana REYES', matchedName: 'Ana REYES', score: 100 }
    const found = {
      ...fundingScreening.example,
      status: 'REVIEW',
      matches: [{ ...match, birthDate: 'UNKNOWN', birthDates: [], programs: [] }],
    }
    const screened = { ...sent.results['funding-screening']!, data: found, settledAt: later(2) }
    expect(at({ ...sent, results: { ...sent.results, 'funding-screening': screened } }, later(2)).frontier?.item.id).toBe(
      'sanctions-review',
    )
  })

  it('of an earlier release, without payees, stands for what was paid, and is made again for what was not', () => {
    const before = (facts: Facts): Facts => {
      const { payees: _none, ...data } = fundingScreening.example
      const basis = basisOf(fundingScreening.earlierReads!(standing(facts).walk.known))
      return { ...facts, results: { ...facts.results, 'funding-screening': { data, basis, settledAt: NOW } } }
    }
    expect(standing(before(factsUpTo('complete', NOW, paying))).step).toBe('COMPLETE')
    expect(standing(before(factsUpTo('payoffs', NOW, paying))).walk.frontier?.item.id).toBe('funding-screening')
    expect(standing(before(factsUpTo('disbursement', NOW))).walk.frontier?.item.id).toBe('disbursement')
  })

  it('compares a spouse who signs, and owners whom the title alone names, before and after the signing (31 CFR 501)', () => {
    const spouse = { firstName: 'Kim', lastName: 'Reyes', email: 'kim@example.test' }
    const married = {
      'property-address': { ...propertyAddress.example, state: 'TX' },
      'about-you': { ...(aboutYou.example as object), maritalStatus: 'MARRIED', spouse },
    }
    const compared = (results: Facts['results'], id: string) => (results[id]!.data as { signers?: readonly string[] }).signers
    const approving = factsUpTo('funding-decision', NOW, married)
    expect(compared(approving.results, 'sanctions-screening')).toContain('Kim Reyes')
    expect(compared(approving.results, 'funding-screening')).toContain('Kim Reyes')

    // Earlier releases compared no spouse: that is made good before the signing, else before money is sent, and never after.
    const { signers: _none, ...old } = approving.results['funding-screening']!.data as { signers: readonly string[] }
    const before = { ...approving.results['funding-screening']!, data: old }
    const unsent = standing({ ...approving, results: { ...approving.results, 'funding-screening': before } }).walk
    expect(unsent.frontier?.item.id).toBe('funding-screening')
    expect(unsent.ready.map(({ id }) => id)).not.toContain('disbursement')
    const first = { ...approving.results['sanctions-screening']!, data: old }
    expect(
      standing({ ...approving, results: { ...approving.results, 'sanctions-screening': first } }).walk.states['sanctions-screening'],
    ).toBe('settled')
    const { 'note-signing': _signed, ...unsigned } = approving.results
    expect(standing({ ...approving, results: { ...unsigned, 'sanctions-screening': first } }).walk.frontier?.item.id).toBe(
      'sanctions-screening',
    )
    const sent = factsUpTo('complete', NOW, married)
    expect(standing({ ...sent, results: { ...sent.results, 'funding-screening': before } }).walk.frontier).toBeUndefined()
  })
})
