import {
  aboutYou,
  instrumentDetails as details,
  type Facts,
  factName,
  factsUpTo,
  type Item,
  ownerMarriages as marriages,
  partyNamed,
  propertyAddress,
  signerIntro,
} from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { ownWordsTold, refuseLeavingOutSpouse, spousesWrittenTo, standingWith } from './own-words.ts'

const [instrumentDetails, ownerMarriages] = [details as Item, marriages as Item]
const NOW = '2026-12-14T18:30:00.000Z'
const [kim, sam] = [partyNamed('Kim Okafor'), partyNamed('Sam Reyes')]
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const KIM = { firstName: 'Kim', lastName: 'Okafor', email: 'kim@example.test' }
const begun = (facts: Facts): Facts => ({
  ...facts,
  results: { ...facts.results, [factName(signerIntro.id, kim)]: { data: signerIntro.example, basis: '0', settledAt: NOW } },
})
const fileOf = (facts: Facts) => ({ facts }) as unknown as ApplicationFile
const home = (state: string, about: object) => ({
  'property-address': { ...propertyAddress.example, state },
  'about-you': { ...aboutYou.example, ...about },
})

describe('a spouse whom the team named', () => {
  const named = factsUpTo('note-signing', NOW, {
    ...home('IN', { maritalStatus: 'MARRIED' }),
    'instrument-details': { spouseSigns: 'YES', spouseSource: 'Title company', spouse: 'Kim Okafor' },
  })
  const decide = (facts: Facts, answer: object) => () => refuseLeavingOutSpouse(fileOf(facts), instrumentDetails, answer, answer)

  it('is left out by no one person once they have said who they are, by a no or by another name', () => {
    expect(decide(begun(named), { spouseSigns: 'NO' })).toThrow()
    expect(decide(begun(named), { spouseSigns: 'YES', spouse: 'Lee Reyes' })).toThrow()
  })

  it('may be named again, and may be left out before they have begun', () => {
    expect(decide(begun(named), { spouseSigns: 'YES', spouse: 'kim okafor' })).not.toThrow()
    expect(decide(named, { spouseSigns: 'NO' })).not.toThrow()
  })

  it('stops nobody once the borrower is no longer married, as two of the team found by the decree', () => {
    const { results } = begun(named)
    const about = { ...(results['about-you']!.data as object), maritalStatus: 'UNMARRIED' }
    const divorced = { ...named, results: { ...results, 'about-you': { ...results['about-you']!, data: about } } }
    expect(decide(divorced, { vesting: 'Ana Reyes, in fee simple' })).not.toThrow()
    expect(decide(divorced, { spouseSigns: 'NO' })).not.toThrow()
  })
})

describe('a co-owner’s spouse whom the team recorded', () => {
  const owners = (...said: object[]) => ({ owners: said.map((one) => ({ party: sam, ...one })) })
  const recorded = factsUpTo('co-owners', NOW, {
    ...home('CA', { ownership: 'JOINT', coOwners: [SAM] }),
    'owner-marriages': owners({ status: 'MARRIED', spouse: KIM }),
  })
  const record = (facts: Facts, said: object) => () => refuseLeavingOutSpouse(fileOf(facts), ownerMarriages, owners(said), owners(said))

  it('is taken off, renamed or given another mailbox by no one person once they have begun', () => {
    for (const said of [
      { status: 'UNMARRIED' },
      { status: 'MARRIED', to: 'borrower' },
      { status: 'MARRIED', spouse: { ...KIM, firstName: 'Kimberly' } },
      { status: 'MARRIED', spouse: { ...KIM, email: 'other@example.test' } },
    ])
      expect(record(begun(recorded), said)).toThrow()
    expect(record(begun(recorded), { status: 'SEPARATED', spouse: KIM })).not.toThrow()
  })

  it('is the team’s to correct before they have begun', () => {
    expect(record(recorded, { status: 'UNMARRIED' })).not.toThrow()
    expect(record(recorded, { status: 'MARRIED', spouse: { ...KIM, email: 'other@example.test' } })).not.toThrow()
  })

  it('counts as written to where they are new, or have another mailbox', () => {
    const written = (said: object) => {
      const before = standingWith(recorded, recorded.results['owner-marriages']!.data)
      return spousesWrittenTo(before, standingWith(recorded, owners(said))).map(({ name, of }) => [name, of])
    }
    expect(written({ status: 'MARRIED', spouse: KIM })).toEqual([])
    expect(written({ status: 'MARRIED', spouse: { ...KIM, email: 'other@example.test' } })).toEqual([['Kim Okafor', sam]])
    expect(written({ status: 'MARRIED', spouse: { ...KIM, lastName: 'Okefor' } })).toEqual([['Kim Okefor', sam]])
  })
})

describe('an owner whose own word of their marriage the team replaces', () => {
  const said = { owners: [{ party: 'sam', status: 'UNMARRIED', isOwnWord: true }] }

  it('is told what was recorded', () => {
    const recorded = { owners: [{ party: 'sam', status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okafor' } }] }
    const [told, ...more] = ownWordsTold(ownerMarriages, said, recorded)
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'signer-told', payload: { party: 'sam', body: expect.stringContaining('married to Kim Okafor') } })
  })

  it('is told nothing where their word stands, or where it was the team’s before', () => {
    expect(ownWordsTold(ownerMarriages, said, said)).toEqual([])
    const teams = { owners: [{ party: 'sam', status: 'UNMARRIED' }] }
    expect(ownWordsTold(ownerMarriages, teams, { owners: [{ party: 'sam', status: 'MARRIED' }] })).toEqual([])
  })
})
