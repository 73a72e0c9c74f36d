import { describe, expect, it } from 'vitest'
import { basisOf, EMPTY_BASIS } from '../../basis.ts'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { disbursementReturns } from './disbursement-returns.ts'
import { fundingDecision } from './funding-decision.ts'
import { replacementAccount } from './replacement-account.ts'

const NOW = '2026-11-23T20:00:00.000Z'
const SENT = { status: 'SENT', traceNumber: '071000010000007', sentOn: '2026-11-23', settlesOn: '2026-11-24' }
const returns = (code: string, traceNumber = SENT.traceNumber) => [{ traceNumber, code, returnedOn: '2026-11-25', isTest: true }]

const sent = factsUpTo('prenote-clearance', NOW, { 'account-prenote': SENT })
const withResult = (facts: Facts, id: string, data: unknown, basis = EMPTY_BASIS): Facts => ({
  ...facts,
  results: { ...facts.results, [id]: { data, basis, settledAt: NOW } },
})
const answered = (code: string) => withResult(sent, 'disbursement-returns', { returns: returns(code) })

describe('the test of the account', () => {
  it('is made as soon as the borrower has signed, beside what else is waited for', () => {
    const { walk } = standing(factsUpTo('rescission', NOW))
    expect(walk.frontier?.item.id).toBe('rescission')
    expect(walk.ready.map(({ id }) => id)).toContain('account-prenote')
    expect(standing(factsUpTo('note-signing', NOW)).walk.ready.map(({ id }) => id)).not.toContain('account-prenote')
  })

  it('holds the money until the bank has had its days', () => {
    const waiting = standing(sent)
    expect([waiting.step, waiting.walk.frontier?.item.id]).toEqual(['FUNDABLE', 'prenote-clearance'])
    expect(waiting.walk.ready.map(({ id }) => id)).not.toContain('disbursement')
    const clear = standing(withResult(sent, 'prenote-clearance', { clearedOn: '2026-11-30' }, basisOf([SENT.traceNumber])))
    expect(clear.walk.ready.map(({ id }) => id)).toContain('disbursement')
  })

  it('holds nothing where the bank asks for none, nor what was funded before there were tests', () => {
    expect(standing(factsUpTo('disbursement', NOW)).walk.ready.map(({ id }) => id)).toContain('disbursement')
    const { 'account-prenote': _none, ...results } = factsUpTo('complete', NOW).results
    expect(standing({ now: NOW, results }).step).toBe('COMPLETE')
  })

  it.each([
    ['R03', 'replacement-account'],
    ['C01', 'replacement-account'],
    ['R16', 'disbursement-return-review'],
  ])('that the bank answers with %s leads to %s, and no money is sent', (code, item) => {
    const { walk } = standing(answered(code))
    expect(walk.frontier?.item.id).toBe(item)
    expect(walk.ready.map(({ id }) => id)).not.toContain('disbursement')
  })

  it('is made again for the account that the borrower names then, and for the same one where a person says so', () => {
    const named = { ...replacementAccount.example, after: SENT.traceNumber }
    const another = withResult(answered('R03'), 'replacement-account', named)
    const check = standing(another).walk
    expect(check.frontier?.item.id).toBe('replacement-account-check')
    const checked = standing(
      withResult(another, 'replacement-account-check', { status: 'VERIFIED', reference: 'a' }, check.bases['replacement-account-check']),
    )
    // Beside the approval of the account: no money follows a test before both.
    expect(checked.walk.frontier?.item.id).toBe('replacement-approval')
    expect(checked.walk.ready.map(({ id }) => id)).toContain('account-prenote')
    const review = standing(answered('R16')).walk
    const same = { account: 'SAME', reason: 'The bank has lifted the block.' }
    const again = standing(withResult(answered('R16'), 'disbursement-return-review', same, review.bases['disbursement-return-review']))
    expect(again.walk.ready.map(({ id }) => id)).toContain('account-prenote')
    // On another basis: the processor is asked anew and does not repeat its answer.
    expect(again.walk.bases['account-prenote']).not.toBe(sent.results['account-prenote']!.basis)
  })

  it('is told to the borrower as a test, and never as money that came back', () => {
    const mail = (code: string) => disbursementReturns.settledMail!({ returns: returns(code) }, (() => undefined) as never)
    expect(mail('R03')).toMatchObject({ subject: 'We need another account for your money', body: expect.stringContaining('payment of $0') })
    expect(mail('R16')).toMatchObject({
      subject: 'We are checking your account with your bank',
      body: expect.not.stringContaining('came back'),
    })
  })

  it('that was answered early is acted on once the money is approved', () => {
    const approved = { outcome: 'ACCEPTED', reason: 'File complete.' } as const
    const of = (code: string) =>
      fundingDecision.settledMail!(approved, ((item: { id: string }) =>
        item.id === disbursementReturns.id ? { returns: returns(code) } : undefined) as never)
    expect(of('R03')?.subject).toBe('We need another account for your money')
    expect([of('R16'), fundingDecision.settledMail!(approved, (() => undefined) as never)]).toEqual([undefined, undefined])
  })
})
