import { expect, it } from 'vitest'
import { toRead, unread } from './to-read.ts'

const document = (uuid: string, type: string, created: string) => ({ uuid, type, created })

it('The newest summary and the disclosures are read before an application is submitted, and a new summary is read again', () => {
  const disclosures = document('a', 'APPLICATION_DISCLOSURES', '2026-11-20T18:00:00.000Z')
  const [first, second] = [
    document('b', 'SUMMARY_DISCLOSURE', '2026-11-20T19:00:00.000Z'),
    document('c', 'SUMMARY_DISCLOSURE', '2026-11-20T20:00:00.000Z'),
  ]
  const other = document('d', 'PAYMENT_RECORD', '2026-11-20T21:00:00.000Z')
  expect(toRead([disclosures, first, other]).map(({ uuid }) => uuid)).toEqual(['a', 'b'])
  const documents = toRead([second, disclosures, first])
  expect(documents.map(({ uuid }) => uuid)).toEqual(['a', 'c'])
  expect(unread(documents, ['a', 'b']).map(({ uuid }) => uuid)).toEqual(['c'])
})
