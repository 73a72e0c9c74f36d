import { describe, expect, it } from 'vitest'
import type { Instant } from '../values/local-date.ts'
import { type ActionTime, actionOfTime, actionTime, daysLeft, lastDayOfEnd } from './action-time.ts'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import type { ItemId } from './flow.ts'
import { exampleReport } from './items/credit/example-report.ts'
import { exampleDecision } from './items/decision/example-decision.ts'
import { requestedInformation } from './open-requests.ts'

/** Everything up to an item, all of it settled at one moment. */
const resting = (item: ItemId, at: Instant, given: Record<string, unknown> = {}): Facts => factsUpTo(item, at, given)
/** The bureau's file is frozen, which the applicant alone can change. */
const frozen = (at: Instant): Facts =>
  resting('credit-obstacle', at, { 'soft-credit': { ...exampleReport, outcome: 'FROZEN', scores: [] } })
/** A mortgage was paid late, and explained. */
const late = { ...exampleReport, tradelines: exampleReport.tradelines.map((line) => ({ ...line, late30In12Months: 1 })) }
const FOUND = '2026-12-01T20:00:00.000Z'
const FAR = '2030-01-01T00:00:00.000Z'
const clockOf = (facts: Facts): ActionTime | undefined => actionTime(standing(facts), facts)
const actionAt = (facts: Facts, now: Instant) => actionOfTime(clockOf({ ...facts, now }), now)
const withAction = (facts: Facts, data: unknown, at: Instant): Facts => ({
  ...facts,
  now: at,
  results: {
    ...facts.results,
    'action-clock': { data, basis: standing(facts).walk.bases['action-clock']!, settledAt: at },
  },
})

/** By name, the first and the last moment of a day at the lender's place, around the changes of the clock and the leap day. */
const DAYS = [
  // Pacific Standard Time, 8 hours behind
  ['in winter', '2026-12-01T20:00:00.000Z', '2026-12-31', '2026-12-31T08:00:00.000Z'],
  ['over the change to daylight saving', '2027-02-20T20:00:00.000Z', '2027-03-22', '2027-03-22T07:00:00.000Z'],
  ['over the change back to standard time', '2027-10-20T20:00:00.000Z', '2027-11-19', '2027-11-19T08:00:00.000Z'],
  ['over a leap day', '2028-02-10T20:00:00.000Z', '2028-03-11', '2028-03-11T08:00:00.000Z'],
  ['over a February without one', '2027-02-10T20:00:00.000Z', '2027-03-12', '2027-03-12T08:00:00.000Z'],
  // 11:30 PM on November 30 where the lender is, the next day in Greenwich
  ['late in the evening', '2026-12-01T07:30:00.000Z', '2026-12-30', '2026-12-30T08:00:00.000Z'],
] as const
const justBefore = (moment: Instant): Instant => new Date(Date.parse(moment) - 1).toISOString()

