import { describe, expect, it } from 'vitest'
import { factsUpTo } from './facts-up-to.ts'
import { FLOW } from './flow.ts'
import type { Item } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { ownershipOf } from './items/about-you/ownership.ts'
import { exampleProperty } from './items/property/example-property.ts'
import { findProperty } from './items/property/find-property.ts'
import { signersOf } from './items/signing/signers.ts'
import { namesRemoved, openRemoval, type SignerRemoval } from './items/signing/signers-removed.ts'
import { fullTitle } from './items/title/full-title.ts'
import { aboutYouWithout, staysSigner } from './remove-signer.ts'
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
    const { known } = walked(facts(joint))
    const [sam] = signersOf(known)
    expect(staysSigner(known, sam!)).toBeUndefined()
    const titled = { 'full-title': { ...fullTitle.example, owners: [person('Ana Reyes'), person('REYES SAM J')] } }
    expect(staysSigner(walked(facts({ ...joint, ...titled })).known, sam!)).toContain('The title search names Sam Reyes')
    expect(staysSigner(walked(factsUpTo('submission', NOW, joint)).known, sam!)).toContain('title search is not here yet')
  })

  it('whom the borrower named is no longer in what the borrower said, who then owns the home alone', () => {
    const of = facts(joint)
    const { known } = walked(of)
    expect(aboutYouWithout(of, known, signersOf(known)[0]!.party)).toMatchObject({ ownership: 'SOLE', coOwners: [] })
    expect(aboutYouWithout(of, known, '0123456789abcdef')).toBeUndefined()
  })

  it('whom public records name counts no longer once two have said so, and not before', () => {
    const records = recorded(person('Ana Reyes'), person('Pat Gone'))
    const before = walked(facts(records)).known
    const [pat] = signersOf(before)
    expect([pat?.name, ownershipOf(before)]).toEqual(['Pat Gone', 'JOINT'])
    expect(aboutYouWithout(facts(records), before, pat!.party)).toBeUndefined()
    const asked = walked(facts({ ...records, 'signers-removed': removed(pat!.party, pat!.name, { confirmedAt: undefined }) })).known
    expect([signersOf(asked).length, openRemoval(asked, pat!.party)?.name, namesRemoved(asked).size]).toEqual([1, 'Pat Gone', 0])
    const after = walked(facts({ ...records, 'signers-removed': removed(pat!.party, pat!.name) })).known
    expect([signersOf(after), ownershipOf(after), openRemoval(after, pat!.party)]).toEqual([[], 'SOLE', undefined])
  })

  it('and whom the borrower names again signs again', () => {
    const { known } = walked(facts({ ...joint, 'signers-removed': removed('x', 'Sam Reyes') }))
    expect(signersOf(known).map(({ name }) => name)).toEqual(['Sam Reyes'])
  })
})
