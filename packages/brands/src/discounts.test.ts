import { describe, expect, it } from 'vitest'
import { discountFaults, discountsOn, discountTable } from './discounts.ts'

const autopay = { points: '0.25', combination: 'adds-up', label: 'Autopay', description: 'We draft the payment each month' } as const
const table = (version: string, effectiveFrom: string, points: string) => ({
  version,
  effectiveFrom,
  discounts: { AUTOPAY: { ...autopay, points } },
})
const lending = {
  pricing: [{ discounts: ['QUORUM' as const] }, {}, { discounts: ['AUTOPAY' as const] }],
  discountTables: [table('2026-01', '2026-01-01', '0.25'), table('2026-12', '2026-12-01', '0.375')],
}

describe('a discount of a lender', () => {
  it('is worth what the newest table in force says, and nothing before the first', () => {
    expect(discountsOn(lending, '2025-12-31')).toEqual([])
    expect(discountsOn(lending, '2026-11-30').map(({ type, points }) => [type, points])).toEqual([['AUTOPAY', '0.25']])
    expect(discountsOn(lending, '2026-12-01').map(({ points }) => points)).toEqual(['0.375'])
  })

  it('lies within bounds: a worth in points, a way to combine, and words', () => {
    const refused = (change: object) =>
      !discountTable.safeParse({ ...table('a', '2026-01-01', '0.25'), discounts: { AUTOPAY: { ...autopay, ...change } } }).success
    for (const points of ['0', '25', '1.001', '-0.25', '0.1234', '', 0.25]) expect(refused({ points })).toBe(true)
    for (const change of [{ combination: 'sometimes' }, { label: ' ' }, { description: '' }, { label: 'x'.repeat(81) }, { extra: 1 }])
      expect(refused(change)).toBe(true)
    for (const points of ['1', '0.125', '0.001']) expect(refused({ points })).toBe(false)
    expect(discountTable.safeParse({ ...table('a', '2026-01-01', '0.25'), discounts: { OUR_OWN: autopay } }).success).toBe(false)
  })

  it('that is offered without a worth is refused, and so are tables that contradict each other', () => {
    expect(discountFaults(lending)).toEqual([])
    expect(discountFaults({ ...lending, discountTables: [] })).toEqual([
      'lending.discountTables: write what AUTOPAY of lending.pricing is worth, how it combines, and what it says.',
    ])
    expect(discountFaults({ ...lending, pricing: [{ discounts: ['ALL_IN'] }] }).join()).toContain(
      'lending.discountTables.1.discounts: ALL_IN is offered in lending.pricing but is not here.',
    )
    const twice = discountFaults({ ...lending, discountTables: [lending.discountTables[1]!, lending.discountTables[1]!] }).join()
    expect(twice).toContain('write a day after 2026-12-01')
    expect(twice).toContain('2026-12 is the name of an earlier table')
    expect(discountFaults({ pricing: [{ marginBps: 5 }] as never, discountTables: [] })).toEqual([])
  })
})
