import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { firstName, firstNameMessages } from './first-name.ts'
import { lastName, lastNameMessages } from './last-name.ts'
import { middleName, middleNameMessages } from './middle-name.ts'
import { suffix, suffixMessages } from './suffix.ts'

const messages = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues.map(({ message }) => message)

describe('first name', () => {
  it.each([
    ['', 'Please enter the first name'],
    ['   ', 'Please enter the first name'],
    [undefined, 'Please enter the first name'],
    ['A', 'First name must be at least 2 characters long'],
    ['An4', 'Some of the characters entered are not supported.'],
    ["D'Arcy", 'Some of the characters entered are not supported.'],
    ['Ana_', 'Some of the characters entered are not supported.'],
    ['....', 'Some of the characters entered are not supported.'],
    ['<b>Ana</b>', 'Some of the characters entered are not supported.'],
    ["''", 'Some of the characters entered are not supported.'],
    ['--', 'Some of the characters entered are not supported.'],
    ['A'.repeat(61), firstNameMessages.tooLong],
    // Letters that documents cannot print: of other scripts, of mathematics, and of full width.
    ['美玲', firstNameMessages.otherLetters],
    ['محمد', firstNameMessages.otherLetters],
    ['𝐀𝐧𝐚', firstNameMessages.otherLetters],
    ['Ａｎａ', firstNameMessages.otherLetters],
    ['Анна', firstNameMessages.otherLetters],
  ])('%j says %j', (value, message) => expect(messages(firstName, value)).toEqual([message]))

  it.each(['Ana', 'Mary-Jane', 'Mary Jane', 'José', 'Al', 'Jose\u0301', 'Kaʻiulani', 'Nguyễn', 'Zoë'])('%s passes', (value) =>
    expect(z.parse(firstName, ` ${value} `)).toBe(value),
  )
})

describe('last name', () => {
  it.each([
    ['', 'Last name is required'],
    [null, 'Last name is required'],
    ['R', lastNameMessages.tooShort],
    ["O'Brien", lastNameMessages.unsupported],
    ['12', lastNameMessages.unsupported],
    ['....', lastNameMessages.unsupported],
    ['<script>', lastNameMessages.unsupported],
    ['R'.repeat(61), lastNameMessages.tooLong],
    ['Іvanenko', lastNameMessages.otherLetters],
    ['Reyes2', 'Some of the characters entered are not supported.'],
  ])('%j says %j in production', (value, message) => expect(messages(lastName({ production: true }), value)).toEqual([message]))

  it.each(['Nuñez-Park', 'de la Cruz', 'Ng', 'Øvrebø'])('%s passes in production', (value) =>
    expect(z.parse(lastName({ production: true }), value)).toBe(value),
  )

  it('may have digits outside production only', () => {
    expect(z.parse(lastName({ production: false }), 'Reyes2')).toBe('Reyes2')
    expect(messages(lastName(), 'Reyes2')).toHaveLength(1)
    expect(messages(lastName({ production: false }), 'Reyes_')).toEqual([lastNameMessages.unsupported])
    expect(messages(lastName({ production: false }), '12')).toEqual([lastNameMessages.unsupported])
  })
})

describe('middle name', () => {
  it.each(['', 'Q', 'Q.', 'Lee Ann', "D'Arcy", 'Ann-Marie Lou', undefined])('%j passes', (value) =>
    expect(messages(middleName, value)).toBeUndefined(),
  )
  it.each(['a b c d', 'Lee  Ann', '-Ann', 'Ann-', 'Ann2', 'Q..', '.'])('%j is not supported', (value) =>
    expect(messages(middleName, value)).toEqual([middleNameMessages.unsupported]),
  )
})

describe('middle name in other letters', () => {
  it('is not supported, as in the other names', () => expect(messages(middleName, '李')).toEqual([middleNameMessages.otherLetters]))
})

describe('suffix', () => {
  it.each(['', 'I', 'II', 'III', 'IV', 'V', 'JR', 'SR', undefined])('%j passes', (value) => expect(messages(suffix, value)).toBeUndefined())
  it('is one of the list', () => expect(messages(suffix, 'VI')).toEqual([suffixMessages.invalid]))
})
