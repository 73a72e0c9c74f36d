import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { optionalConsent, requiredConsent } from './consent.ts'
import { email } from './email.ts'
import { formatPhoneAsTyped, phone } from './phone.ts'
import { NORTH_AMERICAN_COUNTRIES, PHONE_COUNTRIES, UNITED_STATES } from './phone-countries.ts'

const said = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues.map(({ message }) => message)

describe('email', () => {
  it.each(['', ' ', undefined])('%j is asked for', (value) => expect(said(email, value)).toEqual(['Please enter your email']))
  it.each(['ana', 'ana@', 'ana@example', '@example.test', 'a b@example.test', `${'a'.repeat(250)}@example.test`])(
    '%j is no address',
    (value) => expect(said(email, value)).toEqual(['Please enter a valid email address']),
  )
  it('is trimmed', () => expect(z.parse(email, ' ana+heloc@example.test ')).toBe('ana+heloc@example.test'))
})

describe('phone', () => {
  it.each(['', undefined, null])('%j is asked for', (value) => expect(said(phone, value)).toEqual(['Please enter your mobile phone']))
  it.each(['415555013', '41555501325', '(415) 555-013', 'abc4155550132', '+444155550132', '4155550132x', '+'])('%j is not valid', (value) =>
    expect(said(phone, value)).toEqual(['Please enter a valid phone number']),
  )
  it.each(['1', '(141) 555-5013', '1155550132'])('%j needs no country code', (value) =>
    expect(said(phone, value)).toEqual(['Country code 1 is not needed']),
  )
  it.each(['4155550132', '(415) 555-0132', '415-555-0132', '415.555.0132', '14155550132', '+1 (415) 555-0132', '+14155550132'])(
    '%j gives ten digits',
    (value) => expect(z.parse(phone, value)).toBe('4155550132'),
  )
  it('is shown as it is typed', () => {
    expect(['41', '4155', '4155550132'].map(formatPhoneAsTyped)).toEqual(['41', '(415) 5', '(415) 555-0132'])
  })
})

describe('phone countries', () => {
  it('begin with the United States', () => {
    expect(PHONE_COUNTRIES[0]).toBe(UNITED_STATES)
    expect(UNITED_STATES.nationalFormat).toHaveLength(14)
  })
  it('have their own names and codes, each once', () => {
    expect(new Set(PHONE_COUNTRIES.map(({ countryCode }) => countryCode)).size).toBe(PHONE_COUNTRIES.length)
  })
  it('are asked for in the registration where their numbers fit its rule', () => {
    expect(NORTH_AMERICAN_COUNTRIES.map(({ countryCode }) => countryCode)).toEqual(['US', 'CA', 'DO', 'PR'])
    for (const { nationalFormat } of NORTH_AMERICAN_COUNTRIES) expect(said(phone, nationalFormat?.replaceAll('X', '5'))).toBeUndefined()
  })
  it('allow 19 where there is no one format: in India some write a leading 0, and none of it is cut off', () => {
    for (const code of ['DE', 'IN']) expect(PHONE_COUNTRIES.find(({ countryCode }) => countryCode === code)?.nationalFormat).toBeUndefined()
  })
})

describe('consents', () => {
  it.each([false, undefined, 'true'])('%j is no consent where one is required', (value) =>
    expect(said(requiredConsent, value)).toEqual(['Required']),
  )
  it('pass when ticked', () => expect(z.parse(requiredConsent, true)).toBe(true))
  it('to text messages are unticked unless the borrower ticks them', () => {
    expect([undefined, true, false].map((value) => z.parse(optionalConsent, value))).toEqual([false, true, false])
  })
})
