import { describe, expect, it } from 'vitest'
import { decisionsOn, outcomeWords, standingAndEarlier } from './decided-before.ts'

const entry = (sequence: number, action: string, detail: Record<string, unknown>) => ({
  sequence,
  at: '2026-11-23T20:00:00.000Z',
  actor: 'operator',
  action,
  detail,
})
const ofPart = (sequence: number, part: string, outcome: string, reason: string) =>
  entry(sequence, 'decided', { decided: 'conditions', reason, parts: [{ part, outcome, reason }] })

describe('what is open again', () => {
  it('has the outcomes and reasons of before beside it, the newest first, and those of nothing else', () => {
    const audit = [
      entry(1, 'decided', { decided: 'trust-and-flood-review', outcome: 'REFUSED', reason: 'No pages came with it' }),
      entry(2, 'decided', { decided: 'income-confirmation', outcome: 'PARTLY_CONFIRMED', reason: 'Compared' }),
      entry(3, 'answered', { answered: 'trust-and-flood-correction' }),
      entry(4, 'decided', { decided: 'trust-and-flood-review', outcome: 'REFUSED', reason: 'The second page is missing' }),
    ]
    expect(decisionsOn(audit, 'trust-and-flood-review').map((one) => [outcomeWords(one), one.reason])).toEqual([
      ['Refused', 'The second page is missing'],
      ['Refused', 'No pages came with it'],
    ])
    expect(decisionsOn(audit, 'income-confirmation').map(outcomeWords)).toEqual(['Partly confirmed'])
  })
  it('says that something was recorded where an earlier release kept no outcome', () => {
    const audit = [entry(1, 'decided', { decided: 'trust-and-flood-review', reason: 'No pages came with it' })]
    expect(decisionsOn(audit, 'trust-and-flood-review').map(outcomeWords)).toEqual(['Recorded'])
  })
  it('calls an approval that its giver took back no refusal', () => {
    const back = { decided: 'funding-first-approval', outcome: 'REFUSED', reason: 'Another creditor called', takenBack: true }
    expect(decisionsOn([entry(1, 'decided', back)], 'funding-first-approval').map(outcomeWords)).toEqual(['Taken back'])
  })
  it('names the value that was recorded of the home', () => {
    const audit = [entry(1, 'decided', { decided: 'appraisal', reason: 'From the report', valueCents: 61_000_000 })]
    expect(decisionsOn(audit, 'appraisal').map(outcomeWords)).toEqual(['Recorded at $610,000'])
  })
  it('names the account of each decision where the borrower named one after another', () => {
    const of = (sequence: number, outcome: string, account: string) =>
      entry(sequence, 'decided', { decided: 'replacement-approval', outcome, reason: 'Called', account })
    const audit = [of(1, 'REFUSED', 'Harbor Bank, ending in 3399'), of(2, 'ACCEPTED', 'Pine Bank, ending in 4321')]
    expect(decisionsOn(audit, 'replacement-approval').map(outcomeWords)).toEqual([
      'Accepted: Pine Bank, ending in 4321',
      'Refused: Harbor Bank, ending in 3399',
    ])
  })
  it('has those of its own part where several things were decided at once', () => {
    const parts = [
      { part: 'IDENTITY', outcome: 'ACCEPTED', reason: 'The same person' },
      { part: 'BANK_ACCOUNT', outcome: 'REFUSED', reason: 'In another name' },
    ]
    const audit = [entry(1, 'decided', { decided: 'conditions', reason: 'In another name', parts })]
    expect(decisionsOn(audit, 'conditions', 'BANK_ACCOUNT')).toMatchObject([{ outcome: 'REFUSED', reason: 'In another name' }])
    expect(decisionsOn(audit, 'conditions', 'JUDGMENTS')).toEqual([])
  })
})

describe('a part that was refused twice', () => {
  const audit = [
    ofPart(1, 'IDENTITY', 'REFUSED', 'The face is cut off'),
    ofPart(2, 'BANK_ACCOUNT', 'REFUSED', 'In another name'),
    ofPart(3, 'IDENTITY', 'REFUSED', 'The photo is of a screen'),
  ]
  it('keeps the first refusal in sight beside the second, which stands', () => {
    const part = { part: 'IDENTITY', outcome: 'REFUSED', reason: 'The photo is of a screen' } as const
    const { standing, earlier } = standingAndEarlier(audit, 'conditions', part)
    expect(standing?.sequence).toBe(3)
    expect(earlier.map(({ reason }) => reason)).toEqual(['The face is cut off'])
  })
  it('and replaced since has both before the decision that is due', () => {
    const { standing, earlier } = standingAndEarlier(audit, 'conditions', { part: 'IDENTITY', outcome: null, reason: null })
    expect(standing).toBeUndefined()
    expect(earlier.map(({ sequence }) => sequence)).toEqual([3, 1])
  })
})
