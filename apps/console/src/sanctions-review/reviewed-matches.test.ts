import { describe, expect, it } from 'vitest'
import { readReviewedMatches } from './reviewed-matches.ts'

type File = Parameters<typeof readReviewedMatches>[0]

const match = (person: string, entry: string) => ({
  person,
  entry,
  listedName: `${person} LISTED`,
  matchedName: `${person} LISTED`,
  score: 95,
  birthDate: 'UNKNOWN',
  birthDates: ['circa 1961'],
  programs: ['EXAMPLE'],
})
const finding = (...matches: object[]) => ({ status: 'REVIEW', listOf: '2026-11-20', matches, reference: 'sanctions-1' })

const file = (openItem: string, items: Readonly<Record<string, unknown>>): File =>
  ({
    openItem: { id: openItem },
    walk: Object.entries({
      'legal-name': { firstName: 'Ana', lastName: 'Reyes' },
      'birth-date': { bornOn: '1984-05-17' },
      'home-address': { street1: '12 Alder Way', city: 'Sacramento', state: 'CA' },
      ...items,
    }).map(([id, data]) => ({ id, data })),
  }) as unknown as File

describe('matches with a sanctions list', () => {
  it('stand beside what the borrower stated; of a co-owner nothing but the name is known', () => {
    const screening = finding(match('Ana Reyes', '1'), match('Sam Reyes', '2'))
    const reviewed = readReviewedMatches(file('conditions', { 'sanctions-screening': screening }))
    expect(reviewed?.matches.map(({ match: { entry }, bornOn, home }) => [entry, bornOn, home])).toEqual([
      ['1', '1984-05-17', '12 Alder Way, Sacramento, CA'],
      ['2', undefined, ''],
    ])
  })
  it('before funding are those that no one has looked at', () => {
    const reviewed = readReviewedMatches(
      file('sanctions-review', {
        'sanctions-screening': finding(match('Ana Reyes', '1')),
        'funding-screening': { ...finding(match('Ana Reyes', '1'), match('Ana Reyes', '7')), listOf: '2026-12-01' },
      }),
    )
    expect([reviewed?.listOf, reviewed?.matches.map(({ match: { entry } }) => entry)]).toEqual(['2026-12-01', ['7']])
  })
  it('are none where the lists were clear or not compared', () => {
    expect(readReviewedMatches(file('conditions', { 'sanctions-screening': { ...finding(), status: 'CLEAR' } }))).toBeUndefined()
    expect(readReviewedMatches(file('conditions', {}))).toBeUndefined()
  })
})
