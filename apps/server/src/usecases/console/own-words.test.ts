import {
  aboutYou,
  instrumentDetails as details,
  type Facts,
  factsUpTo,
  type Item,
  ownerMarriages as marriages,
  noteSigning,
  partyNamed,
  propertyAddress,
  standing,
} from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { ownWordsTold, refuseLeavingOutSigned, spousesWrittenTo, standingWith } from './own-words.ts'

const [instrumentDetails, ownerMarriages] = [details as Item, marriages as Item]
const NOW = '2026-12-14T18:30:00.000Z'
const sam = partyNamed('Sam Reyes')
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const KIM = { firstName: 'Kim', lastName: 'Okafor', email: 'kim@example.test' }
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
  const basis = standing(named).walk.bases[noteSigning.id] ?? ''
  const signed = { ...named, results: { ...named.results, [noteSigning.id]: { data: noteSigning.example, basis, settledAt: NOW } } }
  const decide = (facts: Facts, answer: object) => () => refuseLeavingOutSigned(fileOf(facts), instrumentDetails, answer)

  it('is left out by no one person once the borrower has signed, by a no or by another name, though they have not begun', () => {
    expect(standing(signed).walk.known(noteSigning)).toBeDefined()
    expect(decide(signed, { spouseSigns: 'NO' })).toThrow()
    expect(decide(signed, { spouseSigns: 'YES', spouse: 'Lee Reyes' })).toThrow()
    expect(decide(signed, { spouseSigns: 'YES', spouse: 'kim okafor' })).not.toThrow()
  })

  it('may be left out before, where they have not begun', () => {
    expect(decide(named, { spouseSigns: 'NO' })).not.toThrow()
  })
})

describe('a co-owner’s spouse whom the team recorded', () => {
  const owners = (...said: object[]) => ({ owners: said.map((one) => ({ party: sam, ...one })) })
  const recorded = factsUpTo('co-owners', NOW, {
    ...home('CA', { ownership: 'JOINT', coOwners: [SAM] }),
    'owner-marriages': owners({ status: 'MARRIED', spouse: KIM }),
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
