import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import type { Item } from '../../item.ts'
import { fieldNaming } from '../../moved-signers.ts'
import { correctableGroups } from '../../project-correction.ts'
import { signersChanged } from '../../signers-stay.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { isOwnName } from '../apply/own-name.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingSigners } from './closing-signers.ts'
import { instrumentDetails } from './instrument-details.ts'
import { instrumentParties } from './instrument-parties.ts'

const NOW = '2026-12-14T18:30:00.000Z'
const KIM = { firstName: 'Kim', lastName: 'Reyes', email: 'Kim@example.test' }
const home = (state: string, more: object = {}) => ({
  'property-address': { ...propertyAddress.example, state, ...more },
  'submission-time': { at: '2026-11-20T18:30:00.000Z' },
})
const about = (more: object) => ({ [aboutYou.id]: { ...(aboutYou.example as object), maritalStatus: 'MARRIED', ...more } })
const knownIn = (facts: Facts) => standing(facts).walk.known
const open = (facts: Facts) => standing(facts).walk.frontier?.item.id
const upTo = (item: Parameters<typeof factsUpTo>[0], state: string, more: object, place: object = {}) =>
  factsUpTo(item, NOW, { ...home(state, place), ...about(more) })

describe('the spouse of a borrower', () => {
  const faults = (state: string, answer: object, place: object = {}) =>
    aboutYou.fits!(
      knownIn(factsUpTo('about-you', NOW, home(state, place))),
      { ...aboutYou.example, maritalStatus: 'MARRIED', ...answer } as never,
      '2026-12-14',
    ).map(({ path }) => path)

  it('is named with the marital status, only where the law of the state has them sign (12 CFR 1002.7(d)(4))', () => {
    for (const state of ['TX', 'FL', 'AL', 'AK', 'MN', 'OH', 'CA']) expect([state, faults(state, {})]).toEqual([state, ['spouse']])
    expect(faults('TX', { spouse: KIM })).toEqual([])
    expect(faults('TX', { maritalStatus: 'SEPARATED' })).toEqual(['spouse'])
    expect(faults('TX', { maritalStatus: 'UNMARRIED' })).toEqual([])
    for (const state of ['VA', 'IN', 'PA']) expect([state, faults(state, {})]).toEqual([state, []])
    // The homestead is the home where they live; dower and community property are in any home.
    expect(faults('TX', {}, { occupancyType: 'INVESTMENT' })).toEqual([])
    for (const state of ['OH', 'CA']) expect([state, faults(state, {}, { occupancyType: 'INVESTMENT' })]).toEqual([state, ['spouse']])
  })

  it('is someone else: the borrower’s own name is refused, however it is written (Tex. Const. art. XVI, s. 50(a)(6)(A))', () => {
    for (const own of [
      { firstName: 'Ana', lastName: 'Reyes' },
      { firstName: 'ANÁ ', lastName: 'reyes' },
    ])
      for (const state of ['TX', 'FL', 'AL', 'AK'])
        expect([state, faults(state, { spouse: { ...KIM, ...own } })]).toEqual([state, ['spouse.firstName']])
    expect(faults('TX', { spouse: { ...KIM, firstName: 'Ana Lucia' } })).toEqual([])
    const named = { ...home('TX'), 'legal-name': { firstName: 'Ana', middleName: 'Maria', lastName: 'Reyes', suffix: 'II' } }
    const of = knownIn(factsUpTo('about-you', NOW, named))
    for (const name of ['Ana Reyes', 'Ana Maria Reyes', 'Ana M. Reyes II']) expect([name, isOwnName(of, name)]).toEqual([name, true])
    expect(isOwnName(of, 'Ana Lucia Reyes')).toBe(false)
  })

  it('who is the borrower by what an earlier release took is no one: the team is asked, and may not enter that name', () => {
    const own = { spouse: { ...KIM, firstName: 'Ana' } }
    const waiting = upTo('instrument-details', 'TX', own)
    expect(open(waiting)).toBe('instrument-details')
    expect(standing(waiting).walk.signers).toEqual([])
    const misfits = (spouse: string) => instrumentDetails.fits!(knownIn(waiting), { spouse }, '2026-12-14').map(({ path }) => path)
    expect([misfits('Ana Reyes'), misfits('Kim Reyes')]).toEqual([['spouse'], []])
    const entered = (spouse: string) => ({ ...own, ...home('TX'), ...about(own), 'instrument-details': { spouse } })
    const drawn = factsUpTo('closing-review', NOW, entered('Kim Reyes'))
    expect(instrumentParties(knownIn(drawn)).map(({ name, capacity }) => [name, capacity])).toContainEqual(['Kim Reyes', 'SPOUSE'])
    expect(open(factsUpTo('closing-review', NOW, entered('Ana Reyes')))).toBe('instrument-details')
    // What is signed stays: no one is sent back.
    const { results, now } = factsUpTo('recording', NOW, entered('Kim Reyes'))
    const before = { ...results, 'instrument-details': { ...results['instrument-details']!, data: { spouse: 'Ana Reyes' } } }
    expect(standing({ now, results: before }).walk.states['instrument-details']).not.toBe('open')
  })

  it('is corrected with the marital status, only where the state has them sign', () => {
    const groups = (state: string) =>
      correctableGroups(aboutYou as Item, standing(upTo('submission', state, { maritalStatus: 'UNMARRIED' })))
    expect(groups('TX')[0]).toEqual(['maritalStatus', 'spouse'])
    expect([groups('VA')[0], groups('VA')[1]]).toEqual([['maritalStatus'], ['ownership', 'coOwners']])
  })

  it('is kept nowhere else: not of a state that asks for none, and not of someone who is not married', () => {
    const kept = (state: string, answer: object) =>
      aboutYou.keeps!(knownIn(factsUpTo('about-you', NOW, home(state))), { ...aboutYou.example, spouse: KIM, ...answer } as never)
    expect(kept('TX', { maritalStatus: 'MARRIED' })).toMatchObject({ spouse: KIM })
    expect(kept('VA', { maritalStatus: 'MARRIED' })).not.toHaveProperty('spouse')
    expect(kept('TX', { maritalStatus: 'UNMARRIED' })).not.toHaveProperty('spouse')
  })

  it('signs from the start: invited with the co-owners, named by the deed, and asked of no one again', () => {
    const submitted = upTo('hard-credit', 'TX', { spouse: KIM })
    expect(closingSigners(knownIn(submitted))).toEqual([expect.objectContaining({ name: 'Kim Reyes', email: 'kim@example.test' })])
    const drawn = upTo('closing-review', 'TX', { spouse: KIM })
    expect(Object.keys(drawn.results)).not.toContain('instrument-details')
    expect(instrumentParties(knownIn(drawn)).map(({ name, capacity }) => [name, capacity])).toContainEqual(['Kim Reyes', 'SPOUSE'])
    expect(standing(drawn).walk.signers.map(({ signer }) => signer.email)).toEqual(['kim@example.test'])
  })

  it('whom an earlier release did not ask for is asked of the team, as before', () => {
    for (const state of ['TX', 'MN', 'CA']) expect(open(upTo('instrument-details', state, {}))).toBe('instrument-details')
    expect(open(upTo('instrument-details', 'VA', {}))).not.toBe('instrument-details')
  })

  it('who owns the home too signs once, as an owner', () => {
    const coOwners = [{ ...KIM, phoneNumber: '4155550133' }]
    const drawn = upTo('closing-review', 'TX', { spouse: KIM, ownership: 'JOINT', coOwners })
    expect(instrumentParties(knownIn(drawn)).map(({ capacity }) => capacity)).toEqual(['BORROWER', 'OWNER'])
    expect(closingSigners(knownIn(drawn))).toHaveLength(1)
  })

  it('is not left out by the borrower once they have signed in', () => {
    const [before, after] = [upTo('hard-credit', 'TX', { spouse: KIM }), upTo('hard-credit', 'TX', { maritalStatus: 'UNMARRIED' })]
    const [left] = signersChanged(before, after)
    expect([left?.name, left?.change]).toEqual(['Kim Reyes', 'LEFT'])
    expect([left?.name, fieldNaming(left!, knownIn(before), knownIn(after))]).toEqual(['Kim Reyes', 'maritalStatus'])
    const renamed = upTo('hard-credit', 'TX', { spouse: { ...KIM, firstName: 'Kimberly' } })
    expect(fieldNaming(left!, knownIn(before), knownIn(renamed))).toBe('spouse')
    expect(fieldNaming({ party: '0123456789abcdef' }, knownIn(before), knownIn(after))).toBe('coOwners')
  })
})
