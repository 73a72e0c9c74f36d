import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { standing } from './current-step.ts'
import type { Facts } from './facts.ts'
import { factsUpTo } from './facts-up-to.ts'
import { FLOW } from './flow.ts'
import type { Item } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { ownershipOf } from './items/about-you/ownership.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { trustAndFloodInsurance } from './items/closing/trust-and-flood-insurance.ts'
import { exampleProperty } from './items/property/example-property.ts'
import { findProperty } from './items/property/find-property.ts'
import { partyNamed, signersOf } from './items/signing/signers.ts'
import {
  MOST_REMOVALS,
  namesRemoved,
  noMoreRemovals,
  openRemoval,
  type SignerRemoval,
  signersRemoved,
} from './items/signing/signers-removed.ts'
import { submission } from './items/submission/submission.ts'
import { fullTitle } from './items/title/full-title.ts'
import { overtakenRemovals } from './overtaken-removals.ts'
import { aboutYouRenamed, aboutYouWithout } from './removal-changes.ts'
import { divorcedFrom, marriageEnded, marriageRenamed } from './removal-marriages.ts'
import { followsFromRemoval, staysSigner, submitsAgain } from './remove-signer.ts'
import { SIGNER_FLOW } from './signer-flow.ts'
import { walk } from './walk.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const joint = { 'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [SAM] } }
const person = (name: string) => ({ name, kind: 'PERSON' as const })
const recorded = (...owners: readonly object[]) => ({
  'find-property': { ...findProperty.example, matches: [{ ...exampleProperty, owners }] },
})
const facts = (results: Readonly<Record<string, unknown>>) => factsUpTo('note-signing', NOW, results)
const walked = (of: ReturnType<typeof factsUpTo>) => walk(FLOW as readonly Item[], of, SIGNER_FLOW)
const removed = (party: string, name: string, more: object = {}): { readonly removed: readonly SignerRemoval[] } => ({
  removed: [
    { party, name, because: 'SOLD_SHARE', document: crypto.randomUUID(), askedBy: 'operator:1', askedAt: NOW, confirmedAt: NOW, ...more },
  ],
})

