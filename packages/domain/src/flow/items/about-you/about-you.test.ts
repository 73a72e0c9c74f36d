import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Item, Known } from '../../item.ts'
import { readStored } from '../../stored-shape.ts'
import { creditAccess } from '../credit/credit-access.ts'
import { exampleProperty } from '../property/example-property.ts'
import { findProperty } from '../property/find-property.ts'
import { aboutYou, aboutYouAnswer } from './about-you.ts'

const knowing =
  (found: Readonly<Record<string, unknown>>): Known =>
  <D>(item: Item<string, Item['kind'], D>) =>
    found[item.id] as D | undefined
const nothingKnown = knowing({})
const sam = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const told = (...coOwners: (typeof sam)[]) => ({ ...aboutYou.example, ownership: 'JOINT' as const, coOwners })
const problemsOf = (...coOwners: (typeof sam)[]) =>
  z.safeParse(aboutYouAnswer, told(...coOwners)).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('The name of a co-owner', () => {
  it.each(['....', '12', '<b>Sam</b>', 'Sam2', '  ', '--'])('%j is refused at its field, with a sentence', (name) => {
    const [first, last] = [problemsOf({ ...sam, firstName: name }), problemsOf({ ...sam, lastName: name })]
    expect([first.map(([path]) => path), last.map(([path]) => path)]).toEqual([['coOwners.0.firstName'], ['coOwners.0.lastName']])
    for (const [, message] of [...first, ...last]) expect(message).toMatch(/^(Some of the characters|Please enter|Last name is required)/)
  })

  it.each([
    ['Sinéad', 'OBrien'],
    ['Mary Jane', 'Nuñez-Park'],
    ['Jose\u0301', 'de la Cruz'],
    ['Min-jun', 'Oh'],
    ['Thị Hồng', 'Nguyễn'],
  ])('%s %s passes', (firstName, lastName) => expect(problemsOf({ ...sam, firstName, lastName })).toEqual([]))

  it('is read as it was stored by an earlier release, with the phone number of the borrower', () => {
    const stored = { ...told({ ...sam, firstName: '....', lastName: '12' }, { ...sam, firstName: 'Kim' }), phoneNumber: '4155550132' }
    expect(readStored(aboutYou as Item, 1, stored)).toEqual(stored)
  })
})

describe('Co-owners', () => {
  it('may share an email and a phone, with each other and with the borrower', () => {
    const shared = { ...sam, phoneNumber: '4155550132' }
    expect(problemsOf(shared, { ...shared, firstName: 'Kim' })).toEqual([])
    expect(aboutYou.fits?.(nothingKnown, told(shared), '2026-11-23', { email: sam.email })).toEqual([])
  })

  it('are each listed once', () => {
    expect(problemsOf(sam, { ...sam, email: 'SAM@example.test' })).toEqual([['coOwners.1.firstName', 'This person is already on the list']])
  })

  it('are named by whoever owns the home with someone else, unless public records name them', () => {
    const property = (owners: typeof exampleProperty.owners) =>
      knowing({ [findProperty.id]: { ...findProperty.example, matches: [{ ...exampleProperty, owners }] } })
    const two = property([
      { name: 'Ana Reyes', kind: 'PERSON' },
      { name: 'Sam Reyes', kind: 'PERSON' },
    ])
    const fits = (known: Known) => aboutYou.fits?.(known, told(), '2026-11-23').map(({ path }) => path)
    expect([fits(nothingKnown), fits(two)]).toEqual([['coOwners'], []])
  })
})

describe('The Social Security number', () => {
  const { ssn: _ssn, ...without } = aboutYou.example
  const fits = (known: Known, answer: typeof aboutYou.example) => aboutYou.fits?.(known, answer, '2026-11-23').map(({ path }) => path)

  it('is asked for where none is on file', () => {
    expect(fits(nothingKnown, without)).toEqual(['ssn'])
    expect(aboutYou.about?.of(nothingKnown)).toMatchObject({ ssnOnFile: false })
  })

  it('that the credit bureau needed is not asked for again, and stands as it was sealed', () => {
    const known = knowing({ [creditAccess.id]: { tries: 1, ssn: 'sealed:of-before' } })
    expect(fits(known, without)).toEqual([])
    expect(aboutYou.about?.of(known)).toMatchObject({ ssnOnFile: true })
    expect(aboutYou.keeps?.(known, without).ssn).toBe('sealed:of-before')
    expect(aboutYou.keeps?.(known, { ...without, ssn: '123121234' }).ssn).toBe('123121234')
  })

  it.each(['000121234', '666121234', '900121234', '123001234', '123120000'])('%s was never assigned to anyone (20 CFR 422.103)', (ssn) => {
    expect(z.safeParse(aboutYouAnswer, { ...aboutYou.example, ssn }).success).toBe(false)
  })
})
