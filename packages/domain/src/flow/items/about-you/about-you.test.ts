import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Item, Known } from '../../item.ts'
import { readStored } from '../../stored-shape.ts'
import { aboutYou, aboutYouAnswer } from './about-you.ts'

const nothingKnown: Known = () => undefined
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

  it('is read as it was stored by an earlier release', () => {
    const stored = told({ ...sam, firstName: '....', lastName: '12' }, { ...sam, firstName: 'Kim' })
    expect(readStored(aboutYou as Item, 1, stored)).toEqual(stored)
  })
})

describe('The email of a co-owner', () => {
  it('is no other co-owner’s, in whatever case', () => {
    const kim = { firstName: 'Kim', lastName: 'Reyes', email: 'SAM@example.test' }
    expect(problemsOf(sam, kim)).toEqual([
      ['coOwners.1.email', 'Another co-owner has this email. Enter an email that only this person uses.'],
    ])
    expect(problemsOf(sam, { ...kim, email: 'kim@example.test' })).toEqual([])
  })

  it('is not the borrower’s own', () => {
    const fits = (email: string, account?: { email: string }) =>
      aboutYou.fits?.(nothingKnown, told(sam, { ...sam, email }), '2026-11-22', account)
    expect(fits('Ana@Example.test', { email: 'ana@example.test' })).toEqual([
      { path: 'coOwners.1.email', message: 'This is your own email. Enter an email that only this co-owner uses.' },
    ])
    expect(fits('kim@example.test', { email: 'ana@example.test' })).toEqual([])
    expect(fits('ana@example.test')).toEqual([])
  })
})
