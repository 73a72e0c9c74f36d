import { describe, expect, it } from 'vitest'
import { formatPhone, phoneLength } from './format-phone.ts'
import { defaultPhoneCountry, phoneCountry } from './phone-country.ts'

const us = defaultPhoneCountry
const germany = { country: 'Germany', countryCode: 'DE', callingCode: '49' }

describe('a phone number while it is typed', () => {
  it('takes the national format step by step', () => {
    expect(formatPhone('4', us)).toBe('(4')
    expect(formatPhone('415', us)).toBe('(415')
    expect(formatPhone('4155', us)).toBe('(415) 5')
    expect(formatPhone('4155550132', us)).toBe('(415) 555-0132')
  })
  it('loses a country code that came with it', () => {
    expect(formatPhone('+1 415 555 0132', us)).toBe('(415) 555-0132')
    expect(formatPhone('14155550132', us)).toBe('(415) 555-0132')
  })
  it('keeps a typed 1, so that the field can say it is not needed', () => {
    expect(formatPhone('1', us)).toBe('(1')
  })
  it('stops at the national length, 14 characters in the United States', () => {
    expect(formatPhone('41555501329', us)).toBe('(415) 555-0132')
    expect(phoneLength(us)).toBe(14)
  })
  it('stops at 19 characters where a country has no one format', () => {
    expect(phoneLength(germany)).toBe(19)
    expect(formatPhone('030 901820 1234567890', germany)).toHaveLength(19)
  })
  it('falls back to the first country of the list, and without one to the United States', () => {
    expect(phoneCountry([us, germany], 'DE')).toBe(germany)
    expect(phoneCountry([us, germany], 'ZZ')).toBe(us)
    expect(phoneCountry([], 'DE')).toBe(us)
  })
})
