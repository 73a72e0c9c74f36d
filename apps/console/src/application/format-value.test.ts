import { expect, it } from 'vitest'
import { formatCode, formatCodesIn } from '../words/format-code.ts'
import { formatElapsed, formatRecentMoment } from '../words/format-moment.ts'
import { formatKey, formatValue } from './format-value.ts'

it('amounts are dollars, basis points percent, and what a number is comes from its name', () => {
  expect(formatValue('drawCents', 8_500_000)).toBe('$85,000.00')
  expect(formatValue('originationFeeBps', 299)).toBe('2.99%')
  expect(formatValue('termYears', 20)).toBe('20')
  expect(formatValue('accepted', false)).toBe('No')
  expect(formatValue('note', null)).toBe('-')
})

it('codes become words, and what a person wrote stays as written', () => {
  expect(formatValue('reason', 'NAME_CHANGED')).toBe('Name changed')
  expect(formatValue('state', 'CA')).toBe('CA')
  expect(formatValue('explanation', 'I changed banks.')).toBe('I changed banks.')
  expect(formatCode('WAITING_FOR_AVM_DATA')).toBe('Waiting for AVM data')
  expect(formatValue('step', 'GEN_CLOSING_DISCLOSURE')).toBe('Closing disclosure preparation')
  expect(formatValue('outcome', 'ASSET_DEPLETION')).toBe('Assets needed')
  expect(formatCodesIn('AVM_PENDING')).toBe('AVM pending')
  expect(formatKey('verifiedAnnualCents')).toBe('Verified annual')
  expect(formatKey('street1')).toBe('Street 1')
})

it('a time names its zone, and on another day the date', () => {
  const now = new Date(2026, 10, 21, 12).getTime()
  expect(formatRecentMoment(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toMatch(/^9:05 AM \S/)
  expect(formatRecentMoment(new Date(2026, 10, 20, 9, 5, 7).toISOString(), now, 'second')).toMatch(/^Nov 20, 2026, 9:05:07 AM \S/)
  expect(formatRecentMoment(new Date(2025, 10, 20, 9, 5).toISOString(), now)).toMatch(/^Nov 20, 2025, 9:05 AM \S/)
  expect([formatElapsed(85), formatElapsed(1249)]).toEqual(['85 ms', '1.2 s'])
})
