import { describe, expect, it } from 'vitest'
import { type Facts, FLOW, factsUpTo, type Item, mayBePaid, standing } from '../../../index.ts'
import { digestOf } from '../../../values/digest.ts'
import { basisOf } from '../../basis.ts'
import { exampleAccount } from '../banking/bank-account.ts'
import type { Condition, ConditionDecisions } from './condition-decisions.ts'
import { conditions } from './conditions.ts'

const NOW = '2026-11-23T18:30:00.000Z'
const JUDGMENT = { creditor: 'Juniper Savings', amountCents: 500_000, filedOn: '2024-03-01' }
const title = (FLOW as readonly Item[]).find(({ id }) => id === 'full-title')!.example as object
const account = (reference: string, status = 'PENDING_REVIEW') => ({ status, reference, because: 'ANOTHER_HOLDER' })

/** Identity, account and a judgment are open at once. */
const THREE = {
  'identity-check': { status: 'PENDING_REVIEW', reasons: [], reference: 'photos-1' },
  'account-check': account('account-1'),
  'full-title': { ...title, judgments: [JUDGMENT] },
}

const stored = (facts: Facts) => facts.results.conditions?.data as ConditionDecisions | undefined
const seen = (facts: Facts) => standing(facts).walk

/** As the server stores an operator's decision. */
function decide(facts: Facts, condition: Condition, outcome: 'ACCEPTED' | 'REFUSED', reason = `${condition} compared.`): Facts {
  const { known, bases } = seen(facts)
  const data = conditions.keeps!(known, { decided: [{ condition, outcome, reason }] }, stored(facts))
  return { ...facts, results: { ...facts.results, conditions: { data, basis: bases.conditions ?? basisOf([]), settledAt: facts.now } } }
}
const withResult = (facts: Facts, id: string, data: unknown): Facts => ({
  ...facts,
  results: { ...facts.results, [id]: { ...facts.results[id]!, data } },
})
const parts = (facts: Facts) => conditions.parts!(seen(facts).known, stored(facts)).map(({ part, outcome }) => [part, outcome])
const openAt = (facts: Facts) => seen(facts).frontier?.item.id

describe('what a decision is about', () => {
  const photos = (front: string, attempt?: number) => ({ document: 'US_PASSPORT', front, selfie: 'face', ...(attempt && { attempt }) })
  const partOf = (facts: Facts, part: Condition) => conditions.parts!(seen(facts).known, stored(facts)).find((each) => each.part === part)

  const upTo = (front: string, attempt?: number, more: object = {}) =>
    factsUpTo('conditions', NOW, {
      ...THREE,
      'identity-documents': photos(front, attempt),
      'identity-check': { ...THREE['identity-check'], reference: `check-${front}-${attempt}` },
      ...more,
    })
  const decidedBefore = (facts: Facts, before: Facts): Facts => ({
    ...facts,
    results: { ...facts.results, conditions: before.results.conditions! },
  })

  it('is the photos themselves: the same ones again stay refused, others are to be decided', () => {
    const refused = decide(upTo('front-1'), 'IDENTITY', 'REFUSED')
    expect(partOf(decidedBefore(upTo('front-1', 2), refused), 'IDENTITY')?.outcome).toBe('REFUSED')
    expect(partOf(decidedBefore(upTo('front-2', 2), refused), 'IDENTITY')?.outcome).toBeUndefined()
  })

  it('was the check of the photos in an earlier release, whose decisions stand', () => {
    const facts = factsUpTo('conditions', NOW, THREE)
    const before = { condition: 'IDENTITY' as const, outcome: 'ACCEPTED' as const, reason: 'Compared.', on: digestOf('photos-1') }
    const data = { decided: [before] }
    const given = { ...facts, results: { ...facts.results, conditions: { data, basis: '0', settledAt: NOW } } }
    expect(partOf(given, 'IDENTITY')?.outcome).toBe('ACCEPTED')
    expect(stored(decide(given, 'JUDGMENTS', 'ACCEPTED'))?.decided.map(({ condition }) => condition)).toContain('IDENTITY')
  })

  it('is the team’s once no other photos and no other account are taken', () => {
    const facts = upTo('front-8', 8)
    expect(partOf(decide(facts, 'IDENTITY', 'REFUSED'), 'IDENTITY')).toMatchObject({ outcome: 'REFUSED', waitsFor: undefined })
    const named = withResult(facts, 'disbursement-account', { ...exampleAccount, attempt: 8 })
    const basis = seen(named).bases['account-check']!
    const eighth = { ...named, results: { ...named.results, 'account-check': { ...named.results['account-check']!, basis } } }
    expect(partOf(decide(eighth, 'BANK_ACCOUNT', 'REFUSED'), 'BANK_ACCOUNT')).toMatchObject({ outcome: 'REFUSED', waitsFor: undefined })
    expect(partOf(decide(facts, 'BANK_ACCOUNT', 'REFUSED'), 'BANK_ACCOUNT')).toMatchObject({ waitsFor: 'borrower' })
  })
})

