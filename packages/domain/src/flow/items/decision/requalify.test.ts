import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../underwriting/decision/decision.ts'
import type { Change } from '../../../underwriting/limits/limit-result.ts'
import type { Item, Known } from '../../item.ts'
import { finalRequalify } from '../final/final-requalify.ts'
import { verifiedRequalify } from '../offer/verified-requalify.ts'
import { exampleDecision } from './example-decision.ts'
import { requalify } from './requalify.ts'

const LOWER: Change = { kind: 'LOWER_AMOUNT', amountCents: 1_250_000, passesAll: true }
const FIRST: Change = { kind: 'FIRST_LIEN', accountId: 'mortgage-1', amountCents: 18_000_000, passesAll: true }

const made = (...wouldPass: Change[]): Decision => ({
  ...exampleDecision,
  outcome: 'REQUALIFY',
  offers: [],
  limits: exampleDecision.limits.map((limit) => (limit.limit === 'CLTV' ? { ...limit, passed: false, wouldPass } : limit)),
})

const knowing = (decision: Decision, preference: object = {}): Known =>
  ((item: Item) => (item.id === 'line-preference' ? preference : item.id.endsWith('-decision') ? decision : undefined)) as Known

type Answer = Parameters<NonNullable<typeof requalify.fits>>[1]
const ITEMS = [requalify, verifiedRequalify, finalRequalify]
/** What each of the three questions says, the same of all. */
function said(decision: Decision, answer: Answer, before: object = {}) {
  const [one, ...others] = ITEMS.map((item) => item.fits!(knowing(decision, before), answer, '2026-11-24'))
  for (const other of others) expect(other).toEqual(one)
  return one!.map(({ path, message }) => `${path}: ${message}`)
}

describe('a change that would qualify', () => {
  it('is taken as it was proposed, whichever of the decisions proposes it', () => {
    expect(said(made(LOWER), { exceptionLineCents: 1_250_000 })).toEqual([])
    expect(said(made(LOWER), { exceptionLineCents: 1_000_000 })).toEqual([])
    expect(said(made(FIRST), { payOffFirstLien: true })).toEqual([])
    expect(said(made(LOWER, FIRST), { payOffFirstLien: true })).toEqual([])
    // As earlier releases of the screen send it.
    expect(said(made(LOWER, FIRST), { exceptionLineCents: 1_100_000, payOffFirstLien: false })).toEqual([])
  })

  it('is not taken where the decision did not find that it passes', () => {
    const firstLien = 'payOffFirstLien: Paying off your first mortgage with this line would not qualify'
    expect(said(made(LOWER), { payOffFirstLien: true })).toEqual([firstLien])
    expect(said(made(LOWER, { ...FIRST, passesAll: false }), { payOffFirstLien: true })).toEqual([firstLien])
    expect(said(made(FIRST), { exceptionLineCents: 1_250_000 })).toEqual(['exceptionLineCents: A smaller line would not qualify'])
    const outside = 'exceptionLineCents: Enter an amount from $10,000 to $12,500'
    for (const exceptionLineCents of [0, 1, 999_999, 1_250_001, 50_000_000])
      expect(said(made(LOWER), { exceptionLineCents }), String(exceptionLineCents)).toEqual([outside])
    expect(said(made(LOWER), { exceptionLineCents: 1, payOffFirstLien: true })).toEqual([firstLien, outside])
  })

  it('is one of them, and nothing that was taken before is undone', () => {
    const choose = [': Choose one of the changes that would qualify']
    expect(said(made(LOWER, FIRST), {})).toEqual(choose)
    expect(said(made(LOWER, FIRST), { payOffFirstLien: false })).toEqual(choose)
    expect(said(made(LOWER, FIRST), { exceptionLineCents: 1_250_000, payOffFirstLien: true })).toEqual(choose)
    const before = { payOffFirstLien: true }
    expect(said(made(LOWER), { exceptionLineCents: 1_250_000 }, before)).toEqual([])
    expect(said(made(LOWER), { exceptionLineCents: 1_250_000, payOffFirstLien: false }, before)).toEqual([
      'payOffFirstLien: What would qualify includes paying off your first mortgage',
    ])
  })

  it('pays off the accounts that the decision names, beside those that were named before', () => {
    const payOff = (...accountIds: string[]): Change => ({ kind: 'PAY_OFF_ACCOUNT', accountIds, amountCents: 1, passesAll: true })
    const decision = made(FIRST, payOff('lien-2'), payOff('lien-3', 'lien-4'))
    const ids = (...payOffTradelineIds: string[]) => ({ payOffTradelineIds })
    expect(said(decision, ids('lien-2'))).toEqual([])
    expect(said(decision, ids('lien-4', 'lien-3'))).toEqual([])
    expect(said(decision, ids('card-1', 'lien-2'), ids('card-1'))).toEqual([])
    expect(said(decision, ids('lien-2', 'card-9'))).toEqual(['payOffTradelineIds.1: Paying this off would not qualify'])
    expect(said(decision, ids('lien-3'))).toEqual(['payOffTradelineIds: Paying off these accounts would not qualify'])
    expect(said(decision, ids(), ids('card-1'))).toEqual(['payOffTradelineIds: Paying off these accounts would not qualify'])
    expect(said(decision, { ...ids('card-1'), payOffFirstLien: true }, ids('card-1'))).toEqual([])
  })
})
