import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isKnownBadPassword } from './known-bad-passwords.ts'
import { containsEmail, PASSWORD_RULES, password, passwordMessages, passwordPair, unmetPasswordRules } from './password.ts'

const said = (value: unknown) => z.safeParse(password, value).error?.issues.map(({ message }) => message)
const text = (id: string) => PASSWORD_RULES.find((rule) => rule.id === id)?.text

describe('password', () => {
  it.each(['Correct-horse9!', 'Tr0ub4dor&3xyz', `Aa1!${'x y'.repeat(20)}`, `Long enough 4 you! ${'é'.repeat(45)}`])('%j passes', (value) =>
    expect(said(value)).toBeUndefined(),
  )

  it.each([
    ['Correct-hor9!', undefined],
    ['Correct-ho9!', undefined],
    ['Correct-h9!', 'length'],
    ['correct-horse9!', 'uppercase'],
    ['CORRECT-HORSE9!', 'lowercase'],
    ['Correct-horses!', 'number'],
    ['Correct-horse99', 'special'],
    ['Correct-horse9?', 'special'],
  ])('%s: rule %s', (value, id) => expect(said(value)).toEqual(id && [text(id)]))

  it('takes each of the eight signs', () => {
    for (const sign of '!@#$%^&*') expect(said(`Correct-horse9${sign}`)).toBeUndefined()
  })

  it('is required', () => {
    expect(said('')).toEqual(['Required'])
    expect(said(undefined)).toEqual(['Required'])
  })

  it('lists every unmet rule for the meter, each by the bar that it fills', () => {
    expect(unmetPasswordRules('').map(({ id }) => id)).toEqual(['length', 'uppercase', 'lowercase', 'number', 'special'])
    expect(new Set(PASSWORD_RULES.map(({ bar }) => bar)).size).toBe(4)
  })

  it('is bounded, but far above 64', () => {
    expect(said(`Aa1!${'xyz'.repeat(84)}`)).toBeUndefined()
    expect(said(`Aa1!${'xyz'.repeat(85)}`)).toEqual([passwordMessages.tooLong])
  })

  it.each(['Password123!', 'P@ssw0rd2024!', 'Welcome12345!', '123Qwertyuiop!', 'Iloveyou2026!!', 'Letmein!!2026', 'Hearthline1!'])(
    '%s is a known bad password',
    (value) => expect(said(value)).toEqual([passwordMessages.knownBad]),
  )

  it('is bad when one or two signs repeat all the way', () => {
    expect(['aaaaaaaaaaaa', 'ababababababa'].map(isKnownBadPassword)).toEqual([true, true])
    expect(isKnownBadPassword('Password is my horse 9!')).toBe(false)
  })
})

describe('an email inside a password', () => {
  it.each([
    ['Anareyes-2026!', 'anareyes@example.test', true],
    ['my-ANA.REYES-9!', 'Ana.Reyes@Example.test', true],
    ['Anareyes-2026!', 'anareyes+heloc@example.test', true],
    ['x9!anareyes@example.test', 'anareyes@example.test', true],
    ['Banana-walls-9!', 'ana@example.test', false],
    ['Correct-horse9!', 'ana.reyes@example.test', false],
    ['Correct-horse9!', '', false],
  ])('%s with %s: %s', (value, email, inside) => expect(containsEmail(value, email)).toBe(inside))
})

describe('password and confirmation', () => {
  const pair = (confirmation: string, given = 'Correct-horse9!') =>
    z.safeParse(passwordPair, { password: given, confirmation }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  it('must match', () => {
    expect(pair('Correct-horse9!')).toBeUndefined()
    expect(pair('Correct-horse9')).toEqual(["confirmation: Passwords don't match"])
  })
  it('are both required', () => expect(pair('')).toEqual(['confirmation: Required']))
  it('shows the mismatch beside an unmet rule', () => {
    expect(pair('other', 'correct-horse9!')).toEqual([`password: ${text('uppercase')}`, "confirmation: Passwords don't match"])
  })
})
