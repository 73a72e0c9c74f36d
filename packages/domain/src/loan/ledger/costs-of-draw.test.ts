import { describe, expect, it } from 'vitest'
import { closingTerms } from '../../flow/items/closing/closing-terms.ts'
import { costsOfDraw, drawWords } from './costs-of-draw.ts'
import { firstDraw } from './first-draw.ts'

const TERMS = closingTerms.example
const IN_PERSON = {
  ...TERMS,
  originationFeeCents: 0,
  lineCents: TERMS.drawCents,
  costs: [...TERMS.costs, { type: 'MANUAL_NOTARY_FEE', feeType: 'THIRD_PARTY' as const, amountCents: 30_000, paid: 'FROM_DRAW' as const }],
  recordingTax: { leastCents: 0, mostCents: 5_000 },
  cashToBorrowerCents: TERMS.cashToBorrowerCents - 35_000,
}
const sum = (terms: typeof TERMS, charged?: object) => costsOfDraw(terms, charged).reduce((all, { amountCents }) => all + amountCents, 0)

describe('what a first draw paid to others', () => {
  it('is each cost by its name, and no fee where there is none', () => {
    expect(costsOfDraw(IN_PERSON)).toEqual([
      { words: 'Notary in person', amountCents: 30_000 },
      { words: 'Recording fee', amountCents: 4_300 },
      { words: 'Recording tax', amountCents: 5_000 },
    ])
    expect(drawWords(costsOfDraw(IN_PERSON), 0)).toBe('First draw, with the costs')
    expect(drawWords(costsOfDraw(TERMS), TERMS.originationFeeCents)).toBe('First draw, with the fee and costs')
    expect(drawWords([], 0)).toBe('First draw')
  })

  it('is what the county charged where that is less, and never more than was told', () => {
    expect(costsOfDraw(IN_PERSON, { feeCents: 4_000, taxCents: 0 }).slice(1)).toEqual([{ words: 'Recording fee', amountCents: 4_000 }])
    expect(sum(IN_PERSON, { feeCents: 9_000, taxCents: 9_000 })).toBe(39_300)
  })

  it('adds up to what the ledger has of it', () => {
    for (const terms of [TERMS, IN_PERSON]) {
      const { feeCents, costCents } = firstDraw(terms, 300)
      const county = terms.costs[0]!.amountCents + terms.recordingTax.mostCents - 300
      expect(sum(terms, { feeCents: county, taxCents: 0 })).toBe(feeCents + costCents)
    }
  })
})
