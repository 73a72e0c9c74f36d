import { describe, expect, it } from 'vitest'
import { formatStaffOrganizations } from './format-staff-organizations.ts'

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
  it('and what to do where there is none', () => {
    expect(formatStaffOrganizations({ platform: false, organizations: [] })).toContain('Ask an administrator')
  })
})
