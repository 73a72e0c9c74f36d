import { describe, expect, it } from 'vitest'
import { actsForWords } from './acts-for-words.ts'

const HEARTH = { code: 'HEARTH', name: 'Hearthline' }
const RIOSOL = { code: 'RIOSOL', name: 'Rio Sol' }

describe('staff are told for whom they act', () => {
  it('by name and code, one or several', () => {
    expect(actsForWords({ platform: false, organizations: [HEARTH] })).toBe('Hearthline (HEARTH)')
    expect(actsForWords({ platform: false, organizations: [HEARTH, RIOSOL] })).toBe('Hearthline (HEARTH), Rio Sol (RIOSOL)')
  })
  it('as staff of the platform where they are', () => {
    expect(actsForWords({ platform: true, organizations: [HEARTH, RIOSOL] })).toBe('Platform staff: all organizations')
  })
  it('and what to do where it is nobody', () => {
    expect(actsForWords({ platform: false, organizations: [] })).toContain('Ask an administrator')
  })
})
