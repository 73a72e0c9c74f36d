import { expect, it } from 'vitest'
import { codeWords, codeWordsWithin } from '../words/code-words.ts'
import { momentWords, tookWords } from '../words/moment-words.ts'
import { keyWords, valueWords } from './value-words.ts'

it('amounts are dollars, basis points percent, and what a number is comes from its name', () => {
  expect(valueWords('drawCents', 8_500_000)).toBe('$85,000.00')
  expect(valueWords('originationFeeBps', 299)).toBe('2.99%')
  expect(valueWords('termYears', 20)).toBe('20')
  expect(valueWords('accepted', false)).toBe('No')
  expect(valueWords('note', null)).toBe('-')
})

it('codes become words, and what a person wrote stays as written', () => {
  expect(valueWords('reason', 'NAME_CHANGED')).toBe('Name changed')
  expect(valueWords('state', 'CA')).toBe('CA')
  expect(valueWords('explanation', 'I changed banks.')).toBe('I changed banks.')
  expect(codeWords('WAITING_FOR_AVM_DATA')).toBe('Waiting for AVM data')
  expect(codeWordsWithin('AVM_PENDING')).toBe('AVM pending')
  expect(keyWords('verifiedAnnualCents')).toBe('Verified annual')
  expect(keyWords('street1')).toBe('Street 1')
})

it('a moment of another day carries its day', () => {
  const now = new Date(2026, 10, 21, 12).getTime()
  expect(momentWords(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toBe('09:05')
  expect(momentWords(new Date(2026, 10, 20, 9, 5, 7).toISOString(), now, 'second')).toBe('Nov 20, 09:05:07')
  expect(momentWords(new Date(2025, 10, 20, 9, 5).toISOString(), now)).toBe('Nov 20, 2025, 09:05')
  expect([tookWords(85), tookWords(1249)]).toEqual(['85 ms', '1.2 s'])
})
