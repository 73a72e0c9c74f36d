import { describe, expect, it } from 'vitest'
import { basisOf } from '../../basis.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW, type ItemId } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { walk } from '../../walk.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { trustAndFloodInsurance } from '../closing/trust-and-flood-insurance.ts'
import { fullTitle } from '../title/full-title.ts'
import { closingSigners } from './closing-signers.ts'
import { instrumentDetails } from './instrument-details.ts'
import { instrumentParties } from './instrument-parties.ts'
import type { StoredSigning } from './note-signing.ts'

/** What there was not when those releases signed. */
const NEW_SINCE = new Set(['instrument-details', 'security-instrument', 'closing-papers', 'co-owners', 'signed-set'])

const NOW = '2026-11-24T18:30:00.000Z'
const knownWith = (results: Readonly<Record<string, unknown>>, until: ItemId = 'security-instrument') =>
  walk(FLOW as readonly Item[], factsUpTo(until, NOW, results))
const about = (more: object) => ({ 'about-you': { ...aboutYou.example, ...more } })
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const inState = (state: string, occupancyType = 'HOME') => ({ 'property-address': { ...propertyAddress.example, state, occupancyType } })

describe('who signs the instrument on the home', () => {
  it('is the borrower, who promises to pay, and each other owner, who does not', () => {
    const { known } = knownWith(about({ ownership: 'JOINT', coOwners: [SAM] }))
    expect(instrumentParties(known).map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Ana Reyes', 'BORROWER'],
      ['Sam Reyes', 'OWNER'],
    ])
  })

  it('is a spouse only where the law of the state asks for one (12 CFR 1002.7(d)(4))', () => {
    const married = about({ maritalStatus: 'MARRIED' })
    const capacities = (results: object) => instrumentParties(knownWith({ ...married, ...results }).known).map(({ capacity }) => capacity)
    for (const state of ['FL', 'MN', 'CA']) expect([state, capacities(inState(state))]).toEqual([state, ['BORROWER', 'SPOUSE']])
    expect(capacities(inState('MD'))).toEqual(['BORROWER'])
    expect(capacities(inState('TX', 'SECONDARY'))).toEqual(['BORROWER'])
    expect(capacities(inState('MN', 'SECONDARY'))).toEqual(['BORROWER', 'SPOUSE'])
    expect(instrumentParties(knownWith(inState('FL')).known).map(({ capacity }) => capacity)).toEqual(['BORROWER'])
  })

  it('is not asked twice where the spouse is a co-owner', () => {
    const entered = { [instrumentDetails.id]: { vesting: 'Ana Reyes and Sam Reyes', spouse: 'Sam Reyes' } }
    const { known } = knownWith({
      ...about({ maritalStatus: 'MARRIED', ownership: 'JOINT', coOwners: [SAM] }),
      ...inState('FL'),
      ...entered,
    })
    expect(instrumentParties(known).map(({ name }) => name)).toEqual(['Ana Reyes', 'Sam Reyes'])
  })

  it('is each trustee of a trust that holds the home', () => {
    const trust = { ...trustAndFloodInsurance.example.trust!, trustees: ['Ana Reyes', 'Kim Ortega'] }
    const results = { ...about({ ownership: 'TRUST' }), 'trust-and-flood-insurance': { ...trustAndFloodInsurance.example, trust } }
    expect(instrumentParties(knownWith(results).known).map(({ name, asTrustee }) => [name, asTrustee])).toEqual([
      ['Ana Reyes', true],
      ['Kim Ortega', true],
    ])
  })

  it('is whoever the full title alone names as an owner, never the borrower’s word alone', () => {
    const owners = [...fullTitle.example.owners, { name: 'Robin Ortega', kind: 'PERSON' }]
    const { known } = knownWith({ 'full-title': { ...fullTitle.example, owners } }, 'note-signing')
    expect(closingSigners(known).map(({ name }) => name)).toEqual(['Robin Ortega'])
    expect(closingSigners(knownWith({}, 'note-signing').known)).toEqual([])
    const beforeAll = knownWith({ 'full-title': { ...fullTitle.example, owners } }, 'co-owners')
    expect([beforeAll.frontier?.item.id, beforeAll.frontier?.step]).toEqual(['co-owners', 'CO_DEED_REQ'])
  })
})

/** Without what is new, and each result on what that release read. */
function asSignedBefore(results: Facts['results']): Facts['results'] {
  const before = Object.fromEntries(Object.entries(results).filter(([id]) => !NEW_SINCE.has(id)))
  const { documents: _none, ...signed } = before['note-signing']!.data as StoredSigning
  before['note-signing'] = { ...before['note-signing']!, data: signed }
  for (const item of FLOW as readonly Item[]) {
    const result = before[item.id]
    if (!result) continue
    const { known } = walk(FLOW as readonly Item[], { now: NOW, results: before })
    before[item.id] = { ...result, basis: basisOf((item.earlierReads ?? item.reads)?.(known) ?? []) }
  }
  return before
}

describe('what releases of before signed without an instrument', () => {
  const trust = { ...trustAndFloodInsurance.example.trust!, trustees: ['Ana Reyes', 'Kim Ortega'] }
  const held = { ...about({ ownership: 'TRUST' }), 'trust-and-flood-insurance': { ...trustAndFloodInsurance.example, trust } }

  it.each(['recording', 'complete'] as const)('is not signed by anyone else afterwards: %s stays', (until) => {
    const { results } = factsUpTo(until, NOW, held)
    const before = asSignedBefore(results)
    const { frontier } = walk(FLOW as readonly Item[], { now: NOW, results: before })
    expect(frontier?.item.id ?? 'complete').toBe(until)
  })

  it('is signed by each trustee where there is one', () => {
    expect(knownWith(held, 'co-owners').frontier?.item.id).toBe('co-owners')
  })
})

describe('what the instrument needs and no record gave', () => {
  const { legalDescription: _, ...undescribed } = fullTitle.example
  const missing = { 'full-title': undescribed }

  it('stops it until a person enters the legal description', () => {
    const waiting = knownWith(missing, 'instrument-details')
    expect(waiting.frontier?.item.id).toBe('instrument-details')
    expect(instrumentDetails.fits!(waiting.known, {}, '2026-11-24')).toHaveLength(1)
    expect(instrumentDetails.fits!(waiting.known, { legalDescription: 'Lot 7' }, '2026-11-24')).toEqual([])
  })

  it('stops no one whose land is described and whose state asks for no spouse', () => {
    expect(knownWith({}, 'security-instrument').states['instrument-details']).toBe('skipped')
  })

  it('is not asked of who has signed already', () => {
    expect(knownWith(missing, 'notary-disclosure').states['instrument-details']).not.toBe('open')
  })
})
