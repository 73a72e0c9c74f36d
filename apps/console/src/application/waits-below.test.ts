import { describe, expect, it } from 'vitest'
import { waitsBelow } from './waits-below.ts'

const summary = { needsOperator: true, openTitle: 'Payoff sent back by its creditor' }
const exercised = { name: 'Ana Reyes' } as never

describe('a file in which nothing is open', () => {
  it('says that a notice waits for its second person, and does not look finished', () => {
    const waits = waitsBelow({ rescission: { exercised, confirmation: { barred: null } as never, recall: null }, summary }, true)
    expect(waits?.what).toContain('confirm or refuse it there')
    expect(waits?.title).toBe('A second person has to check the notice.')
    expect(
      waitsBelow({ rescission: { exercised, confirmation: null, recall: null }, summary: { ...summary, needsOperator: false } }, true),
    ).toBeUndefined()
  })

  it('says that the bank is to be asked for a payment that was too late to stop', () => {
    const recall = { sentOn: '2026-12-09', asEarlyAs: '2026-12-10' }
    const said = (more: object) =>
      waitsBelow({ rescission: { exercised, confirmation: { barred: null } as never, recall: null, ...more }, summary }, true)?.what
    expect(said({ recall })).toContain('ask the bank to send it back')
    expect(said({})).not.toContain('bank')
  })

  it('sends no one to a control that they do not have', () => {
    const before = (mayDecide: boolean, barred: string | null) =>
      waitsBelow({ rescission: { exercised, confirmation: { barred } as never, recall: null }, summary }, mayDecide)?.what
    for (const what of [before(false, null), before(true, 'You recorded it.')]) expect(what).not.toContain('refuse it there')
  })

  it('names what the team still has to follow', () => {
    expect(waitsBelow({ rescission: null, summary }, true)?.what).toBe('Payoff sent back by its creditor: see below.')
  })
})
