import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { leftSigners } from '../../moved-signers.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { closingSigners } from './closing-signers.ts'
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
    for (const state of ['TX', 'FL', 'AL', 'AK']) expect([state, faults(state, {})]).toEqual([state, ['spouse']])
    expect(faults('TX', { spouse: KIM })).toEqual([])
    expect(faults('TX', { maritalStatus: 'SEPARATED' })).toEqual(['spouse'])
    expect(faults('TX', { maritalStatus: 'UNMARRIED' })).toEqual([])
    expect(faults('CA', {})).toEqual([])
    expect(faults('TX', {}, { occupancyType: 'INVESTMENT' })).toEqual([])
  })

  it('is kept nowhere else: not of a state that asks for none, and not of someone who is not married', () => {
    const kept = (state: string, answer: object) =>
      aboutYou.keeps!(knownIn(factsUpTo('about-you', NOW, home(state))), { ...aboutYou.example, spouse: KIM, ...answer } as never)
    expect(kept('TX', { maritalStatus: 'MARRIED' })).toMatchObject({ spouse: KIM })
    expect(kept('CA', { maritalStatus: 'MARRIED' })).not.toHaveProperty('spouse')
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
    expect(open(upTo('instrument-details', 'TX', {}))).toBe('instrument-details')
    expect(open(upTo('instrument-details', 'CA', {}))).not.toBe('instrument-details')
  })

  it('who owns the home too signs once, as an owner', () => {
    const coOwners = [{ ...KIM, phoneNumber: '4155550133' }]
    const drawn = upTo('closing-review', 'TX', { spouse: KIM, ownership: 'JOINT', coOwners })
    expect(instrumentParties(knownIn(drawn)).map(({ capacity }) => capacity)).toEqual(['BORROWER', 'OWNER'])
    expect(closingSigners(knownIn(drawn))).toHaveLength(1)
  })

  it('is not left out by the borrower once they have signed in', () => {
    const [before, after] = [upTo('hard-credit', 'TX', { spouse: KIM }), upTo('hard-credit', 'TX', { maritalStatus: 'UNMARRIED' })]
    expect(leftSigners(knownIn(before), knownIn(after)).map(({ name }) => name)).toEqual(['Kim Reyes'])
  })
})
