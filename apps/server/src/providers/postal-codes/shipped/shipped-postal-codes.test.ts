import { describe, expect, it } from 'vitest'
import { describePostalCodesContract } from '../port.contract.ts'
import { shippedPostalCodes } from './shipped-postal-codes.ts'

describePostalCodesContract(shippedPostalCodes)

describe('the shipped zip codes', () => {
  const codes = shippedPostalCodes()

  it('know a zip code that begins with zero', () => {
    expect(codes.cityOf('02116')).toEqual({ zip: '02116', city: 'Boston', state: 'MA' })
  })

  it('know a state in any case, and a whole state', () => {
    expect(codes.zipsIn('dc')).toEqual(codes.zipsIn('DC'))
    expect(codes.zipsIn('CA').length).toBeGreaterThan(2000)
  })
})
