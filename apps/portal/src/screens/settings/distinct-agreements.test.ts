import { expect, it } from 'vitest'
import { distinctAgreements, takenBackAt } from './distinct-agreements.ts'

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

it('what was agreed to and taken back says when, until it is agreed to again', () => {
  const delivery = { type: 'ELECTRONIC_COMMUNICATION', answer: 'ACCEPTED' as 'ACCEPTED' | 'DECLINED' }
  const withdrawn = { ...delivery, answer: 'DECLINED' as const, at: '2026-11-23T18:00:00.000Z' }
  const records = [{ ...delivery, at: '2026-11-24T18:00:00.000Z' }, withdrawn, terms, { ...delivery, at: '2026-11-22T18:00:00.000Z' }]
  expect(records.map((_one, index) => takenBackAt(records, index))).toEqual([undefined, undefined, undefined, withdrawn.at])
})
