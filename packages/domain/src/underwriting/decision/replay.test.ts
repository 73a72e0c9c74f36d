/**
 * Decisions as they were stored, with what they weighed: each replays to the same answer for as long as it may be asked about, whatever has
 * been published since. A stored example is never taken again; a new version of the tables adds one.
 */
import { describe, expect, it } from 'vitest'
import type { UnderwritingInput } from '../situation/underwriting-input.ts'
import { guidelineOn } from '../tables/guideline-on.ts'
import { pricingOn } from '../tables/pricing-on.ts'
import { pricingTableSchema } from '../tables/pricing-table.ts'
import { compareTables } from './compare-tables.ts'
import type { Decision } from './decision.ts'
import { replay, tablesOf } from './replay.ts'
import stored from './stored-decisions.golden.json' with { type: 'json' }
import { underwrite } from './underwrite.ts'

interface Stored {
  readonly name: string
  readonly input: UnderwritingInput
  readonly decision: Decision
}
const STORED = stored as unknown as readonly Stored[]
const named = (name: string) => STORED.find((each) => each.name === name)!

describe('a stored decision', () => {
  it.each(STORED)('replays to the same answer a year later: $name', ({ input, decision }) => {
    // As it would be asked in a year: the facts carry another day, and other tables and another index are in force.
    const later = { ...input, on: '2027-11-24', now: '2027-11-24T10:00:00Z', apor: undefined, index: undefined }
    const again = replay(later, decision)
    // Of the offers the example keeps the first three; the digest is of them all.
    expect({ ...again, offers: again.offers.slice(0, decision.offers.length) }).toEqual(decision)
    expect(again.offersDigest).toBe(decision.offersDigest)
  })

  it('of the first versions is another one by the tables of a year later, so that the replay is not the same by chance', () => {
    const { input, decision } = named('approved by 2026-11')
    const now = underwrite({ ...input, on: '2027-11-24', now: '2027-11-24T10:00:00Z' })
    expect(now.guidelineVersion).not.toBe(decision.guidelineVersion)
    expect(now.offersDigest).not.toBe(decision.offersDigest)
  })

  it('that stored its index row replays by it, whatever rows are published or added later', () => {
    const { input, decision } = named('approved by 2026-12, its own index row')
    expect(decision.index).toMatchObject({ percent: '7.00', source: 'H.15, read 2026-11-24' })
    expect(replay(input, decision).offersDigest).toBe(decision.offersDigest)
    expect(underwrite({ ...input, index: undefined }).offersDigest).not.toBe(decision.offersDigest)
  })

  it('names versions that are all still there; one that is not is said, and nothing is guessed', () => {
    for (const { decision } of STORED) expect(tablesOf(decision).pricing.version).toBe(decision.pricingVersion)
    expect(() => tablesOf({ ...STORED[0]!.decision, pricingVersion: '1999-01' })).toThrow('There is no price table 1999-01')
    expect(() => tablesOf({ ...STORED[0]!.decision, guidelineVersion: '1999-01' })).toThrow('There is no guideline 1999-01')
  })
})

describe('a changed table', () => {
  const { input, decision } = named('approved by 2026-12')
  const pricing = pricingOn('2026-12-01')

  it('shows what it would have made of the decision, and of nothing else', () => {
    const dearer = pricingTableSchema.parse({ ...pricing, version: 'draft', marginByPosition: { 1: '0.725', 2: '0.850', 3: '1.600' } })
    const compared = compareTables(input, decision, { pricing: dearer })
    expect(compared).toMatchObject({ reproduced: true, changed: true, before: { outcome: 'APPROVED' }, after: { outcome: 'APPROVED' } })
    expect(Number(compared.after.bestRate)).toBeGreaterThanOrEqual(Number(compared.before.bestRate))
  })

  it('that says the same changes nothing, under whatever name', () => {
    expect(compareTables(input, decision, { pricing: { ...pricing, version: 'draft' } })).toMatchObject({
      reproduced: true,
      changed: false,
    })
    const guideline = { ...guidelineOn('2026-12-01'), version: 'draft' }
    expect(compareTables(input, decision, { guideline })).toMatchObject({ changed: false })
  })

  it('can refuse who was approved: the answer then has no rate', () => {
    const guideline = guidelineOn('2026-12-01')
    const strict = { ...guideline, dti: { ...guideline.dti, limitBps: 100, lowerLimitBps: 100, assetsBeforeLineBps: 0 } }
    const { after } = compareTables(input, decision, { guideline: strict })
    expect(after).toEqual({ outcome: 'DECLINE', maximumLineCents: 0, bestRate: null })
  })

  it('is not blamed for what the facts changed: a decision that its own tables no longer answer so is said to be', () => {
    const poorer = { ...input, income: { ...input.income, primaryCents: 2_000_000 } }
    expect(compareTables(poorer, decision, {}).reproduced).toBe(false)
  })
})
