import { describe, expect, it } from 'vitest'
import { shippedPostalCodes } from './shipped-postal-codes.ts'

describe('the shipped zip codes', () => {
  const codes = shippedPostalCodes()

  it('know the place of a zip code', () => {
    expect(codes.cityOf('95814')).toEqual({ zip: '95814', city: 'Sacramento', state: 'CA' })
    expect(codes.cityOf('02116')).toEqual({ zip: '02116', city: 'Boston', state: 'MA' })
  })

  it('know nothing of what is no zip code of a state', () => {
    // 00901 is San Juan in Puerto Rico, 09001 military mail, K1A is Canadian
    for (const zip of ['', '9581', '00000', '00901', '09001', 'K1A', '__proto__']) expect(codes.cityOf(zip)).toBeUndefined()
  })

  it('list the zip codes of a state in order, and none of what is no state', () => {
    const zips = codes.zipsIn('dc')
    expect(zips).toContain('20002')
    expect(zips).toEqual([...zips].sort())
    expect(codes.zipsIn('CA').length).toBeGreaterThan(2000)
    expect(codes.zipsIn('PR')).toEqual([])
    expect(codes.zipsIn('')).toEqual([])
  })
})
