import { describe, expect, it } from 'vitest'
import { addedPages, documentsOfReview, isHomeReview, neededOfReview } from './reviewed-home.ts'

const stored = (uuid: string, type: string, created: string) => ({ uuid, type, created }) as Parameters<typeof documentsOfReview>[1][number]

describe('a review of the home', () => {
  it('has the documents of its own kind beside it, the newest first', () => {
    const documents = [
      stored('a', 'HAZARD_POLICY', '2026-11-20T10:00:00.000Z'),
      stored('b', 'FLOOD_POLICY', '2026-11-21T10:00:00.000Z'),
      stored('c', 'HAZARD_POLICY', '2026-11-22T10:00:00.000Z'),
    ]
    expect(documentsOfReview('hazard-insurance-review', documents).map(({ uuid }) => uuid)).toEqual(['c', 'a'])
    expect(documentsOfReview('trust-and-flood-review', documents).map(({ uuid }) => uuid)).toEqual(['b'])
    expect(isHomeReview('conditions')).toBe(false)
  })

  it('names the pages that were added after the answer, which no answer names', () => {
    const pages = [stored('a', 'TRUST_PAPER', '2026-11-20T10:00:00.000Z'), stored('b', 'TRUST_PAPER', '2026-11-21T10:00:00.000Z')]
    const reads = [{ data: { trust: { documents: ['a'] } } }]
    expect(addedPages('trust-and-flood-review', pages, reads).map(({ uuid }) => uuid)).toEqual(['b'])
    expect(addedPages('value-review', pages, reads)).toEqual([])
  })

  it('says what has to be so', () => {
    expect(neededOfReview('trust-and-flood-review', { floodZone: 'AE', floodCoverageCents: 25_000_000, heldInTrust: true })).toEqual([
      expect.stringContaining('Flood zone AE: coverage of at least $250,000'),
      expect.stringContaining('has not confirmed'),
      expect.stringContaining('revocable'),
    ])
    expect(
      neededOfReview('trust-and-flood-review', { heldInTrust: true, namesOnDeed: ['REYES FAMILY TRUST DATED 5/14/2018'] })[0],
    ).toContain('its name as on the deed (“REYES FAMILY TRUST DATED 5/14/2018”)')
    const again = { heldInTrust: true, removed: [{ name: 'Tom Banks', isNamed: true, successor: 'Grace Lee' }] }
    expect(neededOfReview('trust-and-flood-review', again)[1]).toContain(
      'that Tom Banks is no trustee, and Grace Lee is. The borrower names Tom Banks again',
    )
    const old = { heldInTrust: true, given: { trust: { sameDocuments: true } } }
    expect(neededOfReview('trust-and-flood-review', old)[1]).toContain('The borrower sent no new page')
    const left = { heldInTrust: true, removed: [{ name: 'Tom Banks', isNamed: false, successor: 'Grace Lee' }] }
    expect(neededOfReview('trust-and-flood-review', left)[1]).toContain(
      'and Grace Lee is. The documents that were sent have to show it: refuse older ones.',
    )
    const received = { floodZone: 'AE', floodCoverageCents: 25_000_000, given: { noticeReceived: true } }
    expect(neededOfReview('trust-and-flood-review', received)[1]).toContain('confirmed that they received it')
    expect(neededOfReview('hazard-insurance-review', { coverageCents: 31_000_000 })).toEqual([expect.stringContaining('$310,000')])
    expect(neededOfReview('value-review', { valueCents: 74_200_000 })[0]).toContain('1026.42(c)(1)')
  })
})
