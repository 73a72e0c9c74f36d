import { describe, expect, it } from 'vitest'
import { earlierDecisions } from './decided-before.ts'

const entry = (sequence: number, action: string, detail: Record<string, unknown>) => ({
  sequence,
  at: '2026-11-23T20:00:00.000Z',
  actor: 'operator',
  action,
  detail,
})

describe('what is open again', () => {
  it('has the reasons of before beside it, the newest first, and those of nothing else', () => {
    const audit = [
      entry(1, 'decided', { decided: 'trust-and-flood-review', reason: 'No pages came with it' }),
      entry(2, 'decided', { decided: 'income-confirmation', reason: 'Compared' }),
      entry(3, 'answered', { answered: 'trust-and-flood-correction' }),
      entry(4, 'decided', { decided: 'trust-and-flood-review', reason: 'The second page is missing' }),
    ]
    expect(earlierDecisions(audit, 'trust-and-flood-review').map(({ reason }) => reason)).toEqual([
      'The second page is missing',
      'No pages came with it',
    ])
  })
  it('has those of its own part where several things were decided at once', () => {
    const parts = [
      { part: 'IDENTITY', outcome: 'ACCEPTED', reason: 'The same person' },
      { part: 'BANK_ACCOUNT', outcome: 'REFUSED', reason: 'In another name' },
    ]
    const audit = [entry(1, 'decided', { decided: 'conditions', reason: 'In another name', parts })]
    expect(earlierDecisions(audit, 'conditions', 'BANK_ACCOUNT')).toMatchObject([{ outcome: 'REFUSED', reason: 'In another name' }])
    expect(earlierDecisions(audit, 'conditions', 'JUDGMENTS')).toEqual([])
  })
})
