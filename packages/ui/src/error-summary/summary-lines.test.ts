import { expect, it } from 'vitest'
import { lineOf } from './summary-lines.ts'

it('a bare message says which field it is about; a sentence stays as it is', () => {
  expect(lineOf('Required', 'Annual income')).toBe('Annual income: Required')
  expect(lineOf('Please enter your email', 'Email')).toBe('Please enter your email')
  expect(lineOf('Required', undefined)).toBe('Required')
})

it('a box to check is named by the beginning of its sentence', () => {
  expect(lineOf('Required', 'I agree to the terms', true)).toBe('Check the box “I agree to the terms”')
  const sentence = 'I have read and agree to the Terms of Use, and to the Privacy Policy of this lender'
  expect(lineOf('Required', sentence, true)).toBe('Check the box “I have read and agree to the Terms of Use, and to the…”')
  expect(lineOf('Check the box to allow the debit', sentence, true)).toBe('Check the box to allow the debit')
})
