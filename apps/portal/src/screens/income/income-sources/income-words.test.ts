import { describe, expect, it } from 'vitest'
import { removalWords, shortOf } from './income-words.ts'

const harbor = { payer: 'Harbor Foods', annualCents: 7_250_000, restsOn: [] }
const source = (id: string, more: Partial<Parameters<typeof removalWords>[0]> = {}) => ({ id, incomes: [harbor], documents: [], ...more })

describe('what removing a source of income does', () => {
  it('is told before it is removed: what stops counting, and how it is shown again', () => {
    expect(removalWords(source('a'), [source('a')])).toBe(
      'We stop counting $72,500 a year from it. To show it again, you connect the account again.',
    )
    expect(removalWords(source('a', { documents: ['x'] }), [])).toContain('you upload the documents again')
  })
  it('is nothing where another source shows the same income, which counts once', () => {
    expect(removalWords(source('a'), [source('a'), source('b')])).toContain('Another source shows the same income')
  })
  it('is nothing where nothing of it counts, and ends the review of what was only uploaded', () => {
    expect(removalWords(source('a', { incomes: [{ ...harbor, annualCents: 0, unusable: 'Too old.' }] }), [])).toContain(
      'Nothing of it counts',
    )
    expect(removalWords(source('a', { incomes: [], documents: ['x'] }), [])).toContain('We do not review it')
  })
})

describe('what is missing of the stated income', () => {
  const income = (verifiedCents: number) => ({ statedCents: 14_500_000, verifiedCents, statedCoOwnersCents: 0, verifiedCoOwnersCents: 0 })
  it('is told in dollars: a rest of cents is none', () => {
    // 26 times $5,576.92
    expect(shortOf(income(14_499_992))).toBe(0)
    expect(shortOf(income(14_500_100))).toBe(0)
    expect(shortOf(income(14_499_900))).toBe(100)
    expect(shortOf(income(0))).toBe(14_500_000)
  })
})
