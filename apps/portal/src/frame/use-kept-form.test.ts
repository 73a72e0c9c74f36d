import { describe, expect, it } from 'vitest'
import { withKept } from './use-kept-form.ts'

describe('what was typed before a reload', () => {
  it('stands over what is known, field by field', () => {
    expect(withKept({ reason: '', note: 'known' }, '{"reason":"INHERITED","other":1}')).toEqual({ reason: 'INHERITED', note: 'known' })
  })
  it('is passed over when there is none, or when it cannot be read', () => {
    const known = { note: 'known' }
    expect([withKept(known, null), withKept(known, '{'), withKept(known, '"text"'), withKept(known, 'null')]).toEqual([
      known,
      known,
      known,
      known,
    ])
  })
})
