import { describe, expect, it } from 'vitest'
import { actsFor, formatStaffOrganizations } from './format-staff-organizations.ts'

const HEARTH = { code: 'HEARTH', name: 'Hearthline' }
const RIOSOL = { code: 'RIOSOL', name: 'Rio Sol' }

describe('staff see for which organizations they act', () => {
  it('by name and code, one or several', () => {
    expect(formatStaffOrganizations({ platform: false, organizations: [HEARTH] })).toBe('Hearthline (HEARTH)')
    expect(formatStaffOrganizations({ platform: false, organizations: [HEARTH, RIOSOL] })).toBe('Hearthline (HEARTH), Rio Sol (RIOSOL)')
  })
  it('as staff of the platform where they are', () => {
    expect(formatStaffOrganizations({ platform: true, organizations: [HEARTH, RIOSOL] })).toBe('Platform staff: all organizations')
  })
  it('and are told apart from those of the address they opened', () => {
    expect(actsFor({ platform: false, organizations: [RIOSOL] }, 'RIOSOL')).toBe(true)
    expect(actsFor({ platform: false, organizations: [RIOSOL] }, 'HEARTH')).toBe(false)
    expect(actsFor({ platform: true, organizations: [] }, 'HEARTH')).toBe(true)
  })
  it('and what to do where there is none', () => {
    expect(formatStaffOrganizations({ platform: false, organizations: [] })).toContain('Ask an administrator')
  })
})
