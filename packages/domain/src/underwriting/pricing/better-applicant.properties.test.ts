import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../property-runs.fixture.ts'
import { type AnyApplicant, anyApplicant, anyPrime, better, evaluated } from './any-applicant.fixture.ts'
import { fail, keepsEverything } from './keeps-everything.fixture.ts'

const runs = { numRuns: propertyRuns() }
const pair = anyApplicant.chain((person) => fc.tuple(fc.constant(person), better(person)))

describe('a better applicant', () => {
  it('never pays more, is never offered less, and loses no draw, at any index from 3 to 12 percent', () => {
    let compared = 0
    fc.assert(
      fc.property(pair, anyPrime, ([worse, improved], prime) => {
        const before = evaluated(worse, prime).offers
        compared += before.length > 0 ? 1 : 0
        keepsEverything(before, evaluated(improved, prime).offers)
      }),
      runs,
    )
    expect(compared).toBeGreaterThan(0.3 * runs.numRuns)
  })

  it('never pays more where only the income or the equity ends the line: near the smallest line and near the steps of the price', () => {
    const narrow = fc.record({
      score: fc.integer({ min: 640, max: 850 }),
      valueDollars: fc.integer({ min: 60_000, max: 300_000 }),
      incomeDollars: fc.integer({ min: 12_000, max: 40_000 }),
      mortgageDollars: fc.integer({ min: 0, max: 160_000 }),
    })
    const rest = { secondDollars: 0, mortgagePaymentDollars: 0, otherDebtDollars: 300, state: 'OH', occupancy: 'HOME' as const }
    const step = fc.record({
      score: fc.integer({ min: 0, max: 25 }),
      valueDollars: fc.integer({ min: 0, max: 5_000 }),
      incomeDollars: fc.integer({ min: 0, max: 1_500 }),
      mortgageDollars: fc.integer({ min: -4_000, max: 0 }),
    })
    fc.assert(
      fc.property(narrow, step, anyPrime, (drawn, by, prime) => {
        const worse: AnyApplicant = { ...rest, ...drawn }
        const improved: AnyApplicant = {
          ...rest,
          score: Math.min(850, drawn.score + by.score),
          valueDollars: drawn.valueDollars + by.valueDollars,
          incomeDollars: drawn.incomeDollars + by.incomeDollars,
          mortgageDollars: Math.max(0, drawn.mortgageDollars + by.mortgageDollars),
        }
        keepsEverything(evaluated(worse, prime).offers, evaluated(improved, prime).offers)
      }),
      runs,
    )
  })
})

describe('an applicant without a score', () => {
  it('is never offered more, nor at a lower price, than with the lowest score that passes', () => {
    fc.assert(
      fc.property(anyApplicant, anyPrime, (person, prime) => {
        const score = person.occupancy === 'HOME' ? 640 : 680
        const scored = evaluated({ ...person, score }, prime)
        const credit = { ...scored.situation.input.credit, scores: [] }
        const without = evaluated(person, prime, { credit })
        keepsEverything(without.offers, scored.offers)
        if (without.situation.cltvLimitBps > scored.situation.cltvLimitBps) fail('a higher cap without a score')
        if (without.situation.dtiLimitBps > scored.situation.dtiLimitBps) fail('a higher share of the income without a score')
      }),
      runs,
    )
  })
})
