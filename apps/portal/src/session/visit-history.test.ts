import { describe, expect, it } from 'vitest'
import { withOrganisation } from './visit-history.ts'

describe('the organization of a visit', () => {
  it('is put into an address that lacks it, beside what stands there', () => {
    expect(withOrganisation('', 'NORTHGATE')).toBe('?org=NORTHGATE')
    expect(withOrganisation('?pop-webchat=true', 'NORTHGATE')).toBe('?pop-webchat=true&org=NORTHGATE')
  })
  it('leaves an address alone that names one, and a visit that chose none', () => {
    expect(withOrganisation('?org=RIOSOL', 'NORTHGATE')).toBe('?org=RIOSOL')
    expect(withOrganisation('?a=%20b', undefined)).toBe('?a=%20b')
  })
})
