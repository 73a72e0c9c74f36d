import { describe, expect, it } from 'vitest'
import { BORROWER, creditAtSubmission, type Facts, factsUpTo, keyDates, nextAction, raisedConditions, standing } from '../index.ts'

const NOW = '2026-11-23T18:30:00.000Z'
const JUDGMENT = { creditor: 'Juniper Savings', amountCents: 500_000, filedOn: '2024-03-01' }
const ANSWER = { documents: ['5a1d6c1e-3b7a-4c55-9d7e-0a1b2c3d4e61'], at: NOW, by: 'borrower:1' }
const [EXAMPLE] = raisedConditions.example.raised

const at = (item: Parameters<typeof factsUpTo>[0], results: Readonly<Record<string, unknown>> = {}): Facts => factsUpTo(item, NOW, results)
const asked = (facts: Facts, raised: object, answers: readonly object[] = []): Facts => ({
  ...facts,
  results: {
    ...facts.results,
    'raised-conditions': { data: { raised: [{ ...EXAMPLE, decided: [], ...raised }], answers }, basis: '0', settledAt: NOW },
  },
})
const next = (facts: Facts) => {
  const { walk, step } = standing(facts)
  return nextAction(walk, step, facts)
}
const lines = (facts: Facts) => keyDates(standing(facts).walk, facts).map(({ label, detail }) => [label, detail])
const title = () => at('conditions').results['full-title']!.data as object
const withJudgment = (more: object = {}) => at('conditions', { 'full-title': { ...title(), judgments: [JUDGMENT] }, ...more })

it('says of an application that is submitted again that no new credit check is made', () => {
  expect(next(at('submission')).why).toContain('we make a hard credit inquiry')
  const { results } = at('note-signing')
  const again = { now: NOW, results: { ...results, submission: { ...results.submission!, basis: '' } } }
  expect(next(again)).toMatchObject({
    title: 'Check and submit',
    why: expect.stringContaining('We make no new credit check.'),
    waitingOn: 'you',
  })
})

describe('the next action while the team asks for something', () => {
  it('is the release of a judgment, which no one but the borrower can send, until it is sent', () => {
    const open = withJudgment()
    expect(next(open)).toMatchObject({ title: 'Answer our requests', waitingOn: 'you' })
    expect(lines(open)).toContainEqual(['Open requests', 'Waiting for you'])
    const sent = withJudgment({ 'raised-conditions': { raised: [], answers: [{ ...ANSWER, condition: 'JUDGMENTS' }] } })
    expect(next(sent)).toMatchObject({ waitingOn: 'us' })
    expect(lines(sent)).toContainEqual(['Open requests', 'Our team is reviewing it'])
  })

  it('is what was asked for beside what the team reviews', () => {
    const photos = { status: 'PENDING_REVIEW', reasons: [], reference: 'photos-1' }
    expect(next(at('conditions', { 'identity-check': photos }))).toMatchObject({ waitingOn: 'us' })
    expect(next(withJudgment({ 'identity-check': photos }))).toMatchObject({ waitingOn: 'you' })
  })

  it('is theirs wherever the application rests, with the page that takes it, and not once it was answered', () => {
    const resting = at('rescission')
    expect(next(resting)).toMatchObject({ waitingOn: 'us' })
    const request = asked(resting, { due: 'FUNDING' })
    expect(next(request)).toMatchObject({ title: 'Answer our requests', waitingOn: 'you', screen: 'conditions' })
    expect(lines(request)).toContainEqual(['Requests before your money', 'Waiting for you'])
    const answered = asked(resting, { due: 'FUNDING' }, [{ ...ANSWER, condition: EXAMPLE!.uuid }])
    expect(next(answered)).toEqual(next(resting))
    expect(lines(answered)).toEqual(lines(resting))
  })

  it('is not what was asked of someone else, and does not stand before what the flow asks', () => {
    const resting = at('rescission')
    expect(next(asked(resting, { due: 'FUNDING', party: 'signer.other' }))).toEqual(next(resting))
    const asks = at('final-offer')
    expect(next(asked(asks, { due: 'FUNDING', party: BORROWER }))).toEqual(next(asks))
  })
})

describe('the next action while the application is to be submitted', () => {
  const why = (facts: Facts) => next(facts).why
  it('names the hard credit check before it was made, and after a correction that no new one is made', () => {
    const first = at('submission')
    expect(why(first)).toBe('Review your application. When you submit it, we make a hard credit inquiry.')
    const after: Facts = { ...first, results: { ...first.results, 'hard-credit': at('conditions').results['hard-credit']! } }
    expect(standing(after).step).toBe(standing(first).step)
    expect(why(after)).toContain(creditAtSubmission(true))
    expect(why(after)).not.toContain('hard credit')
  })
})
