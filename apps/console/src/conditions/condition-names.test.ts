import { describe, expect, it } from 'vitest'
import { categoryName, offeredDecisions, stateOf } from './condition-names.ts'

describe('a condition in the console', () => {
  it('is named by its category in words', () => {
    expect(categoryName('HELOC_MANUAL_PAYSTUB_UPLOAD')).toBe('Manual paystub upload')
    expect(categoryName('ID_VERIFICATION_FAILURE')).toBe('ID verification failure')
  })
  it('offers what can be recorded: no clearing of nothing, no second rejection, and of a check nothing', () => {
    expect(offeredDecisions({ state: 'OPEN', part: null }, true)).toEqual(['REJECTED', 'WAIVED'])
    expect(offeredDecisions({ state: 'IN_REVIEW', part: null }, true)).toEqual(['CLEARED', 'REJECTED', 'WAIVED'])
    expect(offeredDecisions({ state: 'REJECTED', part: null }, true)).toEqual(['CLEARED', 'WAIVED'])
    expect(offeredDecisions({ state: 'CLEARED', part: null }, true)).toEqual([])
    expect(offeredDecisions({ state: 'IN_REVIEW', part: 'IDENTITY' }, true)).toEqual([])
  })
  it('offers no waiver to whoever may not give one', () => {
    expect(offeredDecisions({ state: 'OPEN', part: null }, false)).toEqual(['REJECTED'])
    expect(offeredDecisions({ state: 'REJECTED', part: null }, false)).toEqual(['CLEARED'])
  })
  it('says that a waiver waits for a second person', () => {
    const waiver = { reason: 'Enough without.', at: '2026-11-20T18:30:00.000Z', by: 'operator:1' }
    expect(stateOf({ state: 'OPEN', waiver }).words).toContain('second person')
    expect(stateOf({ state: 'IN_REVIEW', waiver: null }).words).toBe('to decide')
  })
})
