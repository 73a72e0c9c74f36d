import { describe, expect, it } from 'vitest'
import { categoryName, offeredDecisions, stateOf } from './condition-names.ts'

describe('a condition in the console', () => {
  it('is named by its category in words', () => {
    expect(categoryName('HELOC_MANUAL_PAYSTUB_UPLOAD')).toBe('Manual paystub upload')
    expect(categoryName('ID_VERIFICATION_FAILURE')).toBe('ID verification failure')
  })
  it('offers what can be recorded: no clearing of nothing, no second rejection, and of a check nothing', () => {
    expect(offeredDecisions({ state: 'OPEN', part: null })).toEqual(['REJECTED', 'WAIVED'])
    expect(offeredDecisions({ state: 'IN_REVIEW', part: null })).toEqual(['CLEARED', 'REJECTED', 'WAIVED'])
    expect(offeredDecisions({ state: 'REJECTED', part: null })).toEqual(['CLEARED', 'WAIVED'])
    expect(offeredDecisions({ state: 'CLEARED', part: null })).toEqual([])
    expect(offeredDecisions({ state: 'IN_REVIEW', part: 'IDENTITY' })).toEqual([])
  })
  it('says that a waiver waits for a second person', () => {
    const waiver = { reason: 'Enough without.', at: '2026-11-20T18:30:00.000Z', by: 'operator:1' }
    expect(stateOf({ state: 'OPEN', waiver }).words).toContain('second person')
    expect(stateOf({ state: 'IN_REVIEW', waiver: null }).words).toBe('to decide')
  })
})
