import { describe, expect, it } from 'vitest'
import type { Facts, Item, Result, SignerAskId } from '../index.ts'
import {
  aboutYou,
  basesByName,
  birthDate,
  coOwners,
  FLOW,
  factName,
  factsUpTo,
  itemNamed,
  nextAction,
  partsOfFactName,
  propertyAddress,
  SIGNER_FLOW,
  signerIntro,
  signerMails,
  standing,
  walk,
  walkOfParty,
} from '../index.ts'
import { SIGNER_ITEMS } from './signer-flow.ts'

const NOW = '2026-11-20T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'Sam@example.test ' }
const KIM = { firstName: 'Kim', lastName: 'Reyes', email: 'sam@example.test' }

/** An application of a home that Ana Reyes holds with others, at the item given, in a state that asks nobody for a spouse. */
const jointFacts = (until: Parameters<typeof factsUpTo>[0], coOwners: object[] = [SAM, KIM]): Facts =>
  factsUpTo(until, NOW, {
    'property-address': { ...propertyAddress.example, state: 'VA' },
    [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners },
  })

const signers = (facts: Facts) => standing(facts).walk.signers
const partyOf = (facts: Facts, name: string): string => signers(facts).find(({ signer }) => signer.name === name)!.signer.party

const give = (facts: Facts, party: string, id: string, data?: unknown): Facts => {
  const basis = walkOfParty(standing(facts).walk, party)!.bases[id]!
  const result: Result = { data: data ?? itemNamed(id)!.example, basis, settledAt: facts.now }
  return { ...facts, results: { ...facts.results, [factName(id, party)]: result } }
}
const openOf = (facts: Facts, party: string) => walkOfParty(standing(facts).walk, party)?.frontier

/** Everything that a signer does, as the examples have it. */
const doAll = (facts: Facts, party: string): Facts => {
  let after = facts
  for (const id of ['signer-intro', 'signer-identity-documents', 'signer-identity-check', 'signer-signing']) after = give(after, party, id)
  return after
}

describe('An additional signer', () => {
  it('is each co-owner whom the borrower names, even when two share an email', () => {
    const found = signers(jointFacts('hmda')).map(({ signer }) => signer)
    expect(found.map(({ name, email }) => [name, email])).toEqual([
      ['Sam Reyes', 'sam@example.test'],
      ['Kim Reyes', 'sam@example.test'],
    ])
    expect(new Set(found.map(({ party }) => party)).size).toBe(2)
  })

  it('is another owner of record too, whom the borrower does not name', () => {
    const record = itemNamed('find-property')!.example as { matches: { owners: object[] }[] }
    const owners = [
      { name: 'ANA REYES', kind: 'PERSON' },
      { name: 'SAM REYES', kind: 'PERSON' },
    ]
    const found = { ...record, matches: record.matches.map((match) => ({ ...match, owners })) }
    const facts = factsUpTo('co-owners', NOW, { 'find-property': found })
    expect(standing(facts).step).toBe('CO_DEED_REQ')
    expect(signers(facts).map(({ signer }) => [signer.name, signer.email])).toEqual([['SAM REYES', undefined]])
    // Nobody could write to them: the borrower is told what to do about it.
    expect(nextAction(standing(facts).walk, 'CO_DEED_REQ', facts)).toMatchObject({ title: 'Add an email for SAM REYES', waitingOn: 'you' })
    const reached = jointFacts('co-owners', [SAM])
    expect(nextAction(standing(reached).walk, 'CO_DEED_REQ', reached)).toMatchObject({ waitingOn: 'us' })
    // Named by the borrower, it is the same person and not one more.
    const named = factsUpTo('hmda', NOW, {
      'find-property': found,
      [aboutYou.id]: { ...(aboutYou.example as object), ownership: 'JOINT', coOwners: [SAM] },
    })
    expect(signers(named).map(({ signer }) => signer.name)).toEqual(['Sam Reyes'])
  })

  it('is no one where one person owns the home', () => {
    expect(signers(factsUpTo('complete', NOW))).toEqual([])
    expect(standing(factsUpTo('complete', NOW)).step).toBe('COMPLETE')
  })

  it('keeps what they did when their email is corrected, but not when they are replaced by another person', () => {
    const facts = jointFacts('note-signing')
    const sam = partyOf(facts, 'Sam Reyes')
    expect(partyOf(jointFacts('note-signing', [{ ...SAM, email: 'sam.reyes@example.test' }]), 'Sam Reyes')).toBe(sam)
    expect(signers(jointFacts('note-signing', [{ ...SAM, firstName: 'Pat' }]))[0]?.signer.party).not.toBe(sam)
  })

  it('of the same name as another is distinguished', () => {
    const found = signers(jointFacts('hmda', [SAM, { ...SAM, email: 'junior@example.test' }]))
    expect(new Set(found.map(({ signer }) => signer.party)).size).toBe(2)
  })
})

