/** What every source of zip codes must keep. */
import { describe, expect, it } from 'vitest'
import type { PostalCodes } from './port.ts'

export function describePostalCodesContract(makeAdapter: () => PostalCodes): void {
  describe('the zip code contract', () => {
    const codes = makeAdapter()

    it('the place of 95814 is Sacramento, California', () => {
      expect(codes.cityOf('95814')).toEqual({ zip: '95814', city: 'Sacramento', state: 'CA' })
    })

    it('a zip code outside the states and DC has no place', () => {
      // 00901 is San Juan in Puerto Rico, 09001 military mail, K1A is Canadian
      for (const zip of ['', '9581', '00000', '00901', '09001', 'K1A', '__proto__']) expect(codes.cityOf(zip)).toBeUndefined()
    })

    it('the zip codes of a state are in order and lead back to it; what is no state has none', () => {
      const zips = codes.zipsIn('DC')
      expect(zips).toContain('20002')
      expect(zips).toEqual([...zips].sort())
      for (const zip of zips) expect(codes.cityOf(zip)?.state).toBe('DC')
      for (const state of ['PR', '', '__proto__']) expect(codes.zipsIn(state)).toEqual([])
    })
  })
}
