import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { optionalAmount, requiredAmount } from './money-amount.ts'
import { isNumberInRange } from './number-in-range.ts'
import { ssn, ssnMessages } from './ssn.ts'
import { applicationUuidIn, isUuid } from './uuid.ts'

const said = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues.map(({ message }) => message)

describe('income', () => {
  it.each([
    ['', 'Required'],
    [undefined, 'Required'],
    [-1, 'Must be at least $0'],
    ['-$5', 'Must be at least $0'],
    [10_000_000, 'Must be less than $10,000,000'],
    ['$9,999,999.01', 'Must be less than $10,000,000'],
    ['lots', 'Please enter an amount in dollars'],
    ['1,00', 'Please enter an amount in dollars'],
    ['1.005', 'Please enter an amount in dollars'],
    [Number.NaN, 'Please enter an amount in dollars'],
    [{}, 'Please enter an amount in dollars'],
  ])('%j says %j', (value, message) => expect(said(requiredAmount, value)).toEqual([message]))

  it.each([
    [0, 0],
    ['0', 0],
    [9_999_999, 9_999_999],
    ['$145,000', 145_000],
    ['145000.50', 145_000.5],
    [' 145000 ', 145_000],
  ])('%j is %d dollars', (value, dollars) => expect(z.parse(requiredAmount, value)).toBe(dollars))

  it('other income is 0 when left blank, and never negative', () => {
    expect([undefined, '', 1200].map((value) => z.parse(optionalAmount, value))).toEqual([0, 0, 1200])
    expect(said(optionalAmount, -1)).toEqual(['Must be at least $0'])
  })
})

describe('Social Security number', () => {
  it.each(['123-45-6789', '123456789', '123 45 6789'])('%s gives nine digits', (value) => expect(z.parse(ssn, value)).toBe('123456789'))
  it.each(['000-12-3456', '666-12-3456', '900-12-3456', '999-12-3456', '123-00-4567', '123-45-0000', '12345678', '1234567890', 'abc'])(
    '%s was never assigned',
    (value) => expect(said(ssn, value)).toEqual([ssnMessages.invalid]),
  )
  it('is asked for', () => expect(said(ssn, '')).toEqual([ssnMessages.required]))
})

describe('the range check', () => {
  it.each([null, undefined, '5', Number.NaN, 0, 11])('fails for %j', (value) =>
    expect(isNumberInRange(value, { min: 1, max: 10 })).toBe(false),
  )
  it.each([1, 5, 10])('holds for %d', (value) => expect(isNumberInRange(value, { min: 1, max: 10 })).toBe(true))
})

describe('the UUID check', () => {
  const uuid = '0B8EE2F2-9c4e-0e35-07de-0d5e0c1f1b11'
  it('wants 8-4-4-4-12 hexadecimal', () => {
    expect(isUuid(uuid)).toBe(true)
    expect([`${uuid}0`, uuid.replaceAll('-', ''), uuid.replace('0B', '0G'), 'register', 7].some(isUuid)).toBe(false)
  })
  it('finds the application in a path, and none under register', () => {
    expect(applicationUuidIn(`/account/heloc/${uuid}/product/select`)).toBe(uuid)
    expect(applicationUuidIn('/account/heloc/register/support')).toBeUndefined()
  })
})