describe("A signer's own flow", () => {
  it('waits until the application is submitted, then begins beside the borrower', () => {
    const before = jointFacts('submission')
    expect(openOf(before, partyOf(before, 'Sam Reyes'))).toMatchObject({ item: { id: 'signer-intro' }, isUnclear: true })
    const after = jointFacts('income-sources')
    expect(openOf(after, partyOf(after, 'Sam Reyes'))).toMatchObject({ item: { id: 'signer-intro' }, isUnclear: false })
  })

  it('checks the identity as soon as the document is named, whatever the borrower does', () => {
    const facts = jointFacts('income-sources')
    const sam = partyOf(facts, 'Sam Reyes')
    const shown = give(give(facts, sam, 'signer-intro'), sam, 'signer-identity-documents')
    const due = standing(shown).walk.ready.map(({ id }) => id)
    expect(due).toContain(factName('signer-identity-check', sam))
    expect(due).not.toContain(factName('signer-identity-check', partyOf(facts, 'Kim Reyes')))
    expect(openOf(shown, sam)?.step).toBe('WAITING_FOR_ID_VERIFICATION')
  })

  it('is not delayed by a signer who has not started, and its facts belong to no one else', () => {
    const facts = jointFacts('income-sources')
    const sam = partyOf(facts, 'Sam Reyes')
    const kim = partyOf(facts, 'Kim Reyes')
    const moved = give(facts, sam, 'signer-intro')
    expect(openOf(moved, sam)?.item.id).toBe('signer-identity-documents')
    expect(openOf(moved, kim)?.item.id).toBe('signer-intro')
    expect(standing(moved).step).toBe(standing(facts).step)
  })

  it('has nothing to sign until the note is made, and signs again when it changes', () => {
    const early = jointFacts('income-sources')
    const sam = partyOf(early, 'Sam Reyes')
    const verified = ['signer-intro', 'signer-identity-documents', 'signer-identity-check'].reduce(
      (facts, id) => give(facts, sam, id),
      early,
    )
    expect(openOf(verified, sam)).toMatchObject({ item: { id: 'signer-signing' }, isUnclear: true })

    const signed = doAll(jointFacts('co-owners'), sam)
    expect(openOf(signed, sam)).toBeUndefined()
    const anew = { ...signed.results.note!, data: { documentId: 'note-2', sha256: '1'.repeat(64) } }
    expect(openOf({ ...signed, results: { ...signed.results, note: anew } }, sam)?.item.id).toBe('signer-signing')
  })

  it('stops at an identity that was not confirmed, for an operator', () => {
    const facts = jointFacts('co-owners')
    const sam = partyOf(facts, 'Sam Reyes')
    const shown = give(give(facts, sam, 'signer-intro'), sam, 'signer-identity-documents')
    const doubted = give(shown, sam, 'signer-identity-check', { status: 'FAILED', reasons: ['EXPIRED'], reference: 'one' })
    expect(openOf(doubted, sam)).toMatchObject({ item: { id: 'signer-identity-review', by: 'operator' }, isUnclear: false })
    expect(openOf(give(doubted, sam, 'signer-identity-review'), sam)?.item.id).toBe('signer-signing')
  })
})

describe('What a signer is written', () => {
  const told = (before: Facts, after: Facts) =>
    signerMails(standing(before).walk, standing(after).walk).map(({ party, words }) => [party, words.subject])
  const submitted = jointFacts('income-sources')
  const [sam, kim] = [partyOf(submitted, 'Sam Reyes'), partyOf(submitted, 'Kim Reyes')]

  it('is an invitation to each of them when the application is submitted, and once', () => {
    const invited = 'You are asked to sign for a line of credit'
    expect(told(jointFacts('submission'), submitted)).toEqual([
      [sam, invited],
      [kim, invited],
    ])
    expect(told(submitted, submitted)).toEqual([])
    expect(told(submitted, give(submitted, sam, 'signer-intro'))).toEqual([])
  })

  it('is sent again where the email was corrected, to that one alone', () => {
    const corrected = jointFacts('income-sources', [{ ...SAM, email: 'sam.reyes@example.test' }, KIM])
    expect(told(submitted, corrected).map(([party]) => party)).toEqual([sam])
  })

  it('says that the documents are ready, also when they are drawn up anew', () => {
    const verified = (facts: Facts) =>
      ['signer-intro', 'signer-identity-documents', 'signer-identity-check'].reduce((before, id) => give(before, sam, id), facts)
    const ready = [[sam, 'Your documents are ready to read and sign']]
    expect(told(verified(submitted), verified(jointFacts('co-owners')))).toEqual(
      expect.arrayContaining([[sam, 'Your documents are ready to read and sign']]),
    )
    const signed = doAll(jointFacts('co-owners'), sam)
    const anew = { ...signed.results.note!, data: { documentId: 'note-2', sha256: '1'.repeat(64) } }
    expect(told(signed, { ...signed, results: { ...signed.results, note: anew } })).toEqual(ready)
  })

  it('is nothing where they have no email, and nothing of what the team has to do', () => {
    const facts = jointFacts('co-owners')
    const shown = give(give(facts, sam, 'signer-intro'), sam, 'signer-identity-documents')
    expect(told(shown, give(shown, sam, 'signer-identity-check', { status: 'FAILED', reasons: ['EXPIRED'], reference: 'one' }))).toEqual([])
    const record = itemNamed('find-property')!.example as { matches: { owners: object[] }[] }
    const owners = [
      { name: 'ANA REYES', kind: 'PERSON' },
      { name: 'SAM REYES', kind: 'PERSON' },
    ]
    const found = { 'find-property': { ...record, matches: record.matches.map((match) => ({ ...match, owners })) } }
    expect(told(factsUpTo('submission', NOW, found), factsUpTo('co-owners', NOW, found))).toEqual([])
  })
})

