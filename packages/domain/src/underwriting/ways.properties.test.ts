import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../values/local-date.ts'
import { applyChanges, type ChangeMade } from './apply-change.ts'
import { evaluate } from './evaluate.ts'
import { soundApplicant } from './sound-applicant.fixture.ts'
import type { UnderwritingInput } from './underwriting-input.ts'
import { passes, waysThatPass } from './ways.ts'

/** People who are refused, for one thing or for several. */
const refused = fc
  .record({
    score: fc.integer({ min: 560, max: 800 }),
    valueDollars: fc.integer({ min: 90_000, max: 900_000 }),
    share: fc.integer({ min: 0, max: 95 }),
    otherDebtDollars: fc.integer({ min: 0, max: 9_000 }),
    otherBalanceDollars: fc.integer({ min: 1_000, max: 90_000 }),
    incomeDollars: fc.integer({ min: 10_000, max: 300_000 }),
    state: fc.constantFrom('CA', 'TX', 'FL'),
    listedForSale: fc.boolean(),
    ownedDays: fc.integer({ min: 1, max: 400 }),
    judgment: fc.integer({ min: 0, max: 9_000 }),
  })
  .map(({ share, listedForSale, ownedDays, judgment, ...applicant }): UnderwritingInput => {
    const mortgageDollars = Math.floor((applicant.valueDollars * share) / 100)
    const input = soundApplicant({ ...applicant, mortgageDollars, mortgagePaymentDollars: Math.ceil(mortgageDollars * 0.006) })
    const publicRecords =
      judgment > 0 ? [{ kind: 'JUDGMENT' as const, filedOn: '2024-02-01', amountCents: judgment * 100, satisfied: false }] : []
    const property = { ...input.property, lastTransferOn: addDays(input.on, -ownedDays) }
    return { ...input, listedForSale, property, credit: { ...input.credit, publicRecords } }
  })

const passesWith = (input: UnderwritingInput, changes: readonly ChangeMade[]) => passes(evaluate(applyChanges(input, changes)))

/** A dollar less of what is asked for; a point less of the score; a day less of waiting. Undefined where nothing is counted. */
function less(change: ChangeMade): ChangeMade | undefined {
  if (change.kind === 'HIGHER_SCORE') return { ...change, score: (change.score ?? 0) - 1 }
  if (change.kind === 'WAIT_UNTIL') return { ...change, on: addDays(change.on!, -1) }
  const counted = ['MORE_INCOME', 'CO_OWNERS_INCOME', 'ASSETS', 'PAY_DOWN_LIENS'].includes(change.kind)
  return counted ? { ...change, amountCents: (change.amountCents ?? 0) - 100 } : undefined
}

it('every way that is listed passes, and a dollar, a point or a day less does not', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(refused, (input) => {
      const ways = waysThatPass({ input, today: input.on, mayTakeNow: true })
      expect(ways.length).toBeLessThanOrEqual(5)
      expect(new Set(ways.map((way) => way.id)).size).toBe(ways.length)
      for (const { changes, maximumLineCents } of ways) {
        expect(passesWith(input, changes)).toBe(true)
        expect(maximumLineCents).toBeGreaterThan(0)
        for (const [index, change] of changes.entries()) {
          seen.add(change.kind)
          const smaller = less(change)
          if (smaller) expect(passesWith(input, changes.with(index, { ...smaller, passesAll: false }))).toBe(false)
          expect(passesWith(input, changes.toSpliced(index, 1))).toBe(false)
        }
      }
    }),
    { numRuns: 60 },
  )
  // What was drawn covers the kinds that matter: a test that meets no way says nothing.
  for (const kind of ['HIGHER_SCORE', 'WAIT_UNTIL', 'END_LISTING', 'PAY_OFF_ACCOUNT', 'CO_OWNERS_INCOME']) expect(seen).toContain(kind)
}, 240_000)
