/** Two of the team exchanged a trustee: the borrower reads why the trust is asked about again, and sends pages that show it. */
import { describe, expect, it } from 'vitest'
import { type Apart, type Facts, factsUpTo, type Item, standing } from '../../../index.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { trustAndFloodCorrection } from './trust-and-flood-correction.ts'
import { trustAndFloodInsurance } from './trust-and-flood-insurance.ts'
import { trustAndFloodReview } from './trust-and-flood-review.ts'
import { exampleTrust } from './trust-papers.ts'

const NOW = '2026-11-23T18:30:00.000Z'
const LATER = '2026-11-24T18:30:00.000Z'
const OLD = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c04'
const NEW = '5c1e7d2f-9d66-4e1a-8d0b-7a5a3b2c8d15'
const trust = { ...exampleTrust, trustees: ['Ana Reyes', 'Rosa Successor'], documents: [OLD] }

const removal = {
  ...{ party: 'tom', name: 'Tom Banks', because: 'DIED', document: NEW, askedBy: 'operator:1', askedAt: NOW },
  ...{ confirmedAt: NOW, successor: 'Rosa Successor' },
}

/** The papers were given at a time, and two of the team exchanged Tom Banks at NOW. */
function held(
  until: 'trust-and-flood-insurance' | 'trust-and-flood-review',
  given: { readonly settledAt: string },
  more: object = {},
): Facts {
  const facts = factsUpTo(until, LATER, { 'about-you': { ...aboutYou.example, ownership: 'TRUST' } })
  const basis = standing(facts).walk.bases['trust-and-flood-insurance'] ?? ''
  const papers = { data: { trust }, basis: until === 'trust-and-flood-insurance' ? 'asked-again' : basis, ...given }
  const removed = { data: { removed: [{ ...removal, ...more }] }, basis: '0', settledAt: NOW }
  return { ...facts, results: { ...facts.results, 'trust-and-flood-insurance': papers, 'signers-removed': removed } }
}
const knownOf = (facts: Facts) => standing(facts).walk.known
const aboutOf = (facts: Facts, more = {}) => trustAndFloodInsurance.about!.of(knownOf(facts), '2026-11-24', ...([more] as never[]))
const asked = () => held('trust-and-flood-insurance', { settledAt: NOW })

describe('the documents of a trust whose trustees two of the team changed', () => {
  it('are asked for again with why: who was taken off, for which reason, who succeeds, and which pages are the old ones', () => {
    expect(standing(asked()).walk.frontier?.item.id).toBe('trust-and-flood-insurance')
    expect(aboutOf(asked())).toMatchObject({
      changed: [{ name: 'Tom Banks', because: 'DIED', successor: 'Rosa Successor' }],
      pagesBefore: [OLD],
    })
    const before = held('trust-and-flood-insurance', { settledAt: LATER })
    expect(aboutOf(before)).not.toHaveProperty('changed')
    expect(aboutOf(held('trust-and-flood-insurance', { settledAt: NOW }, { confirmedAt: undefined }))).not.toHaveProperty('changed')
  })

  it('are taken with a page that is new, or with the borrower’s word that the old ones name the trustees of now', () => {
    const faults = (more: object) =>
      trustAndFloodInsurance.fits!(knownOf(asked()), { trust: { ...trust, ...more } } as never, '2026-11-24').map(({ path }) => path)
    expect(faults({})).toEqual(['trust.documents'])
    expect(faults({ documents: [OLD, NEW] })).toEqual([])
    expect(faults({ sameDocuments: true })).toEqual([])
  })

  it('are asked for as new ones again where a person did not accept the old ones that the borrower sent by their word', () => {
    const refused = held('trust-and-flood-review', { settledAt: LATER })
    const byWord = (more: object) => {
      const papers = { ...refused.results['trust-and-flood-insurance']!, data: { trust: { ...trust, ...more } } }
      return knownOf({ ...refused, results: { ...refused.results, 'trust-and-flood-insurance': papers } })
    }
    const faults = (known: ReturnType<typeof byWord>, more: object = {}) =>
      trustAndFloodCorrection.fits!(known, { trust: { ...trust, ...more } } as never, '2026-11-24').map(({ path }) => path)
    expect(faults(byWord({ sameDocuments: true }))).toEqual(['trust.documents'])
    expect([faults(byWord({ sameDocuments: true }), { documents: [OLD, NEW] }), faults(byWord({}))]).toEqual([[], []])
  })

  it('are accepted by neither of the two, whether or not the one who was taken off is named again', () => {
    const apart = (trustees: string[]) => {
      const facts = held('trust-and-flood-review', { settledAt: LATER })
      const papers = { ...facts.results['trust-and-flood-insurance']!, data: { trust: { ...trust, trustees } } }
      const known = knownOf({ ...facts, results: { ...facts.results, 'trust-and-flood-insurance': papers } })
      return Object.keys(((trustAndFloodReview as Item).apartFrom as (known: unknown) => Apart)(known))
    }
    expect(apart(['Ana Reyes', 'Rosa Successor'])).toEqual(['signers-removed'])
    expect(apart(['Ana Reyes', 'Tom Banks'])).toEqual(['signers-removed'])
  })
})
