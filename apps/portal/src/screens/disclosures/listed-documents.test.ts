import { describe, expect, it } from 'vitest'
import { byDay, documentOf } from './listed-documents.ts'

const made = (uuid: string, created: string) => ({ uuid, created, type: 'APPLICATION_DISCLOSURES' as const, version: '1' })
const DOCUMENTS = [
  made('a', '2026-11-21T06:30:00.000Z'),
  made('b', '2026-11-21T18:30:00.000Z'),
  { uuid: 'c', created: '2026-11-21T19:30:00.000Z', type: 'DEED' as const, fileName: 'deed.pdf', byteSize: 4 },
]

describe('the list of documents', () => {
  it('goes by the lender’s day, newest first', () => {
    expect(byDay(DOCUMENTS).map(({ day, documents }) => [day, documents.map(({ uuid }) => uuid)])).toEqual([
      ['Saturday, November 21, 2026', ['c', 'b']],
      ['Friday, November 20, 2026', ['a']],
    ])
  })
  it('calls what was sent by its own name, and what we made by what it is', () => {
    expect(documentOf(DOCUMENTS, 'c')).toMatchObject({ title: 'deed.pdf', isSent: true })
    expect(documentOf(DOCUMENTS, 'a')).toMatchObject({ title: 'Your application disclosures', isSent: false })
    expect(documentOf(DOCUMENTS, 'x')).toBeUndefined()
  })
})
