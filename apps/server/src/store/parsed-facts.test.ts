import { describe, expect, it } from 'vitest'
import { createParsedFacts } from './parsed-facts.ts'

describe('a stored fact', () => {
  it('is parsed once, and again when its row was written again', () => {
    const facts = createParsedFacts()
    const first = facts.read('7/100', false, () => ({ amount: 1 }))
    expect(facts.read('7/100', false, () => ({ amount: 2 }))).toBe(first)
    expect(facts.read('7/101', false, () => ({ amount: 2 }))).toEqual({ amount: 2 })
  })

  it('that was asked for longest ago makes room for another; long ones take no place of short ones', () => {
    const facts = createParsedFacts(2, 1)
    let parsed = 0
    const read = (row: string, isLong = false) => facts.read(row, isLong, () => ++parsed)
    read('1/1')
    read('2/1')
    read('1/1')
    read('3/1')
    expect(parsed).toBe(3)
    read('1/1')
    expect(parsed).toBe(3)
    read('2/1')
    expect(parsed).toBe(4)
    read('8/1', true)
    read('9/1', true)
    read('2/1')
    expect(parsed).toBe(6)
    read('8/1', true)
    expect(parsed).toBe(7)
  })

  it('that cannot be read is not remembered', () => {
    const facts = createParsedFacts()
    const refuse = () => {
      throw new Error('unreadable')
    }
    expect(() => facts.read('1/1', false, refuse)).toThrow('unreadable')
    expect(() => facts.read('1/1', false, refuse)).toThrow('unreadable')
  })
})
