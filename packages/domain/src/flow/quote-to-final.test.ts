import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { qualifiedApplicant } from '../underwriting/situation/qualified-applicant.fixture.ts'
import { exampleChoice } from './items/offer/chosen-offer.ts'
import { QUOTE_LINES, type QuoteEnd, quoteMoves, quoteStages } from './quote-to-final.ts'

const end = (applicant: Parameters<typeof qualifiedApplicant>[0] = {}, change: Partial<QuoteEnd> = {}): QuoteEnd => {
  const input = qualifiedApplicant(applicant)
  return { input, choice: { ...exampleChoice, discounts: [] }, costs: [], reports: [input.credit], ...change }
}
const movesOf = (from: QuoteEnd, to: QuoteEnd) => quoteMoves(quoteStages(from, to))

describe('what moved between the first offer and the one of now', () => {
  it('is nothing where nothing did', () => expect(movesOf(end(), end())).toEqual([]))

  it('is the rate and the payment by the hard pull, where it has a lower score', () => {
    const moves = movesOf(end(), end({ score: 721 }))
    expect(moves.map(({ line, parts }) => [line, parts.map(({ causes }) => causes)])).toEqual([
      ['RATE', [['HARD_PULL']]],
      ['PAYMENT', [['HARD_PULL']]],
    ])
    expect(moves[0]!.after).toBeGreaterThan(moves[0]!.before)
  })

  it('is told with the borrower’s own choice where what was chosen is not offered between the two', () => {
    const smaller = { ...exampleChoice, discounts: [], drawCents: 5_000_000 }
    const moves = movesOf(end(), end({ incomeDollars: 48_000 }, { choice: smaller }))
    expect(moves.find(({ line }) => line === 'DRAW')).toEqual({
      line: 'DRAW',
      before: 8_500_000,
      after: 5_000_000,
      parts: [{ causes: ['INCOME', 'OWN'], by: -3_500_000 }],
    })
  })

  it('names nothing that changed nothing: another hour of the same day is no price of another day', () => {
    const [from, now] = [end(), end({ incomeDollars: 48_000 }, { choice: { ...exampleChoice, discounts: [], drawCents: 5_000_000 } })]
    const later = { ...now, input: { ...now.input, now: now.input.now.replace(/T\d\d/, 'T23') } }
    expect(new Set(movesOf(from, later).flatMap(({ parts }) => parts.flatMap(({ causes }) => causes)))).toEqual(new Set(['INCOME', 'OWN']))
  })

  it('adds up: the parts of each line are its difference, to the cent, whatever came to light', () => {
    const found = fc.record({
      score: fc.integer({ min: 640, max: 830 }),
      valueDollars: fc.integer({ min: 400_000, max: 900_000 }),
      mortgageDollars: fc.integer({ min: 0, max: 300_000 }),
      incomeDollars: fc.integer({ min: 40_000, max: 300_000 }),
      otherDebtDollars: fc.integer({ min: 0, max: 2_000 }),
    })
    let compared = 0
    fc.assert(
      fc.property(found, found, fc.integer({ min: 30, max: 90 }), (first, now, draw) => {
        const choice = { ...exampleChoice, discounts: [], drawCents: draw * 100_000 }
        const stages = quoteStages(end(first), end(now, { choice }))
        const [from, to] = [stages[0], stages.at(-1)]
        if (!from || !to) return
        compared += 1
        const moves = new Map(quoteMoves(stages).map((move) => [move.line, move]))
        for (const line of QUOTE_LINES) {
          const sum = (moves.get(line)?.parts ?? []).reduce((all, { by }) => all + by, 0)
          expect(from.figures[line] + sum).toBe(to.figures[line])
        }
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(5)
  })
})
