import { describe, expect, it } from 'vitest'
import type { ApprovalPath, Notice, Plan, Refusal } from '../../decision/decision-query.ts'
import { approvalPathAction, planSentence } from './approval-path-labels.ts'
import { incomeBody, incomeOwner, incomeProblem } from './income-answer.ts'
import { noticeSentence, outcomeText } from './outcome-text.ts'

const refusal = (more: Partial<Refusal> = {}): Refusal => ({ kind: 'ADVERSE_ACTION', by: 'RULES', on: '2026-11-20', reasons: [], ...more })
const way = { id: 'x' } as unknown as ApprovalPath

describe('the words of an outcome', () => {
  it('say that the score was not affected, unless a hard pull was really made', () => {
    expect(outcomeText(refusal(), { hardPull: false, ways: [way], plan: null }).why).toBe(
      'Here is exactly why, and what would change it. Your credit score was not affected.',
    )
    expect(outcomeText(refusal(), { hardPull: true, ways: [way], plan: null }).why).not.toContain('not affected')
  })
  it('promise no change where there is none', () => {
    expect(outcomeText(refusal(), { hardPull: false, ways: [], plan: null }).why).not.toContain('change')
  })
  it('never call a home that we do not lend on a decline', () => {
    const { heading, why } = outcomeText(refusal({ kind: 'NOT_OFFERED' }), { hardPull: false, ways: [], plan: null })
    expect(heading).toBe("We don't offer a line on this home today")
    expect(why).toContain('No credit decision was made')
    expect(`${heading} ${why}`).not.toMatch(/declin|refus/i)
  })
  it('begin with the good news where the plan to come back would pass now', () => {
    const plan = { state: 'WOULD_PASS' } as unknown as Plan
    expect(outcomeText(refusal(), { hardPull: false, ways: [way], plan }).heading).toBe('You would qualify with your plan now')
    const saved = { state: 'SAVED' } as unknown as Plan
    expect(outcomeText(refusal(), { hardPull: false, ways: [way], plan: saved }).heading).toBe("We can't offer you this line today")
  })
  it('say whose time ran out where time ended it', () => {
    const late = refusal({ by: 'TIME', note: 'We did not finish our own review. The delay was ours.' })
    expect(outcomeText(late, { hardPull: false, ways: [], plan: null }).why).toBe(
      'We did not finish our own review. The delay was ours. You can apply again whenever you like.',
    )
  })
  it('say that a person decided where one did', () => {
    expect(outcomeText(refusal({ by: 'PERSON' }), { hardPull: false, ways: [], plan: null }).why).toContain(
      'An underwriter reviewed your application',
    )
  })
})

describe('the notice', () => {
  const notice = { kind: 'ADVERSE_ACTION', score: null, sentAt: null, dueOn: '2026-12-20' } as unknown as Notice
  it('has its last day', () => {
    expect(noticeSentence(notice)).toBe(
      'Your notice with the reasons and your rights will be sent to you in writing by Sunday, December 20.',
    )
  })
  it('speaks of a score only where one was used, and says when it was sent', () => {
    const score = { value: 600, min: 300, max: 850, on: '2026-11-20', source: 'x', factors: [] }
    expect(noticeSentence({ ...notice, score })).toContain('the score used')
    expect(noticeSentence({ ...notice, sentAt: '2026-11-23T18:00:00Z' })).toContain('We sent you your notice')
  })
})

describe('the income that an approval path asks for', () => {
  const facts = { stated: { primaryCents: 14_500_000, coOwnersCents: 0 }, needsCents: 66_000 }
  const own = { ...facts, whose: 'OWN' } as const
  const coOwners = { ...facts, whose: 'CO_OWNERS' } as const
  it('is a co-owner’s or the borrower’s own, as the approval path says', () => {
    expect(incomeOwner({ changes: [{ kind: 'CO_OWNERS_INCOME', passesAll: true }] })).toBe('CO_OWNERS')
    expect(incomeOwner({ changes: [{ kind: 'MORE_INCOME', passesAll: true }] })).toBe('OWN')
  })
  it('is required, and has the wizard’s own largest amount', () => {
    expect(incomeProblem(null, own)).toBe('Required')
    expect(incomeProblem(10_000_000, own)).toBe('Must be less than $10,000,000')
  })
  it('says what it takes when it is not enough: 660 a month is 7,920 a year', () => {
    expect(incomeProblem(7_919, coOwners)).toContain('$7,920')
    expect(incomeProblem(7_920, coOwners)).toBeUndefined()
    expect(incomeProblem(152_919, own)).toContain('$152,920')
    expect(incomeProblem(152_920, own)).toBeUndefined()
  })
  it('is not validated by what could not be read: the server decides then', () => {
    expect(incomeProblem(1, { ...own, stated: undefined })).toBeUndefined()
  })
  it('goes out in cents under its own name', () => {
    expect(incomeBody('CO_OWNERS', 7_920)).toEqual({ coOwnersAnnualIncomeCents: 792_000 })
    expect(incomeBody('OWN', 152_920)).toEqual({ annualIncomeCents: 15_292_000 })
  })
})

describe('an approval path', () => {
  it('that lists assets or asks a reviewer says so on its button', () => {
    const label = (kind: ApprovalPath['changes'][number]['kind']) => approvalPathAction({ changes: [{ kind, passesAll: true }] })
    expect([label('ASSETS'), label('LOWER_AMOUNT'), label('PAY_OFF_ACCOUNT')]).toEqual([
      'List my assets',
      'Ask for this line',
      'See this offer',
    ])
  })
  it('says when it is checked again as a plan', () => {
    expect(planSentence({ takeNow: false, checkOn: '2026-11-24' }, false)).toContain('Tuesday, November 24')
    expect(planSentence({ takeNow: true, checkOn: null }, false)).toContain('Not today?')
  })
})
