import { describe, expect, it } from 'vitest'
import { chosenOutcome, offeredOutcomes, standingWords } from './offered-outcomes.ts'

const refused = { outcome: 'REFUSED', waitsFor: 'borrower' } as const
const accepted = { outcome: 'ACCEPTED', waitsFor: null } as const
const open = { outcome: null, waitsFor: null } as const
const asked = { outcome: null, waitsFor: 'borrower' } as const

describe('what an operator may record', () => {
  it('is either while no one has decided, of an item and of a part', () => {
    expect(offeredOutcomes(undefined)).toEqual(['REFUSED', 'ACCEPTED'])
    expect(offeredOutcomes(open)).toEqual(['REFUSED', 'ACCEPTED'])
    expect(standingWords(open)).toBe('')
  })
  it('is nothing of what was asked and not sent, and no acceptance where a document alone shows it', () => {
    expect(offeredOutcomes(asked)).toEqual([])
    expect(standingWords(asked)).toContain('has sent nothing yet')
    expect(offeredOutcomes({ ...open, isUnproved: true })).toEqual(['REFUSED'])
  })
  it('is only the other once it is decided', () => {
    expect(offeredOutcomes(refused)).toEqual(['ACCEPTED'])
    expect(offeredOutcomes(accepted)).toEqual(['REFUSED'])
  })
  it('has beside it whom a refusal waits for', () => {
    expect(standingWords(refused)).toContain('waits for the borrower')
    expect(standingWords({ ...refused, waitsFor: null })).toContain('stays with the team')
  })
  it('is not what was begun and has been decided just so by someone else', () => {
    expect(chosenOutcome(refused, 'REFUSED')).toBeUndefined()
    expect(chosenOutcome(refused, 'ACCEPTED')).toBe('ACCEPTED')
    expect(chosenOutcome(open, 'REFUSED')).toBe('REFUSED')
  })
})
