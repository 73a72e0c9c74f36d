import { describe, expect, it } from 'vitest'
import { withOrganization } from './visit-history.ts'

describe('the organization of a visit', () => {
  it('is put into an address that lacks it, beside what is there', () => {
    expect(withOrganization('', 'NORTHGATE')).toBe('?org=NORTHGATE')
    expect(withOrganization('?pop-webchat=true', 'NORTHGATE')).toBe('?pop-webchat=true&org=NORTHGATE')
  })
  it('leaves an address alone that names one, and a visit that chose none', () => {
    expect(withOrganization('?org=RIOSOL', 'NORTHGATE')).toBe('?org=RIOSOL')
    expect(withOrganization('?a=%20b', undefined)).toBe('?a=%20b')
  })
})
