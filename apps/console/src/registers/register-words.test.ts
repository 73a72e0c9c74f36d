import { describe, expect, it } from 'vitest'
import { labelWithin, titleOf } from './register-words.ts'

describe('An entry of a register', () => {
  const key = '0b9f6c1e-4a60-4f3c-8a0f-2f6f0d6a7c11'

  it('is titled by its words where the server made its key, and else by the key', () => {
    expect(titleOf('announcement', key, { message: 'Open on Friday.' })).toBe('Open on Friday.')
    expect(titleOf('announcement', key, { message: 'a'.repeat(200) })).toHaveLength(91)
    expect(titleOf('announcement', key, undefined)).toBe('Announcement')
    expect(titleOf('offer-code', 'MAIL2026', {})).toBe('MAIL2026')
  })

  it('keeps ZIP in capitals within a sentence', () => {
    expect(labelWithin('disaster-zips')).toBe('disaster ZIP codes')
  })
})
