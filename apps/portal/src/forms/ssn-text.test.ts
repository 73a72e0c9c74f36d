import { describe, expect, it } from 'vitest'
import { groupSsn, typedSsn } from './ssn-text.ts'

describe('a Social Security number in its field', () => {
  it('takes digits and the characters between them, and nothing after the ninth', () => {
    expect(typedSsn('512-34-7689')).toBe('512-34-7689')
    expect(typedSsn('SSN: 512 34 7689')).toBe(' 512 34 768')
    expect(typedSsn('abc')).toBe('')
  })
  it('is grouped when it is whole, and left alone while it is not', () => {
    expect(groupSsn('512347689')).toBe('512-34-7689')
    expect(groupSsn('512 34 7689')).toBe('512-34-7689')
    expect(groupSsn('51234')).toBe('51234')
  })
})