describe('conditions before closing', () => {
  it('are decided one by one, and over when each is accepted', () => {
    let facts = factsUpTo('conditions', NOW, THREE)
    expect(parts(facts)).toEqual([
      ['IDENTITY', undefined],
      ['BANK_ACCOUNT', undefined],
      ['JUDGMENTS', undefined],
    ])
    facts = decide(decide(facts, 'JUDGMENTS', 'ACCEPTED'), 'IDENTITY', 'ACCEPTED')
    expect([openAt(facts), parts(facts)]).toEqual([
      'conditions',
      [
        ['IDENTITY', 'ACCEPTED'],
        ['BANK_ACCOUNT', undefined],
        ['JUDGMENTS', 'ACCEPTED'],
      ],
    ])
    expect(openAt(decide(facts, 'BANK_ACCOUNT', 'ACCEPTED'))).not.toBe('conditions')
  })

  it('of which one was refused stay open, and the reasons of the others are kept', () => {
    const facts = decide(decide(factsUpTo('conditions', NOW, THREE), 'BANK_ACCOUNT', 'REFUSED'), 'IDENTITY', 'ACCEPTED')
    expect(openAt(facts)).toBe('conditions')
    expect(stored(facts)?.decided.map(({ condition, outcome, reason }) => [condition, outcome, reason])).toEqual([
      ['IDENTITY', 'ACCEPTED', 'IDENTITY compared.'],
      ['BANK_ACCOUNT', 'REFUSED', 'BANK_ACCOUNT compared.'],
    ])
    expect(openAt(decide(decide(facts, 'JUDGMENTS', 'ACCEPTED'), 'BANK_ACCOUNT', 'ACCEPTED'))).not.toBe('conditions')
  })

  it('that are about something else by now are decided anew, and only those', () => {
    const one = decide(decide(factsUpTo('conditions', NOW, THREE), 'IDENTITY', 'ACCEPTED'), 'BANK_ACCOUNT', 'REFUSED')
    expect(parts(withResult(one, 'account-check', account('account-2')))).toEqual([
      ['IDENTITY', 'ACCEPTED'],
      ['BANK_ACCOUNT', undefined],
      ['JUDGMENTS', undefined],
    ])
    expect(parts(withResult(one, 'account-check', account('account-2', 'VERIFIED')))).toEqual([
      ['IDENTITY', 'ACCEPTED'],
      ['JUDGMENTS', undefined],
    ])
  })

  it('end by themselves when the borrower replaced the last thing that was open', () => {
    const facts = decide(factsUpTo('conditions', NOW, { 'account-check': account('account-1') }), 'BANK_ACCOUNT', 'REFUSED')
    expect(openAt(facts)).toBe('conditions')
    expect(openAt(withResult(facts, 'account-check', account('account-2', 'VERIFIED')))).not.toBe('conditions')
  })

  it('tell the borrower what was refused, of what they can replace alone', () => {
    const open = factsUpTo('conditions', NOW, THREE)
    const told = (facts: Facts) => conditions.about!.of(seen(facts).known, '2026-11-23', stored(facts))
    expect(told(open)).toMatchObject({ needsPhotos: true, photosRefused: false, accountRefused: false })
    expect(told(decide(open, 'IDENTITY', 'REFUSED'))).toMatchObject({ needsPhotos: true, photosRefused: true })
    expect(told(decide(open, 'BANK_ACCOUNT', 'ACCEPTED'))).toMatchObject({ unverifiedAccount: undefined, needsPhotos: true })
    expect(
      conditions.fits!(seen(open).known, { decided: [{ condition: 'PHONE', outcome: 'ACCEPTED', reason: 'Called.' }] }, '2026-11-23'),
    ).toHaveLength(1)
  })
})

