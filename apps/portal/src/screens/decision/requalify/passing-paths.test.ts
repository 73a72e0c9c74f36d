import { describe, expect, it } from 'vitest'
import { passingPaths, settledAmount } from './passing-paths.ts'

type About = Parameters<typeof passingPaths>[0]

const about = (wouldPass: object[]) =>
  ({ limits: [{ limit: 'CLTV', wouldPass }], figures: { minimumLineCents: 1_500_000 } }) as unknown as About

describe('what would pass', () => {
  it('is a smaller line: from 5,000 below the usual smallest one to what the home leaves room for', () => {
    const { smaller } = passingPaths(about([{ kind: 'LOWER_AMOUNT', amountCents: 1_250_000, passesAll: true }]))
    expect(smaller).toEqual({ leastCents: 1_000_000, mostCents: 1_250_000, usualCents: 1_500_000 })
  })
  it('contains only changes that make every limit pass', () => {
    const paths = passingPaths(about([{ kind: 'FIRST_LIEN', amountCents: 18_000_000, passesAll: false }]))
    expect([paths.smaller, paths.firstLien]).toEqual([undefined, undefined])
  })
  it('is paying off the first mortgage with the line, or paying down by oneself', () => {
    const paths = passingPaths(
      about([
        { kind: 'FIRST_LIEN', amountCents: 18_000_000, passesAll: true, wouldBe: { unit: 'BASIS_POINTS', value: 6000 } },
        { kind: 'PAY_DOWN_LIENS', amountCents: 250_000, passesAll: true },
      ]),
    )
    expect(paths.firstLien?.balanceCents).toBe(18_000_000)
    expect(paths.payDownCents).toBe(250_000)
  })
  it('is empty, not broken, when nothing is shown beside the question', () => {
    expect(passingPaths({ limits: [] })).toEqual({ smaller: undefined, firstLien: undefined, payDownCents: undefined })
  })
})

describe('an amount that is asked for', () => {
  it('settles on a whole step within the range', () => {
    const range = { leastCents: 1_000_000, mostCents: 1_250_000 }
    expect([1_120_000, 90_000, 9_900_000].map((cents) => settledAmount(cents, range))).toEqual([1_100_000, 1_000_000, 1_250_000])
  })
})
