import { describe, expect, it } from 'vitest'
import type { Facts } from '../../facts.ts'
import { BORROWER } from '../../parties.ts'
import { signerIntro } from '../signer/signer-intro.ts'
import { closingSigners } from './closing-signers.ts'
import { ownerMarriages, recordableOf, toldOfRecord } from './owner-marriages.ts'
import { answered, frontierOf, KIM, knownIn, LEE, lee, misfits, SAM, said, sam, signerIn, submitted } from './said-of-marriages.fixture.ts'

const names = (facts: Facts) => closingSigners(knownIn(facts)).map(({ name }) => name)

describe('what an owner said of their marriage themselves', () => {
  const record = (facts: Facts, ...owners: object[]) =>
    ownerMarriages.fits!(knownIn(facts), { owners } as never, '2026-12-14').map(({ path }) => path)
  const both = submitted('FL', { coOwners: [SAM, LEE] })

  it('is not overwritten by one of the team, who records the same once more or whoever said nothing', () => {
    const told = answered(both, sam, { status: 'MARRIED', spouse: KIM })
    expect(knownIn(told)(ownerMarriages)?.owners).toEqual([{ party: sam, status: 'MARRIED', spouse: KIM, isOwnWord: true }])
    expect(record(told, { party: sam, status: 'UNMARRIED' })).toEqual(['owners.0.status'])
    const other = { party: sam, status: 'MARRIED', spouse: { firstName: 'Max', lastName: 'Reyes' } }
    expect(record(told, other)).toEqual(['owners.0.status'])
    expect(record(told, { party: lee, status: 'UNMARRIED' })).toEqual([])
    const same = { party: sam, status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okafor' } }
    expect(record(told, same)).toEqual([])
    expect(ownerMarriages.keeps!(knownIn(told), { owners: [same] } as never)).toEqual(knownIn(told)(ownerMarriages))
    // A spouse of whom they did not speak signs too.
    const alone = answered(both, sam, { status: 'UNMARRIED' })
    expect(record(alone, same)).toEqual([])
    // What the team heard before is the team's to correct.
    const heard = submitted('FL', {}, said({ party: sam, status: 'MARRIED', spouse: KIM }))
    expect(record(heard, { party: sam, status: 'UNMARRIED' })).toEqual([])
  })

  it('is not taken away by what the team records of another, and is completed where that one said otherwise', () => {
    const toLee = answered(both, sam, { status: 'MARRIED', to: lee })
    expect(record(toLee, { party: lee, status: 'UNMARRIED' })).toEqual(['owners.0.status'])
    expect(record(toLee, { party: lee, status: 'MARRIED', to: sam })).toEqual([])
    const couple = submitted('FL', { maritalStatus: 'MARRIED', spouse: SAM })
    expect(record(couple, { party: sam, status: 'UNMARRIED' })).toEqual(['owners.0.status'])
    const denied = answered(toLee, lee, { status: 'UNMARRIED' }, LEE)
    expect(record(denied, { party: sam, status: 'UNMARRIED' })).toEqual([])
    expect(record(denied, { party: sam, status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okafor' } })).toEqual([])
  })

  it.each(['FL', 'AL', 'AK', 'TX'])(
    'is not contradicted on the pages of another owner, who is told whom to ask and to call us: %s',
    (state) => {
      const toLee = answered(submitted(state, { coOwners: [SAM, LEE] }), sam, { status: 'MARRIED', to: lee })
      const intro = { ...signerIntro.example, legalName: { firstName: 'Lee', lastName: 'Reyes' } }
      const told = (marriage: object) => signerIntro.fits!(signerIn(toLee, lee).walk.known, { ...intro, marriage } as never, '2026-12-14')
      const message = 'Sam Reyes told us that you are married to each other. If that is not right, ask them to correct it, or call us.'
      for (const denial of [{ status: 'UNMARRIED' }, { status: 'MARRIED', spouse: KIM }, { status: 'SEPARATED', to: BORROWER }])
        expect(told(denial)).toContainEqual({ path: 'marriage.status', message })
      expect(told({ status: 'MARRIED', to: sam })).toEqual([])
      // Sam corrects it; and what both said, either of them takes back.
      expect(misfits(toLee, sam, { status: 'UNMARRIED' })).toEqual([])
      const agreed = answered(toLee, lee, { status: 'MARRIED', to: sam }, LEE)
      expect([misfits(agreed, sam, { status: 'UNMARRIED' }), misfits(agreed, lee, { status: 'UNMARRIED' }, LEE)]).toEqual([[], []])
    },
  )

  it('of another owner who has not said the same is the team’s to correct: that one signs all the same', () => {
    const toLee = answered(both, sam, { status: 'MARRIED', to: lee })
    const may = (facts: Facts) => recordableOf(knownIn(facts), { party: sam, name: 'Sam Reyes' })
    expect([may(toLee), toldOfRecord(knownIn(toLee), { party: sam, name: 'Sam Reyes' })]).toEqual([
      'ANYTHING',
      'Sam Reyes said this themselves, and the one they named has not said the same. Ask both before you record something else.',
    ])
    const corrected = { party: sam, status: 'UNMARRIED' }
    expect(record(toLee, corrected)).toEqual([])
    const { owners } = ownerMarriages.keeps!(knownIn(toLee), { owners: [corrected] } as never)
    expect(owners).toEqual([corrected])
    expect(
      misfits(
        { ...toLee, results: { ...toLee.results, [ownerMarriages.id]: { ...toLee.results[ownerMarriages.id]!, data: { owners } } } },
        lee,
        { status: 'UNMARRIED' },
        LEE,
      ),
    ).toEqual([])
    const agreed = answered(toLee, lee, { status: 'MARRIED', to: sam }, LEE)
    expect([may(agreed), record(agreed, corrected)]).toEqual(['NOTHING', ['owners.0.status', 'owners.0.status']])
  })

  it('is recorded of each owner once, one after the other: two name no new spouse of one name, and no one is named twice', () => {
    const two = { ...submitted('FL', { coOwners: [SAM, LEE] }) }
    const faults = (...owners: object[]) =>
      ownerMarriages.fits!(knownIn(two), { owners } as never, '2026-12-14').map(({ path, message }) => [path, message.split('.')[0]])
    const KIM_TOO = { firstName: 'Kim', lastName: 'OKAFOR' }
    const married = (party: string, spouse: object = KIM) => ({ party, status: 'MARRIED', spouse })
    expect(faults({ party: sam, status: 'UNMARRIED' }, married(sam))).toEqual([['owners.1.party', 'This owner is recorded already']])
    expect(faults(married(sam), married(lee, KIM_TOO))).toEqual([
      ['owners.1.spouse.firstName', 'Another owner named this person as their spouse'],
    ])
    expect(faults(married(sam, { firstName: 'Lee', lastName: 'Reyes' }))).toEqual([
      ['owners.0.spouse.firstName', 'Someone in this application has this name'],
    ])
    expect(faults(married(sam), { party: lee, status: 'UNMARRIED' })).toEqual([])
    // Whoever is corrected within the record has let go of the name.
    const known = knownIn(submitted('FL', { coOwners: [SAM, LEE] }, said({ party: sam, status: 'MARRIED', spouse: KIM })))
    const record = { owners: [{ party: sam, status: 'UNMARRIED' }, married(lee)] } as never
    expect(ownerMarriages.fits!(known, record, '2026-12-14')).toEqual([])
    expect(ownerMarriages.keeps!(known, record).owners.map(({ party, spouse }) => [party, spouse?.firstName])).toEqual([
      [sam, undefined],
      [lee, 'Kim'],
    ])
  })

  it('is theirs to correct until they sign, and says at once what one of the team may still record', () => {
    const told = answered(submitted('FL'), sam, { status: 'MARRIED', spouse: { ...KIM, lastName: 'Okafr' } })
    const corrects = signerIn(told, sam).walk.frontier?.item.corrects ?? []
    expect([frontierOf(told, sam), corrects.map(({ id }) => id)]).toEqual(['signer-identity-documents', [signerIntro.id]])
    expect(names(answered(told, sam, { status: 'MARRIED', spouse: KIM }))).toEqual(['Sam Reyes', 'Kim Okafor'])
    const may = (facts: Facts) => [
      recordableOf(knownIn(facts), { party: sam, name: 'Sam Reyes' }),
      toldOfRecord(knownIn(facts), { party: sam, name: 'Sam Reyes' })?.split('.')[0],
    ]
    const OWN = 'Sam Reyes said this themselves, and one of the team does not change it'
    expect(may(submitted('FL'))).toEqual(['ANYTHING', undefined])
    expect(may(told)).toEqual(['NOTHING', OWN])
    expect(may(answered(submitted('FL'), sam, { status: 'UNMARRIED' }))).toEqual(['A_SPOUSE', OWN])
  })
})