describe('an account that was not verified', () => {
  it('is paid only where this very account was accepted, whatever else was', () => {
    const facts = factsUpTo('conditions', NOW, { 'account-check': account('account-1') })
    const known = (now: Facts) => seen(now).known
    expect(mayBePaid(known(facts))).toBe(false)
    const accepted = decide(facts, 'BANK_ACCOUNT', 'ACCEPTED')
    expect(mayBePaid(known(accepted))).toBe(true)
    expect(mayBePaid(known(withResult(accepted, 'account-check', account('account-2'))))).toBe(false)
    expect(mayBePaid(known(decide(facts, 'BANK_ACCOUNT', 'REFUSED')))).toBe(false)
  })
})

describe('one answer for all, as an earlier release stored it', () => {
  const together = (outcome: string) => conditions.earlier![0]!.upgrade({ outcome, reason: 'All cleared.' } as never)
  const storedThen = (outcome: string): Facts => {
    const facts = factsUpTo('conditions', NOW, THREE)
    const basis = seen(facts).bases.conditions!
    return { ...facts, results: { ...facts.results, conditions: { data: together(outcome), basis, settledAt: NOW } } }
  }

  it('stands for what was open then, and for nothing that changed since', () => {
    expect(openAt(storedThen('ACCEPTED'))).not.toBe('conditions')
    expect(openAt(storedThen('REFUSED'))).toBe('conditions')
    expect(openAt(withResult(storedThen('ACCEPTED'), 'account-check', account('account-2')))).toBe('conditions')
  })

  it('is what the decision before closing rested on, and it still rests on it', () => {
    const before = basisOf([{ outcome: 'ACCEPTED', reason: 'All cleared.' }])
    const { known } = seen(storedThen('ACCEPTED'))
    const finalDecision = (FLOW as readonly Item[]).find(({ id }) => id === 'final-decision')!
    expect(basisOf([finalDecision.reads!(known).at(-1)])).toBe(before)
  })
})

describe('a judgment', () => {
  const judged = () => factsUpTo('conditions', NOW, { 'full-title': { ...title, judgments: [JUDGMENT] } })
  const sent = (documents: readonly string[], facts = judged()): Facts => ({
    ...facts,
    results: {
      ...facts.results,
      'raised-conditions': {
        data: { raised: [], answers: [{ condition: 'JUDGMENTS', documents, note: 'Here.', at: NOW, by: 'borrower:1' }] },
        basis: '0',
        settledAt: NOW,
      },
    },
  })
  const accepts = (facts: Facts) =>
    conditions.fits!(seen(facts).known, { decided: [{ condition: 'JUDGMENTS', outcome: 'ACCEPTED', reason: 'Released.' }] }, '2026-11-23')
  const turn = (facts: Facts) => conditions.parts!(seen(facts).known, stored(facts)).map(({ waitsFor }) => waitsFor)

  it('is accepted with a document alone, and waits for the borrower until one was sent', () => {
    expect([accepts(judged()), turn(judged())]).toEqual([
      [{ path: 'decided.0.outcome', message: expect.stringContaining('Nothing was sent yet') }],
      ['borrower'],
    ])
    // An answer in words is the team’s to read, and no proof.
    expect([accepts(sent([])).length, turn(sent([]))]).toEqual([1, [undefined]])
    const proved = sent(['5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e60'])
    expect([accepts(proved), turn(proved)]).toEqual([[], [undefined]])
  })
  it('that an earlier release accepted with nothing sent stays accepted', () => {
    expect(openAt(decide(judged(), 'JUDGMENTS', 'ACCEPTED'))).not.toBe('conditions')
  })
  it('that is accepted is told each time, and a match with a sanctions list never', () => {
    const accepted = (...parts: string[]) =>
      conditions.acceptedMail!(parts.map((part) => ({ part, on: '', title: part, outcome: 'ACCEPTED' as const })))
    expect(accepted('JUDGMENTS')).toEqual({
      subject: 'One of our requests is completed',
      body: 'Our team reviewed what you sent about a judgment. You don’t need to send anything more for it.',
      optional: 'NEWS',
    })
    expect(accepted('IDENTITY', 'SANCTIONS')?.body).toBe(
      'Our team reviewed the photos of your ID and your face. You don’t need to send anything more for them.',
    )
    expect(accepted('SANCTIONS')).toBeUndefined()
  })
  it('that was asked for is not among what our team looked at and cannot use', () => {
    const { body } = conditions.refusedMail!([
      { part: 'IDENTITY', on: '', title: 'Identity', outcome: 'REFUSED', reason: '', waitsFor: 'borrower' },
      { part: 'JUDGMENTS', on: '', title: 'Judgments', outcome: undefined, reason: undefined, waitsFor: 'borrower' },
    ])
    expect(body).toContain('the photos of your ID and your face. We can’t use them')
    expect(body).not.toContain('judgment')
  })
})
