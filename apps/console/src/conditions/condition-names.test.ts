import { describe, expect, it } from 'vitest'
import { categoryName, offeredDecisions, stateOf } from './condition-names.ts'

const offered = (state: 'OPEN' | 'IN_REVIEW' | 'REJECTED' | 'CLEARED', part: string | null, mayWaive: boolean) =>
  offeredDecisions({ state, part, waiver: null }, { mayWaive, id: '1' })

describe('a condition in the console', () => {
  it('is named by its category in words', () => {
    expect(categoryName('HELOC_MANUAL_PAYSTUB_UPLOAD')).toBe('Manual paystub upload')
    expect(categoryName('ID_VERIFICATION_FAILURE')).toBe('ID verification failure')
  })
  it('offers what can be recorded: no clearing and no rejection of nothing, no second rejection, and of a check nothing', () => {
    expect(offered('OPEN', null, true)).toEqual(['WAIVED'])
    expect(offered('IN_REVIEW', null, true)).toEqual(['CLEARED', 'REJECTED', 'WAIVED'])
    expect(offered('REJECTED', null, true)).toEqual(['CLEARED', 'WAIVED'])
    expect(offered('CLEARED', null, true)).toEqual([])
    expect(offered('IN_REVIEW', 'IDENTITY', true)).toEqual([])
  })
  it('offers no waiver to whoever may not give one', () => {
    expect(offered('OPEN', null, false)).toEqual([])
    expect(offered('REJECTED', null, false)).toEqual(['CLEARED'])
  })
  it('offers a waiver that takes two persons to another than asked for it', () => {
    const waiver = { reason: 'Enough without.', at: '2026-11-20T18:30:00.000Z', by: 'operator:1' }
    const asked = { state: 'OPEN', part: null, waiver } as const
    expect(offeredDecisions(asked, { mayWaive: true, id: '1' })).toEqual([])
    expect(offeredDecisions(asked, { mayWaive: true, id: '2' })).toEqual(['WAIVED'])
  })
  it('says that a waiver waits for a second person', () => {
    const waiver = { reason: 'Enough without.', at: '2026-11-20T18:30:00.000Z', by: 'operator:1' }
    expect(stateOf({ state: 'OPEN', waiver }).words).toContain('second person')
    expect(stateOf({ state: 'IN_REVIEW', waiver: null }).words).toBe('to decide')
  })
})
