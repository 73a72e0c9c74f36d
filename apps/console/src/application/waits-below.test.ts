import { describe, expect, it } from 'vitest'
import { waitsBelow } from './waits-below.ts'

const summary = { needsOperator: true, openTitle: 'Payoff sent back by its creditor' }
const exercised = { name: 'Ana Reyes' } as never

describe('a file in which nothing is open', () => {
  it('says that a notice waits for its second person, and does not look finished', () => {
    const waits = waitsBelow({ rescission: { exercised, confirmation: { barred: null } as never }, summary })
    expect(waits?.title).toBe('A second person has to check the notice.')
    expect(waitsBelow({ rescission: { exercised, confirmation: null }, summary: { ...summary, needsOperator: false } })).toBeUndefined()
  })

  it('names what the team still has to follow', () => {
    expect(waitsBelow({ rescission: null, summary })?.what).toBe('Payoff sent back by its creditor: see below.')
  })
})
