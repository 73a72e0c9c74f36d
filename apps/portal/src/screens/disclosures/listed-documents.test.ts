import { describe, expect, it } from 'vitest'
import { byDay, type DocumentDay, documentOf } from './listed-documents.ts'

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
  it('says which of several of one kind counts, and when each was made where the day does not tell', () => {
    const [early, late] = [made('a', '2026-11-21T18:30:00.000Z'), made('b', '2026-11-21T19:45:00.000Z')]
    const [{ documents }] = byDay([early, late]) as [DocumentDay]
    expect(documents.map(({ uuid, version }) => [uuid, version])).toEqual([
      ['b', 'CURRENT'],
      ['a', 'REPLACED'],
    ])
    expect(documents.map(({ time }) => time)).toEqual(['11:45 AM PT', '10:30 AM PT'])
    const onAnotherDay = byDay([early, made('c', '2026-11-24T18:30:00.000Z')]).flatMap((day) => day.documents)
    expect(onAnotherDay.map(({ time, version }) => [time, version])).toEqual([
      [undefined, 'CURRENT'],
      [undefined, 'REPLACED'],
    ])
  })
  it('says which copy of the signed deed is the later one where others signed it after the borrower, and replaces none', () => {
    const deed = (uuid: string, created: string) => ({ ...made(uuid, created), type: 'SIGNED_DEED' as const })
    const first = deed('a', '2026-11-21T18:30:00.000Z')
    const listed = byDay([first, deed('b', '2026-11-24T18:30:00.000Z')]).flatMap(({ documents }) => documents)
    expect(listed.map(({ uuid, version }) => [uuid, version])).toEqual([
      ['b', 'LATEST'],
      ['a', 'EARLIER'],
    ])
    expect(documentOf([first], 'a')?.version).toBeUndefined()
  })
  it('tells two disclosures of a score apart by the credit check', () => {
    const score = (uuid: string, creditCheck: 'SOFT' | 'HARD') => ({
      ...made(uuid, '2026-11-21T18:30:00.000Z'),
      ...{ type: 'SCORE_DISCLOSURE' as const, creditCheck },
    })
    const [{ documents }] = byDay([score('a', 'SOFT'), score('b', 'HARD')]) as [DocumentDay]
    expect(documents.map(({ title, time }) => [title, time])).toEqual([
      ['Your credit score disclosure: soft credit check', undefined],
      ['Your credit score disclosure: hard credit check', undefined],
    ])
  })
  it('lets every disclosure of a score count: each is of another report', () => {
    const score = (uuid: string, created: string) => ({ ...made(uuid, created), type: 'SCORE_DISCLOSURE' as const })
    const [{ documents }] = byDay([score('a', '2026-11-21T18:30:00.000Z'), score('b', '2026-11-21T19:45:00.000Z')]) as [DocumentDay]
    expect(documents.map(({ version }) => version)).toEqual([undefined, undefined])
    expect(documents.every(({ time }) => time !== undefined)).toBe(true)
  })
  it('tells what belongs to the payoff of one debt from that of another by the creditor', () => {
    const letter = (uuid: string, creditor: string) => ({
      ...made(uuid, '2026-11-21T18:30:00.000Z'),
      type: 'PAYOFF_LETTER' as const,
      creditor,
    })
    const [{ documents }] = byDay([letter('a', 'Visa ending 4021'), letter('b', 'Harbor Bank')]) as [DocumentDay]
    expect(documents.map(({ title, time }) => [title, time])).toEqual([
      ['Payoff letter: Visa ending 4021', undefined],
      ['Payoff letter: Harbor Bank', undefined],
    ])
  })
  it('marks nothing of a document that is alone of its kind', () => {
    expect(byDay([made('a', '2026-11-21T18:30:00.000Z')])[0]!.documents[0]).not.toHaveProperty('version')
  })
  it('does not take an appraiser’s report for something that the borrower sent', () => {
    const report = { uuid: 'r', created: '2026-11-22T18:30:00.000Z', type: 'VALUATION_REPORT' as const, fileName: 'scan.pdf', byteSize: 4 }
    expect(documentOf([report], 'r')).toMatchObject({
      title: 'Appraiser’s report on your home',
      about: expect.stringContaining('as we received it'),
      isSent: false,
    })
  })
  it('calls each by what it is, and says under which name it was sent', () => {
    expect(documentOf(DOCUMENTS, 'c')).toMatchObject({ title: 'Deed', about: 'You sent this to us as deed.pdf.', isSent: true })
    expect(documentOf(DOCUMENTS, 'a')).toMatchObject({ title: 'Your application disclosures', isSent: false })
    expect(documentOf(DOCUMENTS, 'x')).toBeUndefined()
  })
})