describe('The application', () => {
  it('continues when the last signer has signed, in whichever order', () => {
    const facts = jointFacts('co-owners')
    const [sam, kim] = [partyOf(facts, 'Sam Reyes'), partyOf(facts, 'Kim Reyes')]
    expect(standing(facts).step).toBe('CO_DEED_REQ')
    expect(standing(doAll(facts, kim)).step).toBe('CO_DEED_REQ')
    expect(standing(doAll(doAll(facts, kim), sam)).walk.frontier?.item.id).toBe('signed-set')
    expect(standing(doAll(doAll(facts, sam), kim)).walk.frontier?.item.id).toBe('signed-set')
  })

  it('is done while their own copy is still to be sealed, so that no application of before stands still for it', () => {
    const facts = jointFacts('co-owners', [SAM])
    const sam = partyOf(facts, 'Sam Reyes')
    const signed = { ...(itemNamed('signer-signing')!.example as object), documents: [] }
    const after = give(doAll(facts, sam), sam, 'signer-signing', signed)
    expect(openOf(after, sam)).toBeUndefined()
    expect(standing(after).step).not.toBe('CO_DEED_REQ')
    expect(standing(after).walk.ready.map(({ id }) => id)).toContain(factName('signer-signed-set', sam))
  })

  it('has a name for each of its facts that says whose it is', () => {
    const facts = jointFacts('co-owners')
    const sam = partyOf(facts, 'Sam Reyes')
    expect(partsOfFactName(factName('signer-intro', sam))).toEqual({ item: 'signer-intro', party: sam })
    expect(partsOfFactName('note')).toEqual({ item: 'note', party: 'borrower' })
    expect(Object.keys(basesByName(standing(facts).walk))).toEqual(expect.arrayContaining(['note', factName('signer-intro', sam)]))
    expect(walkOfParty(standing(facts).walk, 'somebody-else')).toBeUndefined()
  })

  it('has signers whose items read only their own facts or items before the wait for them', () => {
    const before = new Set<string>()
    const facts = jointFacts('co-owners')
    const walked = walk([], facts)
    expect(walked.signers).toEqual([])
    // Also those that do not apply to these people.
    for (const { id } of FLOW.slice(
      0,
      FLOW.findIndex(({ id }) => id === coOwners.id),
    ))
      before.add(id)
    const own = new Set<string>([SIGNER_FLOW.self.id])
    for (const item of SIGNER_ITEMS as readonly Item[]) {
      const touched: string[] = []
      const known = ((other: Item) => void touched.push(other.id)) as never
      item.applies?.(known)
      item.reads?.(known)
      for (const id of touched) expect(own.has(id) || before.has(id), `${item.id} reads ${id}`).toBe(true)
      own.add(item.id)
    }
  })

  it('asks each signer for things that have an example of their own', () => {
    const asked: readonly SignerAskId[] = [
      'signer-intro',
      'signer-identity-documents',
      'signer-signing-choice',
      'signer-review',
      'signer-signing',
    ]
    expect((SIGNER_ITEMS as readonly Item[]).filter(({ kind }) => kind === 'ask').map(({ id }) => id)).toEqual(asked)
  })
})

describe('What a signer tells about themselves', () => {
  const facts = jointFacts('co-owners', [SAM, { firstName: 'Ana', lastName: 'Reyes', email: 'daughter@example.test' }])
  const answer = (name: string, legalName: object, bornOn: string) => {
    const { known } = walkOfParty(standing(facts).walk, partyOf(facts, name))!
    return signerIntro.fits!(
      known,
      { ...signerIntro.example, legalName: legalName as typeof signerIntro.example.legalName, bornOn },
      '2026-11-20',
    )
  }
  const { bornOn: borrowers } = birthDate.example

  it('is not the borrower’s own name and date of birth: nobody signs twice', () => {
    expect(answer('Ana Reyes', { firstName: 'ANA', lastName: 'Reyes' }, borrowers)).toEqual([
      { path: 'bornOn', message: expect.stringMatching(/^The borrower has this name and date of birth, .* ask the borrower to correct/) },
    ])
  })

  it('may be the borrower’s name or the borrower’s birthday', () => {
    expect(answer('Ana Reyes', { firstName: 'Ana', lastName: 'Reyes' }, '2001-03-04')).toEqual([])
    expect(answer('Sam Reyes', { firstName: 'Sam', lastName: 'Reyes' }, borrowers)).toEqual([])
    // Nobody's namesake is born on the very same day.
    expect(answer('Ana Reyes', { firstName: 'Ana', lastName: 'Reyes', suffix: 'JR' }, borrowers)).toHaveLength(1)
  })
})
