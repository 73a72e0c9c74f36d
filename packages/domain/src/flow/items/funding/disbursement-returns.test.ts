import { describe, expect, it } from 'vitest'
import { WITHDRAWN } from '../../../policy/ach-returns.ts'
import { EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import { EVERY_ITEM } from '../../every-item.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item } from '../../item.ts'
import { hasMoneyLeft } from '../../money-out.ts'
import { nextAction } from '../../next-action.ts'
import { disbursement } from './disbursement.ts'
import { disbursementReturns, lastReturn, stoppedTransfers, transfersBack } from './disbursement-returns.ts'
import { replacementAccount } from './replacement-account.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const TRACE = disbursement.example.traceNumber
const withResult = (facts: Facts, id: string, data: unknown, basis = standing(facts).walk.bases[id] ?? EMPTY_BASIS): Facts => ({
  ...facts,
  results: { ...facts.results, [id]: { data, basis, settledAt: NOW } },
})
const back = (code: string, traceNumber = TRACE) => ({ traceNumber, code, returnedOn: '2026-11-25' })
const funded = factsUpTo('complete', NOW)
const stopped = withResult(funded, disbursementReturns.id, { returns: [back(WITHDRAWN)] })
const walkOf = (facts: Facts) => standing(facts).walk

it('what a provider tells is decided by no person: the items that may be recorded at any time say so, and are the team’s', () => {
  const items: readonly Item[] = EVERY_ITEM
  expect(items.filter(({ isRecordedAnyTime }) => isRecordedAnyTime).map(({ id }) => id)).toEqual([
    'owner-marriages',
    'title-search-orders',
    'funding-hold',
    'lender-employee',
  ])
  for (const { by, initially, isRecordedAnyTime, kind } of items)
    if (isRecordedAnyTime) expect([kind, by, initially === undefined]).toEqual(['wait', 'operator', false])
  // Whatever stands from the beginning and is the team’s to record is among them.
  expect(items.filter((item) => item.by === 'operator' && item.initially !== undefined && !item.isRecordedAnyTime)).toEqual([])
  expect(disbursementReturns.by).toBe('provider')
})

describe('a payment that we stopped before a bank had it', () => {
  it('is not sent: it is open again, on another basis, and no one is asked for another account', () => {
    const { frontier, ready, known, bases } = walkOf(stopped)
    expect(frontier?.item.id).toBe('disbursement')
    expect(ready.map(({ id }) => id)).toContain('disbursement')
    expect([known(disbursement), hasMoneyLeft(known)]).toEqual([undefined, walkOf(funded).known(disbursement) === undefined])
    expect(bases.disbursement).not.toBe(walkOf(funded).bases.disbursement)
    expect([lastReturn(known), stoppedTransfers(known), transfersBack(known)]).toEqual([undefined, [TRACE], 1])
  })

  it('waits for whoever held it', () => {
    const held = withResult(stopped, 'funding-hold', { isHeld: true })
    expect(walkOf(held).frontier?.item.id).toBe('funding-release')
    expect(walkOf(held).ready.map(({ id }) => id)).not.toContain('disbursement')
  })

  it('still goes to the account that replaced the first one, which a bank had sent back', () => {
    const returned = withResult(funded, disbursementReturns.id, { returns: [back('R03')] })
    const named = withResult(returned, replacementAccount.id, { ...replacementAccount.example, attempt: 1, after: TRACE })
    const both = withResult(named, disbursementReturns.id, { returns: [back('R03'), back(WITHDRAWN, '121000350000043')] })
    const { known, states } = walkOf(both)
    expect(lastReturn(known)).toMatchObject({ code: 'R03', traceNumber: TRACE })
    expect([states['replacement-account'], states['disbursement-return-review']]).toEqual(['settled', 'skipped'])
  })

  it('is not sent again in the mail that it leaves, as money that a bank sent back is', () => {
    const sent = { ...disbursement.example, status: 'SENT' as const }
    const subject = (facts: Facts) => disbursement.settledMail?.(sent, walkOf(facts).known, sent)?.subject
    const returned = withResult(funded, disbursementReturns.id, { returns: [back('R03')] })
    expect([subject(funded), subject(stopped), subject(returned)]).toEqual([
      'We send your money',
      'We send your money',
      'We send your money again',
    ])
  })

  it('is told to the borrower by whoever stops it, and stands among the dates', () => {
    expect(disbursementReturns.settledMail?.({ returns: [back(WITHDRAWN)] }, walkOf(stopped).known)).toBeUndefined()
    const [event] = disbursementReturns.chapter!.each!(walkOf(stopped).known, { returns: [back(WITHDRAWN)] }) ?? []
    expect(event?.label).toBe('We stopped the payment before it left')
  })
})

it('money that came back is the next action with its day and its reason, whoever acts', () => {
  const action = (code: string) => {
    const facts = withResult(funded, disbursementReturns.id, { returns: [back(code)] })
    const { walk, step } = standing(facts)
    return nextAction(walk, step, facts)
  }
  const day = 'Your bank sent the money back on Wednesday, November 25.'
  expect(action('R02')).toMatchObject({
    waitingOn: 'you',
    why: `${day} Your bank says the account is closed. We send the money to the account you give us here.`,
  })
  expect(action('R16')).toMatchObject({
    waitingOn: 'us',
    why: `${day} Your bank did not take the payment. Our team is finding out why. You don’t need to do anything now.`,
  })
})

it('whoever read that the money has arrived reads that it came back since then', () => {
  const told = (facts: Facts) => disbursementReturns.settledMail?.({ returns: [back('R03')] }, walkOf(facts).known)?.body
  const arrived = withResult(funded, 'disbursement-settlements', { settled: [{ traceNumber: TRACE, settledOn: '2026-11-24' }] })
  expect(told(arrived)).toContain('We wrote that your money has arrived. On Wednesday, November 25, 2026 your bank sent it back to us.')
  expect(told(funded)).toContain('We sent the cash from your line, and it came back to us on Wednesday, November 25, 2026.')
})