describe('the clocks of Regulation B', () => {
  it.each(DAYS)(
    'ask for what is missing on the thirtieth day after the application, not a moment before: %s',
    (_when, applied, dueOn, fires) => {
      const facts = frozen(applied)
      expect(clockOf(facts)).toMatchObject({ kind: 'REQUEST', who: 'BORROWER', dueOn, firesAt: fires })
      expect(actionAt(facts, justBefore(fires))).toBeUndefined()
      expect(actionAt(facts, fires)).toMatchObject({ request: { item: 'credit-obstacle', askedAt: fires } })
    },
  )

  it.each(DAYS)('deny for incompleteness thirty days after the request, when its last day is over: %s', (_when, asked, dueOn, fires) => {
    const applied = frozen('2026-11-01T20:00:00.000Z')
    const request = { item: 'credit-obstacle', title: 'Your credit file', askedAt: asked, answerBy: '2026-12-30' }
    const facts = withAction(applied, { request }, asked)
    expect(clockOf(facts)).toMatchObject({ kind: 'INCOMPLETE', dueOn })
    expect(actionAt(facts, justBefore(fires))).toBeUndefined()
    expect(actionAt(facts, fires)).toMatchObject({ ended: { because: 'INCOMPLETE', item: 'credit-obstacle' } })
  })

  it('have the last day of the clock that ran out for the end of an application', () => {
    const end = (because: 'INCOMPLETE' | 'COUNTEROFFER' | 'UNDECIDED') => lastDayOfEnd({ because, from: '2026-12-24' })
    expect([end('INCOMPLETE'), end('COUNTEROFFER'), end('UNDECIDED')]).toEqual(['2027-01-23', '2027-03-24', '2027-01-23'])
  })

  it('give whoever is asked the whole of the day that the request names', () => {
    const facts = frozen('2026-12-01T20:00:00.000Z')
    const data = actionAt(facts, '2026-12-31T08:00:00.000Z')!
    expect(data.request?.answerBy).toBe('2027-01-29')
    const asked = withAction(facts, data, '2026-12-31T08:00:00.000Z')
    // 11:59 PM on January 29 where the lender is
    expect(actionAt(asked, '2027-01-30T07:59:59.999Z')).toBeUndefined()
    expect(actionAt(asked, '2027-01-30T08:00:00.000Z')).toMatchObject({ ended: { because: 'INCOMPLETE' } })
  })

  it('begin again with an answer: a request is for what was open then', () => {
    const facts = frozen('2026-12-01T20:00:00.000Z')
    const asked = withAction(facts, actionAt(facts, '2026-12-31T08:00:00.000Z'), '2026-12-31T08:00:00.000Z')
    const answered = {
      ...asked,
      results: { ...asked.results, 'home-address': { ...asked.results['home-address']!, settledAt: '2027-01-10T20:00:00.000Z' } },
    }
    expect(clockOf(answered)).toMatchObject({ kind: 'REQUEST', from: '2027-01-10', dueOn: '2027-02-09' })
  })

  it.each(DAYS)('end our own review on the thirtieth day after the last thing that arrived: %s', (_when, arrived, dueOn, fires) => {
    const facts = resting('underwriting-review', arrived, { 'first-decision': { ...exampleDecision, outcome: 'REVIEW', expiresAt: FAR } })
    expect(clockOf(facts)).toMatchObject({ kind: 'DECISION', who: 'TEAM', dueOn })
    expect(actionAt(facts, justBefore(fires))).toBeUndefined()
    expect(actionAt(facts, fires)).toMatchObject({ ended: { because: 'UNDECIDED', title: 'Under review by an underwriter' } })
  })

  it('ask for what the team requested and only the borrower can send, and do not call it a review of ours', () => {
    const SENT = { condition: 'JUDGMENTS', documents: ['5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e61'], by: 'borrower:1' }
    const judged = (more: Record<string, unknown> = {}) => {
      const title = resting('conditions', FOUND).results['full-title']!.data as object
      const judgments = [{ creditor: 'Juniper Savings', amountCents: 500_000, filedOn: '2024-03-01' }]
      return resting('conditions', FOUND, { 'full-title': { ...title, judgments }, ...more })
    }
    const facts = judged()
    expect(clockOf(facts)).toMatchObject({ kind: 'REQUEST', who: 'BORROWER', dueOn: '2026-12-31' })
    expect(requestedInformation(standing(facts).walk, facts)).toEqual([
      'A judgment was found in the title search. Send the release or the satisfaction of the judgment, if you have it.',
    ])
    const asked = withAction(facts, actionAt(facts, '2026-12-31T08:00:00.000Z'), '2026-12-31T08:00:00.000Z')
    expect(actionAt(asked, '2027-01-30T08:00:00.000Z')).toMatchObject({ ended: { because: 'INCOMPLETE' } })
    const sent = judged({ 'raised-conditions': { raised: [], answers: [{ ...SENT, at: FOUND }] } })
    expect(clockOf(sent)).toMatchObject({ kind: 'DECISION', who: 'TEAM' })
  })

  it.each([
    ['annual-income', 'delinquency-review', false],
    ['sale-status', 'delinquency-review', false],
    ['annual-income', 'underwriting-review', true],
    ['delinquency-explanation', 'delinquency-review', true],
    ['soft-credit', 'underwriting-review', true],
  ] as const)('run from the last thing that the open step rests on: %s at %s', (changed, waiting, counts) => {
    const facts = resting(waiting, '2026-12-01T20:00:00.000Z', {
      'soft-credit': late,
      'first-decision': { ...exampleDecision, outcome: 'REVIEW', expiresAt: FAR },
    })
    const again = { ...facts.results[changed]!, settledAt: '2026-12-20T20:00:00.000Z' }
    expect(clockOf(facts)).toMatchObject({ kind: 'DECISION', from: '2026-12-01' })
    expect(clockOf({ ...facts, results: { ...facts.results, [changed]: again } })?.from).toBe(counts ? '2026-12-20' : '2026-12-01')
  })

  it.each([
    ['first-decision', 'requalify', 'REQUALIFY'],
    ['verified-decision', 'verified-requalify', 'REQUALIFY'],
    ['final-decision', 'final-requalify', 'REQUALIFY'],
    ['verified-decision', 'verified-review', 'REVIEW'],
    ['final-decision', 'final-review', 'REVIEW'],
  ] as const)('do not begin again where %s is made anew because it lapsed, at %s', (decision, waiting, outcome) => {
    const facts = resting(waiting, '2026-12-01T20:00:00.000Z', {
      'first-decision': { ...exampleDecision, expiresAt: FAR },
      'verified-decision': { ...exampleDecision, expiresAt: FAR },
      [decision]: { ...exampleDecision, outcome, expiresAt: FAR, ...(outcome === 'REVIEW' && { reviewReasons: ['NO_SCORE'] }) },
    })
    expect(clockOf(facts)?.from).toBe('2026-12-01')
    const again = { ...facts.results[decision]!, settledAt: '2026-12-31T20:00:00.000Z' }
    expect(clockOf({ ...facts, results: { ...facts.results, [decision]: again } })?.from).toBe('2026-12-01')
  })

  it('give a counteroffer ninety days, and then say that it was not accepted', () => {
    const facts = resting('requalify', '2026-12-01T20:00:00.000Z', {
      'first-decision': { ...exampleDecision, outcome: 'REQUALIFY', expiresAt: FAR },
    })
    expect(clockOf(facts)).toMatchObject({ kind: 'COUNTEROFFER', from: '2026-12-01', dueOn: '2027-03-01' })
    expect(actionAt(facts, '2027-03-01T07:59:59.999Z')).toBeUndefined()
    expect(actionAt(facts, '2027-03-01T08:00:00.000Z')).toMatchObject({ ended: { because: 'COUNTEROFFER' } })
  })

  it.each(['chosen-offer', 'final-offer'] as const)('stand still where the application is approved and waits at %s', (item) => {
    expect(clockOf(resting(item, '2026-12-01T20:00:00.000Z'))).toBeUndefined()
  })

  it.each(['note-signing', 'notary-disclosure', 'recording', 'funding-decision', 'payoffs'] as const)(
    'stand still once the closing offer was accepted, at %s: the approval was notified, and a wait of ours there has no day of this law',
    (item) => expect(clockOf(resting(item, '2026-12-01T20:00:00.000Z'))).toBeUndefined(),
  )

  it('stand still before anything is applied for, while a report of someone else is awaited, and after the end', () => {
    expect(clockOf(resting('soft-credit-consent', '2026-12-01T20:00:00.000Z'))).toBeUndefined()
    expect(clockOf(resting('soft-credit', '2026-12-01T20:00:00.000Z'))).toBeUndefined()
    const ended = { because: 'INCOMPLETE', item: 'credit-obstacle', title: 'Your credit file', from: '2026-12-31' }
    const facts = withAction(frozen('2026-12-01T20:00:00.000Z'), { ended }, '2027-01-30T08:00:00.000Z')
    expect(standing(facts)).toMatchObject({ step: 'DECLINED', decision: 'DECLINE' })
    expect(clockOf(facts)).toBeUndefined()
  })

  it.each([
    ['soft-credit', undefined],
    ['full-title', undefined],
    ['first-decision', '2026-12-31'],
    ['final-decision', '2026-12-31'],
  ] as const)('count our own days for a decision that has failed for good, and refuse no one for an outage: %s', (item, dueOn) => {
    const facts = resting(item, '2026-12-01T20:00:00.000Z', { 'first-decision': { ...exampleDecision, expiresAt: FAR } })
    const failed = { ...facts, gaveUp: { [item]: standing(facts).walk.bases[item]! } }
    expect(clockOf(failed)?.dueOn).toBe(dueOn)
    expect(clockOf(facts)).toBeUndefined()
  })

  it('say how many days are left: none on the last', () => {
    expect([
      daysLeft({ dueOn: '2026-12-31' }, '2026-12-30'),
      daysLeft({ dueOn: '2026-12-31' }, '2026-12-31'),
      daysLeft({ dueOn: '2026-12-31' }, '2027-01-02'),
    ]).toEqual([1, 0, -2])
  })
})
