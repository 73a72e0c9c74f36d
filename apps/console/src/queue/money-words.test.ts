import { describe, expect, it } from 'vitest'
import { peopleOf } from '../words/format-actor.ts'
import { moneyTotal, moneyWords } from './money-words.ts'

const NOW = Date.parse('2026-11-24T20:00:00Z')
const ID = '0b54a3f2-1111-4222-8333-444455556666'
const PEOPLE = peopleOf([{ id: ID, name: 'Olivia Park', roles: ['operator'] }])
const money = { lineCents: 16_478_400, drawCents: 16_000_000, approvals: null }
const approved = (byYou: boolean) => ({ by: `operator:${ID}`, at: '2026-11-24T19:00:00.000Z', byYou })

describe('what waits for money', () => {
  it('says the line and the draw, and nothing of approvals where none is asked for', () => {
    expect(moneyWords(money, NOW, PEOPLE)).toEqual({ amounts: 'Line $164,784.00, draw $160,000.00', approvals: undefined, isYours: false })
    expect(moneyWords({ ...money, lineCents: null, drawCents: null }, NOW, PEOPLE).amounts).toBeUndefined()
  })
  it('says how many approvals it takes, and who gave the first', () => {
    const words = (needed: number, ...given: ReturnType<typeof approved>[]) =>
      moneyWords({ ...money, approvals: { needed, given } }, NOW, PEOPLE)
    expect(words(1).approvals).toBe('One approval, by a funder')
    expect(words(2).approvals).toBe('Two approvals: none yet')
    expect(words(2, approved(false))).toMatchObject({
      approvals: expect.stringContaining('The first by Olivia Park'),
      isYours: false,
    })
  })
  it('tells whoever gave the first approval that someone else gives the second', () => {
    expect(moneyWords({ ...money, approvals: { needed: 2, given: [approved(true)] } }, NOW, PEOPLE)).toMatchObject({
      approvals: 'You gave the first of two approvals. Someone else gives the second.',
      isYours: true,
    })
  })
  it('adds up what is listed, once all of it is', () => {
    const rows = [{ money }, { money: { ...money, lineCents: 100, drawCents: 50 } }, { money: null }]
    expect(moneyTotal(rows, true)).toBe('In all: lines $164,785.00, draws $160,000.50')
    expect(moneyTotal(rows, false)).toBeUndefined()
    expect(moneyTotal([], true)).toBeUndefined()
  })
})
