/** Whoever has begun to sign stays, whatever is answered, recorded or decided: shown of every item by which it is known who signs. */
import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import { itemNamed } from './every-item.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import type { Known } from './item.ts'
import { legalName } from './items/apply/legal-name.ts'
import { exampleTrust } from './items/closing/trust-papers.ts'
import { exampleProperty } from './items/property/example-property.ts'
import { signerIntro } from './items/signer/signer-intro.ts'
import { closingSigners } from './items/signing/closing-signers.ts'
import { homeIn, KIM, kim, NOW, sam } from './items/signing/said-of-marriages.fixture.ts'
import { partyNamed } from './items/signing/signers.ts'
import { factName } from './parties.ts'
import { signersByFacts, signersChanged } from './signers-stay.ts'

const withResult = (facts: Facts, name: string, data: unknown, basis = facts.results[name]?.basis ?? '0'): Facts => ({
  ...facts,
  results: { ...facts.results, [name]: { data, basis, settledAt: NOW } },
})
const begun = (facts: Facts, party: string, email?: string): Facts =>
  withResult(facts, factName(signerIntro.id, party), { ...signerIntro.example, ...(email && { email }) })

const MARRIED = { party: sam, status: 'MARRIED', spouse: { ...KIM, email: 'kim@example.test' } }
const recorded = (state = 'CA', more: object = {}) =>
  begun(factsUpTo('co-owners', NOW, { ...homeIn(state, more), 'owner-marriages': { owners: [MARRIED] } }), kim, 'kim@example.test')
const changes = (before: Facts, item: string, change: (data: never) => unknown) =>
  signersChanged(before, withResult(before, item, change(before.results[item]?.data as never)))
    .filter(({ hasBegun }) => hasBegun)
    .map(({ name, change: how }) => [name, how])

const [ted, pat] = [partyNamed('Ted Roe'), partyNamed('Pat Reyes')]
const TED = { name: 'Ted Roe', kind: 'PERSON' as const }
/** Public records of one home name Ted too. */
const ofRecord = (matches: readonly object[]) =>
  begun(
    factsUpTo('co-owners', NOW, {
      ...homeIn('VA', { ownership: 'SOLE', coOwners: [] }),
      'find-property': { reference: 'records', matches },
    }),
    ted,
  )
const other = '0f8fad5b-d9cb-469f-a165-70867728950e'
const withTed = { ...exampleProperty, owners: [...exampleProperty.owners, TED] }
const named = () =>
  begun(
    factsUpTo('co-owners', NOW, {
      ...homeIn('IN', { maritalStatus: 'MARRIED', ownership: 'SOLE', coOwners: [] }),
      'instrument-details': { spouseSigns: 'YES', spouseSource: 'Title company', spouse: 'Pat Reyes', spouseDecidedOf: 'IN HOME' },
      'signer-emails': { emails: [{ party: pat, email: 'pat@example.test', at: NOW }] },
    }),
    pat,
    'pat@example.test',
  )

/** What one person could say at each item to leave out, rename or move someone who has begun. */
const BY_ONE: Readonly<Record<string, () => readonly unknown[]>> = {
  'about-you': () => changes(recorded(), 'about-you', (data: object) => ({ ...data, ownership: 'SOLE', coOwners: [] })),
  'property-address': () => changes(recorded(), 'property-address', (data: object) => ({ ...data, state: 'MA' })),
  'owner-marriages': () => changes(recorded(), 'owner-marriages', () => ({ owners: [{ party: sam, status: 'UNMARRIED' }] })),
  'instrument-details': () => changes(named(), 'instrument-details', (data: object) => ({ ...data, spouse: 'Lee Reyes' })),
  'signer-emails': () =>
    changes(named(), 'signer-emails', () => ({ emails: [{ party: pat, email: 'other@example.test', at: NOW, isBorrowers: true }] })),
  'legal-name': () => changes(ofRecord([withTed]), 'legal-name', () => ({ ...legalName.example, lastName: 'Elsewhere' })),
  'property-choice': () => changes(ofRecord([withTed, { ...exampleProperty, uuid: other }]), 'property-choice', () => ({ uuid: other })),
  'trust-and-flood-insurance': () => {
    const trust = { ...exampleTrust, trustees: [...exampleTrust.trustees, 'Ted Roe'] }
    const facts = factsUpTo('co-owners', NOW, {
      ...homeIn('VA', { ownership: 'TRUST', coOwners: [] }),
      'trust-and-flood-insurance': { trust },
    })
    return changes(begun(facts, ted), 'trust-and-flood-insurance', () => ({ trust: exampleTrust }))
  },
}

/** What no one person says, or what takes off nobody. */
const NOT_BY_ONE: Readonly<Record<string, string>> = {
  'find-property': 'work: public records',
  'full-title': 'work: the title search',
  'security-instrument': 'work: made of the others',
  'signers-removed': 'two of the team',
  'signers-begun': 'what is stored of them',
  'raised-conditions': 'adds whoever is asked for something, and takes off nobody who has begun',
}

