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
    ['Reyes, Ana + Smith, Bill', 'EXACT'],
    ['Ana Reyes, Ben Okafor', 'EXACT'],
    ['Ana Maria Reyes', 'EXACT'],
    ['R. Reyes', 'NONE'],
    ['Estate of Ana Reyes', 'NONE'],
    ['Reyes A Plumbing LLC', 'NONE'],
    ['Ana Reyes Ben Okafor', 'NONE'],
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
  it.each([
    ['Bob', 'Reyes', 'ANA B REYES'],
    ['Rita', 'Lopez', 'MARIO R LOPEZ'],
    ['Ana', 'Okafor', 'ANA SMITH, BILL OKAFOR'],
    ['Ana', 'Okafor', 'ANA SMITH + BILL OKAFOR'],
    ['Ana', 'Okafor', 'ANA SMITH BILL OKAFOR'],
  ])('%s %s is not read out of the names of others: %s', (firstName, lastName, holder) => {
    expect(matchHolder([{ firstName, lastName }], [holder]).outcome).toBe('NONE')
  })
  it('whose last name is also a word for a company is a person', () => {
    expect(matchHolder([{ firstName: 'Ana', lastName: 'Trust' }], ['ANA TRUST']).outcome).toBe('EXACT')
  })
  it('with a first name that two people share is judged by the last name too', () => {
    expect(matchHolder([ANA], ['Ana'])).toMatchObject({ outcome: 'NONE' })
  })
})
