import { describe, expect, it } from 'vitest'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { exampleProperty } from './items/property/example-property.ts'
import { findProperty } from './items/property/find-property.ts'
import { partyNamed } from './items/signing/signers.ts'
import type { RemovalReason, RightName } from './items/signing/signers-removed.ts'
import { fullTitle } from './items/title/full-title.ts'
import { faultOfSuccessor } from './named-as-owner.ts'
import { changesOfRemoval } from './removal-changes.ts'
import { staysSigner, takenAlong } from './remove-signer.ts'
import { signersByFacts } from './signers-stay.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const person = (name: string) => ({ name, kind: 'PERSON' as const })
const owner = (firstName: string, lastName: string) => ({ firstName, lastName, email: `${firstName.toLowerCase()}@example.test` })
const joint = (...coOwners: readonly object[]) => ({ 'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners } })
const titled = (...names: readonly string[]) => ({ 'full-title': { ...fullTitle.example, owners: names.map(person) } })
const recorded = (...names: readonly string[]) => ({
  'find-property': { ...findProperty.example, matches: [{ ...exampleProperty, owners: names.map(person) }] },
})
const FLORIDA = { 'property-address': { ...propertyAddress.example, state: 'FL' } }
const at = (answers: object) => factsUpTo('note-signing', NOW, answers as Record<string, unknown>)
const named = (name: string) => ({ party: partyNamed(name), name })
const right = (firstName: string, lastName: string, email?: string) => ({ firstName, lastName, ...(email && { email }) })

/** As it is once two of the team have confirmed it. */
function after(facts: Facts, name: string, because: RemovalReason, rightName?: RightName): Facts {
  const removal = { ...named(name), because, ...(rightName && { rightName }) }
  const kept = { ...removal, document: crypto.randomUUID(), askedBy: 'operator:1', askedAt: NOW, confirmedAt: NOW }
  const changes = changesOfRemoval(facts, removal).map(({ item, data, basis }) => [item.id, { data, basis, settledAt: NOW }])
  const removed = { data: { removed: [kept] }, basis: '0', settledAt: NOW }
  return { ...facts, results: { ...facts.results, ...Object.fromEntries(changes), 'signers-removed': removed } }
}
const signing = (facts: Facts) => signersByFacts(facts).map(({ name }) => name)

describe('a name that two of the team put right', () => {
  const SAM = right('Sam', 'Reyes')

  it('is that of one owner, whichever spelling public records and the title search have', () => {
    for (const written of ['REYES SAM J', 'REYESS SAM']) {
      const facts = at({ ...joint(owner('Sam', 'Reyess')), ...recorded('Ana Reyes', written), ...titled('Ana Reyes', written) })
      expect(staysSigner(facts, named('Sam Reyess'), 'MISSPELLED', SAM)).toBeUndefined()
      expect(signing(after(facts, 'Sam Reyess', 'MISSPELLED', SAM))).toEqual(['Sam Reyes'])
      // Whom records named beside the misspelled name is the same person, and the request says so.
      const twice = written === 'REYES SAM J' ? ['REYES SAM J'] : []
      expect(takenAlong(facts, named('Sam Reyess'), 'MISSPELLED', SAM).map(({ name }) => name)).toEqual(twice)
    }
  })

  it('stays an owner’s where records alone or the title search alone named them', () => {
    for (const facts of [at(recorded('Ana Reyes', 'Sam Reyess')), at(titled('Ana Reyes', 'Sam Reyess'))]) {
      expect(staysSigner(facts, named('Sam Reyess'), 'MISSPELLED', SAM)).toBeUndefined()
      expect(signing(after(facts, 'Sam Reyess', 'MISSPELLED', SAM))).toEqual(['Sam Reyes'])
    }
  })

  it('leaves every other owner, and every spouse, as they were', () => {
    const owners = [
      { party: partyNamed('Sam Reyess'), status: 'MARRIED', to: partyNamed('Lee Reyes'), isOwnWord: true },
      { party: partyNamed('Lee Reyes'), status: 'MARRIED', to: partyNamed('Sam Reyess'), isOwnWord: true },
      { party: partyNamed('Ted Roe'), status: 'MARRIED', spouse: right('Lou', 'Roe'), isOwnWord: true },
    ]
    const three = joint(owner('Sam', 'Reyess'), owner('Lee', 'Reyes'), owner('Ted', 'Roe'))
    const facts = at({ ...FLORIDA, ...three, 'owner-marriages': { owners } })
    expect(staysSigner(facts, named('Sam Reyess'), 'MISSPELLED', SAM)).toBeUndefined()
    const now = after(facts, 'Sam Reyess', 'MISSPELLED', SAM)
    expect(signing(now)).toEqual(['Sam Reyes', 'Lee Reyes', 'Ted Roe', 'Lou Roe'])
    const [sam, lee] = (now.results['owner-marriages']!.data as { owners: typeof owners }).owners
    expect([sam?.party, lee?.to]).toEqual([partyNamed('Sam Reyes'), partyNamed('Sam Reyes')])
  })

  it('is never another person’s, nor that of someone else who signs', () => {
    const facts = at(joint(owner('Sam', 'Reyess'), owner('Lee', 'Roe')))
    const stays = (first: string, last: string) => staysSigner(facts, named('Sam Reyess'), 'MISSPELLED', right(first, last))
    expect(stays('Xavier', 'Other')).toContain('that is another person. If someone else was invited')
    expect(stays('Lee', 'Roe')).toContain('signs here already')
    expect(stays('Ana', 'Reyes')).toContain('signs here already')
    expect([stays('SAM', 'REYESS'), stays('Sam', 'Reyess')]).toEqual([undefined, expect.stringContaining('written already')])
  })

  it('is reached where they were before, also where the team had entered it', () => {
    const emails = [{ party: partyNamed('Sam Reyess'), email: 'team@example.test', at: NOW }]
    const facts = at({ ...joint(owner('Sam', 'Reyess')), 'signer-emails': { emails } })
    const reached = (to: RightName) => signersByFacts(after(facts, 'Sam Reyess', 'MISSPELLED', to)).map(({ email }) => email)
    expect([reached(SAM), reached(right('Sam', 'Reyes', 'New@example.test'))]).toEqual([['team@example.test'], ['new@example.test']])
  })
})

describe('a trustee', () => {
  const held = (...trustees: readonly string[]) =>
    at({
      'about-you': { ...aboutYou.example, ownership: 'TRUST' },
      'trust-and-flood-insurance': { ...trustAndFloodInsurance.example, trust: { ...trustAndFloodInsurance.example.trust, trustees } },
    })

  it('is taken off by the trust’s documents or a death certificate while another one stays, and for no other reason', () => {
    const two = held('Ana Reyes', 'Tom Banks')
    for (const because of ['NOT_TRUSTEE', 'DIED'] as const) {
      expect(staysSigner(two, named('Tom Banks'), because)).toBeUndefined()
      expect(signing(after(two, 'Tom Banks', because))).toEqual([])
    }
    for (const because of ['SOLD_SHARE', 'NEVER_OWNED', 'WRONG_PERSON', 'DIVORCED'] as const)
      expect(staysSigner(two, named('Tom Banks'), because)).toContain('as a trustee, who has to sign')
    // The only one is exchanged: nobody else is asked to sign by it than whoever takes their place.
    const { known } = standing(held('Tom Banks')).walk
    const fault = (successor?: string) => faultOfSuccessor(known, named('Tom Banks'), 'NOT_TRUSTEE', successor)
    expect([fault(), fault('Tom A Banks'), fault('Grace Lee')]).toEqual([
      expect.stringContaining('the only trustee'),
      'Enter who is the trustee in the place of Tom Banks',
      undefined,
    ])
    const trust = standing(two).walk.known
    expect(faultOfSuccessor(trust, named('Tom Banks'), 'DIED', 'Ana Reyes')).toContain('Ana Reyes is a trustee already')
    expect([
      faultOfSuccessor(trust, named('Tom Banks'), 'DIED', undefined),
      faultOfSuccessor(trust, named('Tom Banks'), 'DIED', 'Grace Lee'),
    ]).toEqual([undefined, undefined])
    expect(staysSigner(held('Tom Banks'), named('Tom Banks'), 'NOT_TRUSTEE', undefined, 'Grace Lee')).toBeUndefined()
    expect(faultOfSuccessor(known, named('Tom Banks'), 'SOLD_SHARE', 'Grace Lee')).toContain('only for a trustee')
    expect(staysSigner(at(joint(owner('Sam', 'Reyes'))), named('Sam Reyes'), 'NOT_TRUSTEE')).toContain(
      'does not name Sam Reyes as a trustee',
    )
    // What is left our team compares with the documents again.
    expect(standing(after(two, 'Tom Banks', 'NOT_TRUSTEE')).walk.frontier?.item.id).toBe('trust-and-flood-review')
  })

  it('signs under the right name', () => {
    const facts = held('Ana Reyes', 'Tom Banxs')
    expect(staysSigner(facts, named('Tom Banxs'), 'MISSPELLED', right('Tom', 'Banks'))).toBeUndefined()
    expect(after(facts, 'Tom Banxs', 'MISSPELLED', right('Tom', 'Banks')).results['trust-and-flood-insurance']?.data).toMatchObject({
      trust: { trustees: ['Ana Reyes', 'Tom Banks'] },
    })
  })
})

describe('someone who died', () => {
  it('is no one’s spouse any more, and no owner whom the title search names is taken off', () => {
    const spouse = owner('Pat', 'Reyes')
    const facts = at({ ...FLORIDA, 'about-you': { ...aboutYou.example, maritalStatus: 'MARRIED', spouse } })
    expect(staysSigner(facts, named('Pat Reyes'), 'DIED')).toBeUndefined()
    expect(signing(after(facts, 'Pat Reyes', 'DIED'))).toEqual([])
    const owning = at({ ...joint(owner('Sam', 'Roe')), ...titled('Ana Reyes', 'ROE SAM') })
    expect(staysSigner(owning, named('Sam Roe'), 'DIED')).toContain('Once the land records show who owns their share now')
    expect(staysSigner(owning, named('Sam Roe'), 'MISSPELLED')).toBeUndefined()
  })
})
