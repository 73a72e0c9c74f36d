import { expect, it } from 'vitest'
import { distinctAgreements } from './distinct-agreements.ts'

const terms = {
  type: 'TERMS_PRIVACY',
  answer: 'ACCEPTED' as 'ACCEPTED' | 'DECLINED',
  version: '2026-11',
  at: '2026-11-22T18:00:05.000Z',
  texts: ['a'],
}

it('an agreement that the account and its application both record is listed once', () => {
  const forApplication = { ...terms, at: '2026-11-22T18:00:06.000Z', texts: ['a'] }
  expect(distinctAgreements([forApplication, terms])).toEqual([forApplication])
})

it('another text, another answer or another time is an agreement of its own', () => {
  const others = [
    { ...terms, texts: ['b'] },
    { ...terms, answer: 'DECLINED' as const },
    { ...terms, at: '2026-11-23T18:00:05.000Z' },
    { ...terms, type: 'ELECTRONIC_COMMUNICATION' },
  ]
  expect(distinctAgreements([terms, ...others])).toHaveLength(5)
})
