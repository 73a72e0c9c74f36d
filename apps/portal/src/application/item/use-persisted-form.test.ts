import { describe, expect, it } from 'vitest'
import { withSavedValues } from './use-persisted-form.ts'

describe('what was typed before a reload', () => {
  it('takes precedence over known values, field by field', () => {
    expect(withSavedValues({ reason: '', note: 'known' }, '{"reason":"INHERITED","other":1}')).toEqual({
      reason: 'INHERITED',
      note: 'known',
    })
  })
  it('is skipped when there is none, or when it cannot be read', () => {
    const known = { note: 'known' }
    expect([
      withSavedValues(known, null),
      withSavedValues(known, '{'),
      withSavedValues(known, '"text"'),
      withSavedValues(known, 'null'),
    ]).toEqual([known, known, known, known])
  })
})
