import { describe, expect, it } from 'vitest'
import type { Notice, Refusal, Way } from '../../../decision/decision-query.ts'
import { noticeSentence, outcomeWords } from './decline-words.ts'
import { incomeBody, incomeProblem } from './income-answer.ts'

const refusal = (more: Partial<Refusal> = {}): Refusal => ({ kind: 'ADVERSE_ACTION', by: 'RULES', on: '2026-11-20', reasons: [], ...more })
const way = { id: 'x' } as unknown as Way

describe('the words of an outcome', () => {
  it('say that the score was not affected, unless a hard pull was really made', () => {
    expect(outcomeWords(refusal(), { hardPull: false, ways: [way] }).why).toBe(
      'Here is exactly why, and what would change it. Your credit score was not affected.',
    )
    expect(outcomeWords(refusal(), { hardPull: true, ways: [way] }).why).not.toContain('not affected')
  })
  it('promise no change where there is none', () => {
    expect(outcomeWords(refusal(), { hardPull: false, ways: [] }).why).not.toContain('change')
  })
  it('never call a home that we do not lend on a decline', () => {
    const { heading, why } = outcomeWords(refusal({ kind: 'NOT_OFFERED' }), { hardPull: false, ways: [] })
    expect(heading).toBe('We don’t offer a line on this home today')
    expect(why).toContain('No credit decision was made')
    expect(`${heading} ${why}`).not.toMatch(/declin|refus/i)
  })
  it('say that a person decided where one did', () => {
    expect(outcomeWords(refusal({ by: 'PERSON' }), { hardPull: false, ways: [] }).why).toContain('A person looked at your application')
  })
})

describe('the notice', () => {
  const notice = { kind: 'ADVERSE_ACTION', score: null, sentAt: null, dueOn: '2026-12-20' } as unknown as Notice
  it('has its last day', () => {
    expect(noticeSentence(notice)).toBe('Your notice with the reasons and your rights goes to you in writing by Sunday, 20 December.')
  })
  it('speaks of a score only where one was used, and says when it was sent', () => {
    const score = { value: 600, min: 300, max: 850, on: '2026-11-20', source: 'x', factors: [] }
    expect(noticeSentence({ ...notice, score })).toContain('the score used')
    expect(noticeSentence({ ...notice, sentAt: '2026-11-23T18:00:00Z' })).toContain('We sent you your notice')
  })
})

describe('the income that a way asks for', () => {
  const facts = { stated: { primaryCents: 14_500_000, coOwnersCents: 0 }, needsCents: 66_000 }
  it('is required, and has the wizard’s own largest amount', () => {
    expect(incomeProblem({ whose: 'OWN', dollars: null }, facts)).toBe('Required')
    expect(incomeProblem({ whose: 'OWN', dollars: 10_000_000 }, facts)).toBe('Must be less than $10,000,000')
  })
  it('says what it takes when it is not enough: 660 a month is 7,920 a year', () => {
    expect(incomeProblem({ whose: 'CO_OWNER', dollars: 7_919 }, facts)).toContain('$7,920')
    expect(incomeProblem({ whose: 'CO_OWNER', dollars: 7_920 }, facts)).toBeUndefined()
    expect(incomeProblem({ whose: 'OWN', dollars: 152_919 }, facts)).toContain('$152,920')
    expect(incomeProblem({ whose: 'OWN', dollars: 152_920 }, facts)).toBeUndefined()
  })
  it('does not judge by what it cannot read: the server decides then', () => {
    expect(incomeProblem({ whose: 'OWN', dollars: 1 }, { stated: undefined, needsCents: 66_000 })).toBeUndefined()
  })
  it('goes out in cents under its own name', () => {
    expect(incomeBody({ whose: 'CO_OWNER', dollars: 7_920 })).toEqual({ coOwnersAnnualIncomeCents: 792_000 })
    expect(incomeBody({ whose: 'OWN', dollars: 152_920 })).toEqual({ annualIncomeCents: 15_292_000 })
  })
})
