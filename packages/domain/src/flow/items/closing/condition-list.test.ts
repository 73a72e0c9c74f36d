import { describe, expect, it } from 'vitest'
import { type ConditionEntry, isSentAlready } from './condition-list.ts'
import { raisedConditions } from './raised-conditions.ts'

const SENT = { documents: ['first', 'second'], note: 'Both of them.' }
const answer = (at: string, more: object = {}) => ({ condition: 'one', ...SENT, at, by: 'borrower:1', ...more })
const raised = raisedConditions.example.raised[0]!
const [BEFORE, AFTER] = ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z']
const undecided: Pick<ConditionEntry, 'state' | 'raised'> = { state: 'IN_REVIEW', raised: { ...raised, decided: [] } }

describe('an answer to a condition that is sent again', () => {
  it('is the one that is there while no one has decided, whatever the order of its documents', () => {
    const entry = { ...undecided, answers: [answer(BEFORE), answer(AFTER, { documents: ['third'] })] }
    expect(isSentAlready(entry, SENT)).toBe(true)
    expect(isSentAlready(entry, { ...SENT, documents: ['second', 'first'] })).toBe(true)
  })

  it('is another one with other documents or other words', () => {
    const entry = { ...undecided, answers: [answer(BEFORE)] }
    for (const more of [{ documents: ['first'] }, { documents: ['first', 'third'] }, { note: 'Both.' }])
      expect(isSentAlready(entry, { ...SENT, ...more }), JSON.stringify(more)).toBe(false)
    expect(isSentAlready(entry, { documents: SENT.documents })).toBe(false)
  })

  it('is a new one after a refusal', () => {
    expect(isSentAlready({ state: 'REJECTED', raised, answers: [answer(BEFORE)] }, SENT)).toBe(false)
    const since = { state: 'IN_REVIEW', raised, answers: [answer(BEFORE), answer(AFTER, { documents: ['third'] })] } as const
    expect(isSentAlready(since, SENT)).toBe(false)
    expect(isSentAlready(since, { ...SENT, documents: ['third'] })).toBe(true)
  })

  it('of a check is compared with what came last', () => {
    const answers = [answer(BEFORE), answer(AFTER, { documents: ['third'] })]
    expect(isSentAlready({ state: 'IN_REVIEW', answers }, SENT)).toBe(false)
    expect(isSentAlready({ state: 'IN_REVIEW', answers }, { ...SENT, documents: ['third'] })).toBe(true)
  })
})
