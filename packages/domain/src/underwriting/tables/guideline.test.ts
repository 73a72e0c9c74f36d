import { describe, expect, it } from 'vitest'
import { guidelineSchema } from './guideline.ts'
import { guidelineOn } from './guideline-on.ts'
import { guideline202611 } from './guidelines/2026-11.ts'
import { defaultOrganizationTerms, organizationTermsSchema } from './organization-terms.ts'
import { pricing202611 } from './pricing/2026-11.ts'
import { pricingOn } from './pricing-on.ts'
import { pricingTableSchema } from './pricing-table.ts'

const withCaps = (cltvCaps: unknown) => ({
  ...guideline202611,
  occupancies: { ...guideline202611.occupancies, HOME: { minimumScore: 640, cltvCaps, citation: 'house' } },
})
const refusal = (schema: typeof guidelineSchema | typeof pricingTableSchema, table: unknown) => {
  const result = schema.safeParse(table)
  return result.success ? undefined : result.error.issues.map((issue) => issue.message).join('; ')
}

describe('the eligibility table', () => {
  it('is in force from its day on, and nothing is decided before the first', () => {
    expect(guidelineOn('2026-11-21').version).toBe('2026-11')
    expect(() => guidelineOn('2025-12-31')).toThrow('No guideline is in force')
  })

  it('is replaced by a newer version on that version’s effective date, in whatever order they are listed', () => {
    const older = guidelineOn('2026-11-21')
    const newer = { ...older, version: '2027-01', effectiveFrom: '2027-01-04' }
    expect(guidelineOn('2027-01-03', [newer, older]).version).toBe('2026-11')
    expect(guidelineOn('2027-01-04', [newer, older]).version).toBe('2027-01')
  })

  it('is refused with overlapping, missing or unfinished score bands', () => {
    const [low, high] = [
      { from: 640, to: 700, capBps: 6000 },
      { from: 701, to: 850, capBps: 8000 },
    ]
    expect(refusal(guidelineSchema, withCaps([low, high]))).toBeUndefined()
    expect(refusal(guidelineSchema, withCaps([low, { ...high, from: 700 }]))).toContain('overlaps')
    expect(refusal(guidelineSchema, withCaps([low, { ...high, from: 703 }]))).toContain('No band from 701 to 702')
    expect(refusal(guidelineSchema, withCaps([low]))).toContain('must reach 850')
    expect(refusal(guidelineSchema, withCaps([{ ...low, from: 650 }, high]))).toContain('No band from 640 to 649')
  })

  it('is refused with a negative cell, an unknown occupancy or an unknown field', () => {
    expect(refusal(guidelineSchema, withCaps([{ from: 640, to: 850, capBps: -1 }]))).toBeDefined()
    const { HOME } = guideline202611.occupancies
    expect(refusal(guidelineSchema, { ...guideline202611, occupancies: { ...guideline202611.occupancies, HOUSEBOAT: HOME } })).toBeDefined()
    expect(refusal(guidelineSchema, { ...guideline202611, maximumLien: 3 })).toBeDefined()
    expect(refusal(guidelineSchema, { ...guideline202611, citation: '' })).toBeDefined()
  })
})

describe('a table that someone typed', () => {
  const { dti } = guidelineOn('2026-12-10')
  const whole = dti.whole!

  it.each<[string, object]>([
    ['days beyond the calendar', { transferDays: 1e15 }],
    ['years beyond the calendar', { bankruptcyYears: 1e15 }],
    ['years beyond the calendar', { foreclosureYears: 1e15 }],
    ['offers that outlive the calendar', { offerDays: 1e15 }],
    ['a deviation of no size', { mostForecastStandardDeviation: '9'.repeat(400) }],
    ['housing costs of no table', { dti: { ...dti, whole: { ...whole, housingCosts: 'draft' } } }],
    [
      'a percentage of no loan',
      { dti: { ...dti, whole: { ...whole, leastMortgage: { ...whole.leastMortgage, percent: '9'.repeat(400) } } } },
    ],
  ])('is refused with %s, which no decision could be made by', (_what, change) => {
    const table = guidelineOn('2026-12-10')
    expect(refusal(guidelineSchema, table)).toBeUndefined()
    expect(refusal(guidelineSchema, { ...table, ...change })).toBeDefined()
  })

  it('is refused with points of no price', () => {
    const table = pricingOn('2026-12-10')
    expect(refusal(pricingTableSchema, table)).toBeUndefined()
    expect(refusal(pricingTableSchema, { ...table, floatingStress: '9'.repeat(20) })).toBeDefined()
    expect(refusal(pricingTableSchema, { ...table, state: { CA: '-100' } })).toBeDefined()
  })
})

describe('the price table', () => {
  const withGrid = (grid: object) => ({ ...pricing202611, grid: { ...pricing202611.grid, ...grid } })
  const cellsWith = (row: number, column: number, cell: string) =>
    pricing202611.grid.cells.map((line, y) => line.map((value, x) => (y === row && x === column ? cell : value)))

  it('is in force on its day', () => {
    expect(pricingOn('2026-11-21').version).toBe('2026-11')
    expect(() => pricingOn('2020-01-01')).toThrow('No price table is in force')
  })

  it('is refused with a negative or unreadable cell, a missing row or a missing cell', () => {
    expect(refusal(pricingTableSchema, withGrid({ cells: cellsWith(0, 0, '-0.25') }))).toContain('must not be negative')
    expect(refusal(pricingTableSchema, withGrid({ cells: cellsWith(0, 0, 'about 2') }))).toBeDefined()
    expect(refusal(pricingTableSchema, withGrid({ cells: pricing202611.grid.cells.slice(1) }))).toContain('one row for each score band')
    expect(refusal(pricingTableSchema, withGrid({ cells: pricing202611.grid.cells.map((line) => line.slice(1)) }))).toContain(
      'one cell for each',
    )
  })

  it('is refused where more equity or a better score would cost more', () => {
    expect(refusal(pricingTableSchema, withGrid({ cells: cellsWith(8, 6, '0.45') }))).toContain('Cheaper than with more equity')
    expect(refusal(pricingTableSchema, withGrid({ cells: cellsWith(8, 6, '2') }))).toContain('Dearer than with a lower score')
  })

  it('is refused with size bands that overlap, leave a gap or end', () => {
    const [small, middle, large] = pricing202611.size as [object, object, object]
    expect(refusal(pricingTableSchema, { ...pricing202611, size: [small, { ...middle, fromCents: 4_999_999 }, large] })).toContain(
      'Overlaps',
    )
    expect(refusal(pricingTableSchema, { ...pricing202611, size: [small, { ...middle, fromCents: 5_000_001 }, large] })).toContain('gap')
    expect(refusal(pricingTableSchema, { ...pricing202611, size: [small, middle] })).toContain('must be open')
  })
})

describe("an organization's terms", () => {
  it('are refused with a minimum above the maximum or an unknown discount', () => {
    expect(organizationTermsSchema.safeParse(defaultOrganizationTerms).success).toBe(true)
    expect(organizationTermsSchema.safeParse({ ...defaultOrganizationTerms, minimumLineCents: 50_000_000 }).success).toBe(false)
    expect(organizationTermsSchema.safeParse({ ...defaultOrganizationTerms, discounts: ['LOYALTY'] }).success).toBe(false)
  })

  it('are refused with a line that no whole number counts on', () =>
    expect(organizationTermsSchema.safeParse({ ...defaultOrganizationTerms, maximumLineCents: 100_000_000_001 }).success).toBe(false))
})
