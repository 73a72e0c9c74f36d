import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { factName } from '../../parties.ts'
import { aboutYou } from '../about-you/about-you.ts'
import { propertyAddress } from '../apply/property-address.ts'
import { signerIntro } from '../signer/signer-intro.ts'
import { closingSigners } from './closing-signers.ts'
import { instrumentDetails } from './instrument-details.ts'
import { instrumentParties, partiesWithRight } from './instrument-parties.ts'
import { marriageReview } from './marriage-review.ts'
import { ownerMarriages, recordableOf } from './owner-marriages.ts'
import { answered, homeIn, KIM, kim, knownIn, NOW, said, sam } from './said-of-marriages.fixture.ts'
import { hasBegun, signersBegunIn } from './signers-begun.ts'

const married = (state: string) => ({
  'property-address': { ...propertyAddress.example, state },
  'about-you': { ...aboutYou.example, maritalStatus: 'MARRIED' },
})
const with_ = (facts: Facts, more: Facts['results']): Facts => ({ ...facts, results: { ...facts.results, ...more } })
const introOf = (party: string, settledAt = NOW) => ({
  [factName(signerIntro.id, party)]: { data: signerIntro.example, basis: 'any', settledAt },
})
const names = (facts: Facts) => closingSigners(knownIn(facts)).map(({ name }) => name)
const detailsOf = (facts: Facts, data: object): Facts =>
  with_(facts, { 'instrument-details': { ...facts.results['instrument-details']!, data } })

describe('whoever has begun to sign', () => {
  it('is known by what they said or what the team recorded on paper, and begins again after two of the team took them off', () => {
    const removal = { party: kim, name: 'Kim Okafor', because: 'DIVORCED', askedBy: 'operator:1', document: 'x', askedAt: NOW }
    const removed = (confirmedAt?: string) => ({
      'signers-removed': { data: { removed: [{ ...removal, confirmedAt }] }, basis: 'any', settledAt: NOW },
    })
    expect(signersBegunIn(introOf(kim)).parties).toEqual([kim])
    expect(signersBegunIn({ 'co-owners': { data: { owners: [{ party: kim }] }, basis: 'any', settledAt: NOW } }).parties).toEqual([kim])
    expect(signersBegunIn({ ...introOf(kim), ...removed() }).parties).toEqual([kim])
    expect(signersBegunIn({ ...introOf(kim), ...removed('2026-12-14T19:00:00.000Z') }).parties).toEqual([])
    expect(signersBegunIn({ ...introOf(kim), ...removed('2026-12-14T18:00:00.000Z') }).parties).toEqual([kim])
    // So does whoever was taken off with someone else.
    const along = { ...removal, party: sam, along: [{ party: kim, name: 'Kim Okafor' }], confirmedAt: '2026-12-14T19:00:00.000Z' }
    const together = { 'signers-removed': { data: { removed: [along] }, basis: 'any', settledAt: NOW } }
    expect(signersBegunIn({ ...introOf(kim), ...introOf(sam), ...together }).parties).toEqual([])
  })

  it('as a spouse whom an earlier release took a name of signs on, may cancel, and is not asked for anew', () => {
    // Minnesota was not asked of before 0124; a name entered until 0127 has no mark of why.
    const before = detailsOf(factsUpTo('note-signing', NOW, { ...married('MN'), 'instrument-details': { spouse: 'Kim Okafor' } }), {
      spouse: 'Kim Okafor',
    })
    expect(standing(before).walk.frontier?.item.id).toBe('instrument-details')
    const begun = with_(before, introOf(kim))
    expect(standing(begun).walk.states['instrument-details']).toBe('settled')
    expect(instrumentParties(knownIn(begun)).map(({ name }) => name)).toEqual(['Ana Reyes', 'Kim Okafor'])
    expect(partiesWithRight(knownIn(begun)).has(kim)).toBe(true)
  })

  it('keeps their page, and stays in the list of those who sign, while the team confirms the details again', () => {
    const data = { spouseSigns: 'YES', spouseSource: 'Title company', spouse: 'Kim Okafor' }
    const signed = with_(factsUpTo('note-signing', NOW, { ...married('IN'), 'instrument-details': data }), introOf(kim))
    expect(names(signed)).toEqual(['Kim Okafor'])
    const { 'full-title': title } = signed.results
    const found = { ...title!, data: { ...(title!.data as object), reference: 'T-2' } }
    const again = with_(signed, { 'full-title': found })
    expect(standing(again).walk.frontier?.item.id).toBe('instrument-details')
    expect(names(again)).toEqual(['Kim Okafor'])
    expect(instrumentDetails.about!.of(knownIn(again))).toMatchObject({ missing: expect.arrayContaining(['spouseSigns']) })
  })
})

describe('the spouse of a co-owner whom the team recorded, and who has begun', () => {
  const drawn = factsUpTo('co-owners', NOW, { ...homeIn('FL'), ...said({ party: sam, status: 'MARRIED', spouse: KIM }) })
  const begun = with_(drawn, introOf(kim))
  const denied = answered(begun, sam, { status: 'UNMARRIED' })
  const keptAfter = (facts: Facts, owner: object): Facts =>
    with_(facts, {
      [ownerMarriages.id]: {
        ...facts.results[ownerMarriages.id]!,
        data: ownerMarriages.keeps!(knownIn(facts), { owners: [{ party: sam, ...owner }] } as never),
      },
    })

  it('signs on where the owner’s own first word denies it, and the deed waits for the team', () => {
    expect(names(begun)).toEqual(['Sam Reyes', 'Kim Okafor'])
    expect([names(denied), hasBegun(knownIn(denied), kim)]).toEqual([['Sam Reyes', 'Kim Okafor'], true])
    expect(knownIn(denied)(ownerMarriages)?.owners).toEqual([{ party: sam, status: 'UNMARRIED', isOwnWord: true, denied: KIM }])
    expect(marriageReview.applies!(knownIn(denied))).toBe(true)
    expect(recordableOf(knownIn(denied), { party: sam, name: 'Sam Reyes' })).toBe('ANYTHING')
  })

  it('is no longer in doubt once both say the same', () => {
    const agreed = keptAfter(denied, { status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okafor' } })
    expect(marriageReview.applies!(knownIn(agreed))).toBe(false)
    expect(names(agreed)).toEqual(['Sam Reyes', 'Kim Okafor'])
  })

  it('is left out by the owner’s word where they have not begun', () => {
    expect(names(answered(drawn, sam, { status: 'UNMARRIED' }))).toEqual(['Sam Reyes'])
  })

  it('keeps the email that is there where the same person is recorded without one', () => {
    const again = keptAfter(drawn, { status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okafor' } })
    expect(closingSigners(knownIn(again)).find(({ party }) => party === kim)?.email).toBe('kim@example.test')
  })
})
