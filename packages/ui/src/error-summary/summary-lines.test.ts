import { expect, it } from 'vitest'
import { lineOf } from './summary-lines.ts'

it('a bare message says which field it is about; a sentence stays as it is', () => {
  expect(lineOf('Required', 'Annual income')).toBe('Annual income: Required')
  expect(lineOf('Please enter your email', 'Email')).toBe('Please enter your email')
  expect(lineOf('Required', undefined)).toBe('Required')
})