describe('who signs', () => {
  it('is known by these items alone, and of each it is said who may take off someone who has begun', () => {
    const read = new Set<string>()
    for (const state of ['CA', 'IN', 'FL', 'VA'])
      for (const about of [{}, { maritalStatus: 'MARRIED' }, { ownership: 'TRUST' }, { ownership: 'SOLE', coOwners: [] }]) {
        const { known } = standing(factsUpTo('co-owners', NOW, homeIn(state, about))).walk
        const reading: Known = (item) => {
          read.add(item.id)
          return known(item)
        }
        closingSigners(reading)
      }
    expect([...read].toSorted()).toEqual([...Object.keys(BY_ONE), ...Object.keys(NOT_BY_ONE)].toSorted())
    for (const [id, why] of Object.entries(NOT_BY_ONE)) expect(why.startsWith('work') ? itemNamed(id)?.kind : 'work', id).toBe('work')
  })

  it.each(Object.entries(BY_ONE))('is not changed of who has begun at %s', (_item, byOne) => {
    expect(byOne()).not.toEqual([])
  })

  it('is compared by what is stored, where it is asked again meanwhile: nobody is out for a while, and left out by the next change', () => {
    const details = named().results['instrument-details']!
    const open = withResult(named(), 'instrument-details', details.data, 'stale')
    expect(standing(open).walk.isClear({ id: 'instrument-details' })).toBe(false)
    expect(signersByFacts(open).map(({ name }) => name)).toEqual(['Pat Reyes'])
    expect(changes(open, 'instrument-details', (data: object) => ({ ...data, spouseSigns: 'NO' }))).toEqual([['Pat Reyes', 'LEFT']])
    const title = withResult(recorded(), 'full-title', recorded().results['full-title']?.data, 'stale')
    expect(signersByFacts(title).map(({ name }) => name)).toEqual(['Sam Reyes', 'Kim Okafor'])
    expect(changes(title, 'about-you', (data: object) => ({ ...data, coOwners: [] }))).toEqual([['Kim Okafor', 'LEFT']])
  })

  it('is the same for letters, and changes by two of the team with everyone who goes along', () => {
    const letters = { owners: [{ ...MARRIED, spouse: { ...MARRIED.spouse, firstName: 'KIM' } }] }
    expect(changes(recorded(), 'owner-marriages', () => letters)).toEqual([['Kim Okafor', 'RENAMED']])
    expect(changes(recorded(), 'owner-marriages', () => ({ owners: [{ ...MARRIED, status: 'SEPARATED' }] }))).toEqual([])
    const off = {
      party: kim,
      name: 'Kim Okafor',
      because: 'DIVORCED',
      document: other,
      askedBy: 'operator:1',
      askedAt: NOW,
      confirmedAt: NOW,
    }
    const byTwo = withResult(recorded(), 'owner-marriages', { owners: [{ party: sam, status: 'UNMARRIED' }] })
    expect(signersChanged(recorded(), withResult(byTwo, 'signers-removed', { removed: [off] }))).toEqual([])
    const asked = { ...off, confirmedAt: undefined }
    expect(signersChanged(recorded(), withResult(byTwo, 'signers-removed', { removed: [asked] }))).toHaveLength(1)
  })

  it('is as what they sign, too: an owner becomes no spouse who owns nothing, nor a spouse an owner, by one person', () => {
    const married = { maritalStatus: 'MARRIED', spouse: { ...KIM, email: 'kim@example.test' } }
    const both = { ...married, coOwners: [{ ...KIM, email: 'kim@example.test' }] }
    const [owner, spouse] = [both, { ...married, ownership: 'SOLE', coOwners: [] }].map((about) =>
      begun(factsUpTo('co-owners', NOW, homeIn('FL', about)), kim, 'kim@example.test'),
    ) as [Facts, Facts]
    expect(changes(owner, 'about-you', (data: object) => ({ ...data, ownership: 'SOLE', coOwners: [] }))).toEqual([
      ['Kim Okafor', 'OTHER_PART'],
    ])
    expect(changes(spouse, 'about-you', (data: object) => ({ ...data, ...both, ownership: 'JOINT' }))).toEqual([
      ['Kim Okafor', 'OTHER_PART'],
    ])
    expect(signersChanged(owner, owner)).toEqual([])
  })

  it('is compared without what they gave before two of the team took them off: until they begin anew one person may name another mailbox', () => {
    const [earlier, later] = ['2026-12-14T18:00:00.000Z', '2026-12-14T19:00:00.000Z']
    const off = { party: kim, name: 'Kim Okafor', because: 'WRONG_PERSON', document: other, askedBy: 'operator:1', askedAt: earlier }
    const named = (confirmedAt: string) =>
      withResult(recorded(), 'signers-removed', { removed: [{ ...off, confirmedAt }] }, standing(recorded()).walk.bases['signers-removed'])
    const moved = { owners: [{ ...MARRIED, spouse: { ...MARRIED.spouse, email: 'right@example.test' } }] }
    expect(changes(named(earlier), 'owner-marriages', () => moved)).toEqual([['Kim Okafor', 'MOVED']])
    const again = named(later)
    const changed = signersChanged(again, withResult(again, 'owner-marriages', moved))
    expect(changed).toEqual([expect.objectContaining({ name: 'Kim Okafor', hasBegun: false, hasSaid: false, removedAt: later })])
  })
})