describe('someone who was to sign', () => {
  it('may be taken off where neither title nor trust names them, and never where one does', () => {
    const [sam] = signersOf(walked(facts(joint)).known)
    expect(staysSigner(facts(joint), sam!)).toBeUndefined()
    const titled = { 'full-title': { ...fullTitle.example, owners: [person('Ana Reyes'), person('REYES SAM J')] } }
    expect(staysSigner(facts({ ...joint, ...titled }), sam!)).toContain('The title search names Sam Reyes')
    expect(staysSigner(factsUpTo('submission', NOW, joint), sam!)).toContain('title search is not here yet')
  })

  it('is not taken off who would sign all the same: the spouse of a state that asks for them, an owner too or not', () => {
    // Before the appointment: at an office the deed is signed with the note.
    const drawn = (answer: object) => factsUpTo('closing-review', NOW, answer as Record<string, unknown>)
    const texas = { 'property-address': { ...propertyAddress.example, state: 'TX' } }
    const married = (more: object) => ({ ...texas, 'about-you': { ...aboutYou.example, maritalStatus: 'MARRIED', spouse: SAM, ...more } })
    const signer = (of: Facts) => standing(of).walk.signers.find(({ signer: { name } }) => name === 'Sam Reyes')!.signer
    const [alone, owner] = [drawn(married({})), drawn(married({ ownership: 'JOINT', coOwners: [SAM] }))] as const
    expect(staysSigner(alone, signer(alone), 'NEVER_OWNED')).toContain('asks Sam Reyes to sign as an owner’s spouse')
    // An owner without a share signs on as the spouse alone.
    expect([staysSigner(owner, signer(owner), 'NEVER_OWNED'), followsFromRemoval(owner, signer(owner), 'NEVER_OWNED')]).toEqual([
      undefined,
      { signsAs: 'SPOUSE' },
    ])
    for (const of of [alone, owner]) {
      // Divorced: then neither as a spouse nor as an owner, by the decree and the title search.
      expect([staysSigner(of, signer(of), 'DIVORCED'), staysSigner(of, signer(of))]).toEqual([undefined, undefined])
      const { known } = standing(of).walk
      const answer = aboutYouWithout(of, known, signer(of), 'DIVORCED')
      expect(answer).toMatchObject({ maritalStatus: 'UNMARRIED', coOwners: [], ownership: 'SOLE' })
      expect(answer).not.toHaveProperty('spouse')
    }
    const kim = { ...SAM, firstName: 'Kim' }
    const both = drawn(married({ spouse: kim, ownership: 'JOINT', coOwners: [SAM] }))
    expect(staysSigner(both, signer(both), 'NEVER_OWNED')).toBeUndefined()
    // Whoever is divorced already calls themselves unmarried, or has married again: the decree is the evidence of the marriage before.
    for (const of of [both, drawn({ ...texas, ...joint }), drawn({ ...texas, ...recorded(person('Ana Reyes'), person('Sam Reyes')) })])
      expect([staysSigner(of, signer(of), 'DIVORCED'), staysSigner(of, signer(of))]).toEqual([undefined, undefined])
    expect(aboutYouWithout(both, standing(both).walk.known, signer(both), 'DIVORCED')).toMatchObject({
      maritalStatus: 'MARRIED',
      spouse: kim,
    })
    expect(staysSigner(both, { party: 'x', name: 'Pat Gone' }, 'DIVORCED')).toContain('neither an owner nor a spouse')
    const single = drawn({ ...texas, ...joint })
    expect(aboutYouWithout(single, standing(single).walk.known, signer(single), 'DIVORCED')).toMatchObject({
      coOwners: [],
      ownership: 'SOLE',
    })
    // The title search has the last word, whatever a decree says.
    const titled = { 'full-title': { ...fullTitle.example, owners: [person('Ana Reyes'), person('REYES SAM J')] } }
    const owning = drawn({ ...married({}), ...titled })
    expect(staysSigner(owning, signer(owning), 'DIVORCED')).toContain('The title search names Sam Reyes')
  })

  it('the spouse of another owner is taken off by the decree, and is then no longer named by that owner', () => {
    const of = factsUpTo('closing-review', NOW, {
      ...joint,
      'property-address': { ...propertyAddress.example, state: 'TX' },
      'owner-marriages': {
        owners: [{ party: partyNamed('Sam Reyes'), status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okafor' }, isOwnWord: true }],
      },
    })
    const { known } = standing(of).walk
    const kim = { party: partyNamed('Kim Okafor'), name: 'Kim Okafor' }
    expect([staysSigner(of, kim, 'DIVORCED'), staysSigner(of, kim, 'NEVER_OWNED')]).toEqual([
      undefined,
      'The law of the state asks Kim Okafor to sign as an owner’s spouse, as long as they are married.',
    ])
    expect(marriageEnded(known, kim)).toEqual({
      owner: 'Sam Reyes',
      ownersParty: partyNamed('Sam Reyes'),
      by: 'OWNER',
      isDenied: false,
      owners: [{ party: partyNamed('Sam Reyes'), status: 'UNMARRIED' }],
    })
    expect(aboutYouWithout(of, known, kim, 'DIVORCED')).toBeUndefined()
    // Whom they named may own the home beside them; of whom no one named it is not said whose spouse they were.
    const lee = { firstName: 'Lee', lastName: 'Reyes', email: 'lee@example.test' }
    const two = factsUpTo('closing-review', NOW, {
      'about-you': { ...joint['about-you'], coOwners: [SAM, lee] },
      'property-address': { ...propertyAddress.example, state: 'TX' },
      'owner-marriages': { owners: [{ party: partyNamed('Sam Reyes'), status: 'MARRIED', to: partyNamed('Lee Reyes'), isOwnWord: true }] },
    })
    const told = standing(two).walk.known
    const named = (name: string) => ({ party: partyNamed(name), name })
    expect(marriageEnded(told, named('Lee Reyes'))?.owners).toEqual([{ party: partyNamed('Sam Reyes'), status: 'UNMARRIED' }])
    expect([
      divorcedFrom(told, named('Lee Reyes')),
      divorcedFrom(told, named('Sam Reyes')),
      divorcedFrom(known, named('Kim Okafor')),
    ]).toEqual(['Sam Reyes', undefined, 'Sam Reyes'])
  })

  it('a spouse who was misspelled signs under the right name, whoever named them, and no one is left out', () => {
    const texas = { 'property-address': { ...propertyAddress.example, state: 'FL' } }
    const PAT = { firstName: 'Pat', lastName: 'Sond', email: 'pat@example.test' }
    const kim = { firstName: 'Kim', lastName: 'Okafr' }
    const of = factsUpTo('note-signing', NOW, {
      ...texas,
      'about-you': { ...joint['about-you'], maritalStatus: 'MARRIED', spouse: PAT },
      'owner-marriages': { owners: [{ party: partyNamed('Sam Reyes'), status: 'MARRIED', spouse: kim, isOwnWord: true }] },
    })
    const { known } = standing(of).walk
    const named = (name: string) => ({ party: partyNamed(name), name })
    const right = (firstName: string, lastName: string) => ({ firstName, lastName })
    const stays = (name: string, to?: object) => staysSigner(of, named(name), 'MISSPELLED', to as never)
    expect([stays('Pat Sond'), stays('Pat Sond', right('Pat', 'Sound')), stays('Kim Okafr', right('Kim', 'Okafor'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(stays('Sam Reyes', right('Samuel', 'Reyes'))).toBeUndefined()
    expect(stays('Pat Sond', right('PAT', 'SOND'))).toBeUndefined()
    expect(stays('Pat Sond', right('Pat', 'Sond'))).toContain('already')
    for (const taken of [right('Sam', 'Reyes'), right('Ana', 'REYES'), right('Kim', 'Okafr')])
      expect(stays('Pat Sond', taken)).toContain('signs here already')
    // Nobody is put in the place of someone else, and it is said who names another spouse.
    expect(stays('Pat Sond', right('Xavier', 'Other'))).toContain(
      'that is another person. Until Pat Sond has signed in, the borrower corrects',
    )
    expect(stays('Kim Okafr', right('Max', 'Okafor'))).toContain('Until Kim Okafr has signed in, Sam Reyes corrects whom they named')
    expect(stays('Kim Okafr', right('Kim', 'Reyes'))).toBeUndefined()
    expect(aboutYouRenamed(of, known, named('Pat Sond'), right('Pat', 'Sound'))).toMatchObject({
      maritalStatus: 'MARRIED',
      spouse: { firstName: 'Pat', lastName: 'Sound', email: PAT.email },
    })
    expect(marriageRenamed(known, named('Kim Okafr'), { ...right('Kim', 'Okafor'), email: 'kim@example.test' })).toEqual([
      {
        party: partyNamed('Sam Reyes'),
        status: 'MARRIED',
        spouse: { firstName: 'Kim', lastName: 'Okafor', email: 'kim@example.test' },
        isOwnWord: true,
      },
    ])
    expect([
      aboutYouRenamed(of, known, named('Kim Okafr'), right('Kim', 'Okafor')),
      marriageRenamed(known, named('Pat Sond'), PAT),
    ]).toEqual([undefined, undefined])
  })

  it('nor whom the trust names in another way; public records that write the name otherwise hold nobody', () => {
    const written = facts({ ...joint, ...recorded(person('Ana Reyes'), person('REYES SAM J')) })
    const [sam] = signersOf(standing(written).walk.known)
    expect([sam?.name, staysSigner(written, sam!)]).toEqual(['Sam Reyes', undefined])
    // Nor does it leave out who shares that name: the borrower, or another owner.
    const father = facts({ ...joint, ...recorded(person('Ana Reyes'), person('REYES SAM J'), person('REYES SAM SR')) })
    const both = { ...joint['about-you'], coOwners: [SAM, { ...SAM, firstName: 'Sam Senior', email: 'sr@example.test' }] }
    expect(signersOf(standing(father).walk.known).map(({ name }) => name)).toEqual(['Sam Reyes'])
    const shared = facts({ 'about-you': both, ...recorded(person('Ana Reyes'), person('REYES SAM J')) })
    expect(staysSigner(shared, signersOf(standing(shared).walk.known)[0]!)).toBeUndefined()
    const trust = { ...trustAndFloodInsurance.example.trust!, trustees: ['Ana Reyes', 'Sam J Reyes'] }
    const held = { 'about-you': { ...joint['about-you'], ownership: 'TRUST' } }
    const ofTrust = facts({ ...held, 'trust-and-flood-insurance': { ...trustAndFloodInsurance.example, trust } })
    expect(staysSigner(ofTrust, sam!, 'SOLD_SHARE')).toContain('The trust names Sam Reyes as a trustee')
    expect(staysSigner(ofTrust, sam!, 'NOT_TRUSTEE')).toBeUndefined()
    const gone = facts(recorded(person('Ana Reyes'), person('Pat Gone')))
    expect(staysSigner(gone, signersOf(standing(gone).walk.known)[0]!)).toBeUndefined()
  })

  it('whom the borrower named is no longer in what the borrower said, who then owns the home alone', () => {
    const of = facts(joint)
    const { known } = walked(of)
    expect(aboutYouWithout(of, known, signersOf(known)[0]!, 'NEVER_OWNED')).toMatchObject({ ownership: 'SOLE', coOwners: [] })
    expect(aboutYouWithout(of, known, { party: '0123456789abcdef', name: 'Pat Gone' }, 'NEVER_OWNED')).toBeUndefined()
  })

  it('has the borrower submit again where it changes what they answered, and not where it changes public records alone', () => {
    const of = facts(joint)
    const [sam] = signersOf(walked(of).known)
    expect([submitsAgain(of, sam!, 'NEVER_OWNED'), submitsAgain(of, sam!, 'MISSPELLED')]).toEqual([true, true])
    const records = facts(recorded(person('Ana Reyes'), person('Pat Gone')))
    expect(submitsAgain(records, signersOf(walked(records).known)[0]!, 'NEVER_OWNED')).toBe(false)
    const early = factsUpTo('submission', NOW, joint)
    expect(submitsAgain(early, sam!, 'NEVER_OWNED')).toBe(false)
    // The page that asks for it says why.
    const shown = (given: object) => submission.about!.of(walked(facts({ ...joint, ...given })).known, undefined, {})
    expect(shown({ 'signers-removed': removed('x', 'Pat Gone') })).toMatchObject({ signersChanged: [{ name: 'Pat Gone' }] })
    expect(shown({ 'signers-removed': removed('x', 'Pat Gone', { confirmedAt: undefined }) })).not.toHaveProperty('signersChanged')
  })

  it('whom public records name counts no longer once two have said so, and not before', () => {
    const records = recorded(person('Ana Reyes'), person('Pat Gone'))
    const before = walked(facts(records)).known
    const [pat] = signersOf(before)
    expect([pat?.name, ownershipOf(before)]).toEqual(['Pat Gone', 'JOINT'])
    expect(aboutYouWithout(facts(records), before, pat!, 'NEVER_OWNED')).toBeUndefined()
    const asked = walked(facts({ ...records, 'signers-removed': removed(pat!.party, pat!.name, { confirmedAt: undefined }) })).known
    expect([signersOf(asked).length, openRemoval(asked, pat!.party)?.name, namesRemoved(asked).size]).toEqual([1, 'Pat Gone', 0])
    const after = walked(facts({ ...records, 'signers-removed': removed(pat!.party, pat!.name) })).known
    expect([signersOf(after), ownershipOf(after), openRemoval(after, pat!.party)]).toEqual([[], 'SOLE', undefined])
  })

  it('is asked for as often as the file holds, declined ones counted: then it is said in words', () => {
    const asked = (count: number) => {
      const all = Array.from({ length: count }, () => removed('x', 'Sam Reyes', { confirmedAt: undefined, declinedAt: NOW }).removed[0]!)
      expect(z.safeParse(signersRemoved.data, { removed: all }).success).toBe(true)
      return noMoreRemovals(walked(facts({ ...joint, 'signers-removed': { removed: all } })).known)
    }
    expect([asked(21), asked(MOST_REMOVALS - 1)]).toEqual([undefined, undefined])
    expect(asked(MOST_REMOVALS)).toContain('holds no more')
  })

  it('is no longer to be removed once the borrower or an owner has corrected whom they named, and is not when they are named again', () => {
    const asked = removed(partyNamed('Sam Reyes'), 'Sam Reyes', { confirmedAt: undefined })
    const saidOf = (coOwners: readonly object[]) =>
      walked(facts({ 'about-you': { ...joint['about-you'], coOwners }, 'signers-removed': asked })).known
    const before = saidOf([SAM])
    expect(overtakenRemovals(before, before, NOW)).toBeUndefined()
    const corrected = overtakenRemovals(before, saidOf([{ ...SAM, firstName: 'Samuel' }]), NOW)
    expect(corrected).toEqual({ names: ['Sam Reyes'], removed: [{ ...asked.removed[0], declinedAt: NOW }] })
    const again = walked(facts({ ...joint, 'signers-removed': { removed: corrected!.removed } })).known
    expect([signersOf(again).map(({ name }) => name), openRemoval(again, partyNamed('Sam Reyes'))]).toEqual([['Sam Reyes'], undefined])
  })

  it('nor is the spouse whom an owner has corrected themselves', () => {
    const saying = (firstName: string) =>
      standing(
        factsUpTo('note-signing', NOW, {
          ...joint,
          'property-address': { ...propertyAddress.example, state: 'FL' },
          'owner-marriages': {
            owners: [{ party: partyNamed('Sam Reyes'), status: 'MARRIED', spouse: { firstName, lastName: 'Sound' }, isOwnWord: true }],
          },
          'signers-removed': removed(partyNamed('Patt Sound'), 'Patt Sound', { confirmedAt: undefined, because: 'MISSPELLED' }),
        }),
      ).walk.known
    expect(overtakenRemovals(saying('Patt'), saying('Patt'), NOW)).toBeUndefined()
    expect(overtakenRemovals(saying('Patt'), saying('Pat'), NOW)?.names).toEqual(['Patt Sound'])
  })

  it('and whom the borrower names again signs again', () => {
    const { known } = walked(facts({ ...joint, 'signers-removed': removed('x', 'Sam Reyes') }))
    expect(signersOf(known).map(({ name }) => name)).toEqual(['Sam Reyes'])
  })
})
