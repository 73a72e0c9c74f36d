import { describe, expect, it } from 'vitest'
import { basisOf } from '../../basis.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW, type ItemId } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { walk } from '../../walk.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { trustAndFloodInsurance } from '../closing/trust-and-flood-insurance.ts'
import { fullTitle } from '../title/full-title.ts'
import { instrumentDetails, vestingOf } from './instrument-details.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const ON = '2026-11-24'
const walked = (facts: ReturnType<typeof factsUpTo>) => walk(FLOW as readonly Item[], facts)
const knownWith = (results: Readonly<Record<string, unknown>>, until: ItemId = 'instrument-details') =>
  walked(factsUpTo(until, NOW, results))

const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const joint = { 'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [SAM] } }
const person = (name: string) => ({ name, kind: 'PERSON' })
const titleOf = (vesting: string, ...owners: readonly object[]) => ({ 'full-title': { ...fullTitle.example, vesting, owners } })
const both = titleOf('Ana Reyes and Sam Reyes, as joint tenants', person('Ana Reyes'), person('Sam Reyes'))
const asked = (results: Readonly<Record<string, unknown>>) => knownWith(results).frontier?.item.id === 'instrument-details'

describe('how title is held', () => {
  it('is asked of a person before anything is made where the borrower names a co-owner whom the title does not know', () => {
    const { frontier, known, states } = knownWith(joint)
    expect([frontier?.item.id, frontier?.step, states['security-instrument']]).toEqual(['instrument-details', 'CONDITIONS_OPEN', 'ahead'])
    expect(instrumentDetails.about!.of(known)).toMatchObject({ missing: ['vesting'], signers: ['Ana Reyes', 'Sam Reyes'] })
  })

  it('is shown as each source has it: the title search, public records, and the borrower', () => {
    const parts = instrumentDetails.shows!(knownWith(joint).known)
    expect(parts.at(-1)?.data).toEqual({
      vesting: 'Ana Reyes, a single woman',
      title: 'Ana Reyes',
      records: 'Ana Reyes',
      borrower: 'Ana Reyes, Sam Reyes',
      signers: 'Ana Reyes, Sam Reyes',
    })
  })

  it('is asked where the title knows someone who does not sign', () => {
    expect(asked(titleOf('Marguerite Holloway, in fee simple', person('Marguerite Holloway')))).toBe(true)
    expect(asked(titleOf('The trustee of the Reyes Trust', { name: 'Reyes Trust', kind: 'TRUST' }))).toBe(true)
  })

  it('is asked where the borrower alone says that a trust holds the home', () => {
    const said = { ...aboutYou.example, ownership: 'TRUST' }
    const papers = { 'trust-and-flood-insurance': trustAndFloodInsurance.example }
    expect(asked({ 'about-you': said, ...papers })).toBe(true)
    const held = titleOf('The trustee of the Reyes Family Trust', { name: 'The Reyes Family Trust', kind: 'TRUST' })
    expect(asked({ 'about-you': said, ...papers, ...held })).toBe(false)
  })

  it('is as the title search has it where it knows everyone who signs, and no one else', () => {
    expect(asked({})).toBe(false)
    expect(asked({ ...joint, ...both })).toBe(false)
    expect(vestingOf(knownWith({ ...joint, ...both }).known)).toBe('Ana Reyes and Sam Reyes, as joint tenants')
    // Whom the title alone names signs too.
    expect(asked(both)).toBe(false)
  })

  it('is not in question for a spouse, who signs and owns nothing', () => {
    const florida = { 'property-address': { ...propertyAddress.example, state: 'FL' } }
    const { known } = knownWith({ ...florida, 'about-you': { ...aboutYou.example, maritalStatus: 'MARRIED' } })
    expect(instrumentDetails.about!.of(known)).toMatchObject({ missing: ['spouse'] })
  })

  it('begins with the words of before where it is confirmed again, unless they name someone who no longer signs', () => {
    const vesting = 'Ana Reyes and Sam Reyes, as joint tenants'
    const about = (results: object, words: string) =>
      instrumentDetails.about!.of(knownWith({ ...joint, ...results }).known, ON, { vesting: words })
    expect(about({}, vesting)).toMatchObject({ before: { vesting } })
    const otis = {
      ...{ party: 'otis', name: 'Otis Brandt', because: 'SOLD_SHARE', document: '00000000-0000-4000-8000-000000000000' },
      ...{ askedBy: 'operator:a', askedAt: NOW, confirmedAt: NOW },
    }
    const names = 'Ana Reyes, Sam Reyes and Otis Brandt, as joint tenants'
    const later = about({ 'signers-removed': { removed: [otis] } }, names)
    expect([later.before, later.vestingBefore]).toEqual([{}, names])
  })

  it('is entered with everyone who signs, and no other entry is taken', () => {
    const { known } = knownWith(joint)
    const messages = (answer: object) => instrumentDetails.fits!(known, answer, ON).map(({ message }) => message)
    expect(messages({})).toEqual(['Enter how title is held, as the last recorded deed has it'])
    expect(messages({ vesting: 'Ana Reyes, in fee simple' })).toEqual([
      'Name everyone who signs. This leaves out Sam Reyes. If they do not own the home, take them off under “Additional signers”, with a document that shows it.',
    ])
    expect(messages({ vesting: 'Ana and Sam Reyes, husband and wife' })).toEqual([])
  })

  it('is what the deed says, once entered', () => {
    const entered = { 'instrument-details': { vesting: 'Ana Reyes and Sam Reyes, as tenants in common' } }
    expect(vestingOf(knownWith({ ...joint, ...entered }, 'security-instrument').known)).toBe(
      'Ana Reyes and Sam Reyes, as tenants in common',
    )
    expect(vestingOf(knownWith({ ...joint, ...both, ...entered }, 'security-instrument').known)).toContain('as joint tenants')
  })

  it('is asked again where it comes into question after other details were entered', () => {
    const { legalDescription: _, ...undescribed } = fullTitle.example
    const trust = {
      ...trustAndFloodInsurance.example,
      trust: { ...trustAndFloodInsurance.example.trust!, trustees: ['Ana Reyes', 'Kim Ortega'] },
    }
    const title = { ...undescribed, owners: [{ name: 'The Reyes Family Trust', kind: 'TRUST' }] }
    const given = { 'about-you': { ...aboutYou.example, ownership: 'TRUST' }, 'trust-and-flood-insurance': trust, 'full-title': title }
    const before = factsUpTo('security-instrument', NOW, given)
    expect(walked(before).states['instrument-details']).toBe('settled')
    const { trust: _papers, ...without } = trust
    const without_ = { ...before.results['trust-and-flood-insurance']!, data: without }
    const after = { ...before, results: { ...before.results, 'trust-and-flood-insurance': without_ } }
    expect(walked(after).states['instrument-details']).toBe('stale')
  })
})

describe('an application of before', () => {
  it.each(['notary-disclosure', 'recording'] as const)('that signed without it stays: %s', (until) => {
    const { results } = factsUpTo(until, NOW, joint)
    const { 'instrument-details': _new, ...before } = results
    const { known, states } = walked({ now: NOW, results: before })
    expect(states['instrument-details']).toBe('skipped')
    expect(vestingOf(known)).toBe(fullTitle.example.vesting)
  })

  it('whose details were entered on what that release read is asked how title is held until they have signed, and not after', () => {
    const { legalDescription: _, ...undescribed } = fullTitle.example
    const stateAt = (until: ItemId, given: object) => {
      const { results } = factsUpTo(until, NOW, { ...joint, 'full-title': undescribed })
      const { known } = walked({ now: NOW, results })
      const basis = basisOf([undescribed.reference, true, false, known(aboutYou)?.coOwners])
      const details = { ...results['instrument-details']!, data: given, basis }
      return walked({ now: NOW, results: { ...results, 'instrument-details': details } }).states['instrument-details']
    }
    const land = { legalDescription: 'Lot 7' }
    expect([stateAt('note-signing', land), stateAt('recording', land)]).toEqual(['stale', 'settled'])
    expect(stateAt('note-signing', { ...land, vesting: 'Ana Reyes and Sam Reyes, as joint tenants' })).toBe('settled')
  })
})
