import { instrumentDetails as details, factName, type Item, ownerMarriages as marriages, partyNamed } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { ownWordsTold, refuseLeavingOutSpouse } from './own-words.ts'

const [instrumentDetails, ownerMarriages] = [details as Item, marriages as Item]
const NOW = '2026-12-14T18:30:00.000Z'
const kim = partyNamed('Kim Okafor')
const begun = { [factName('signer-intro', kim)]: { data: {}, basis: '0', settledAt: NOW } }
const file = (results: object) => ({ facts: { now: NOW, results } }) as unknown as ApplicationFile
const before = { spouseSigns: 'YES', spouse: 'Kim Okafor' }
const decide = (results: object, answer: object) => () => refuseLeavingOutSpouse(file(results), instrumentDetails, before, answer)

describe('a spouse whom the team named', () => {
  it('is left out by no one person once they have said who they are, by a no or by another name', () => {
    expect(decide(begun, { spouseSigns: 'NO' })).toThrow()
    expect(decide(begun, { spouseSigns: 'YES', spouse: 'Lee Reyes' })).toThrow()
  })

  it('may be named again, and may be left out before they have begun', () => {
    expect(decide(begun, { spouseSigns: 'YES', spouse: 'kim okafor' })).not.toThrow()
    expect(decide({}, { spouseSigns: 'NO' })).not.toThrow()
    expect(() => refuseLeavingOutSpouse(file(begun), ownerMarriages, before, { spouseSigns: 'NO' })).not.toThrow()
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
