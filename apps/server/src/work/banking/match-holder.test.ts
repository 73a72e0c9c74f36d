import { describe, expect, it } from 'vitest'
import { matchHolder } from './match-holder.ts'

const ANA = { firstName: 'Ana', lastName: 'Reyes' }
const SAM = { firstName: 'Sam', lastName: 'O’Neill' }

describe('the holder of an account', () => {
  it.each([
    ['Ana Reyes', 'EXACT'],
    ['REYES, ANA L', 'EXACT'],
    ['Ana Reyes or Sam ONeill', 'EXACT'],
    ['Ána Reyes Jr.', 'EXACT'],
    ['A Reyes', 'NEAR'],
    ['Ana Reyez', 'NEAR'],
    ['Ana Santos', 'NONE'],
    ['Maria Reyes', 'NONE'],
    ['Acme LLC', 'NONE'],
  ])('%s is %s for Ana Reyes', (holder, outcome) => {
    expect(matchHolder([ANA], [holder]).outcome).toBe(outcome)
  })

  it('may be a co-owner', () => expect(matchHolder([ANA, SAM], ['SAM ONEILL'])).toEqual({ outcome: 'EXACT', score: 100 }))
  it('is not known where the bank names no one', () => {
    expect(matchHolder([ANA], undefined)).toEqual({ outcome: 'UNKNOWN' })
    expect(matchHolder([ANA], ['  '])).toEqual({ outcome: 'UNKNOWN' })
  })
  it('is compared by the vendor where it keeps the name to itself', () => {
    expect(matchHolder([ANA], undefined, 85)).toEqual({ outcome: 'NEAR', score: 85 })
    expect(matchHolder([ANA], undefined, 40).outcome).toBe('NONE')
  })
  it('with a first name that two people share is judged by the last name too', () => {
    expect(matchHolder([ANA], ['Ana'])).toMatchObject({ outcome: 'NONE' })
  })
})
