import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { factName } from '../../parties.ts'
import { notaryBooking } from '../notary/notary-booking.ts'
import { marriageReview } from './marriage-review.ts'
import { ownerMarriages, recordableOf } from './owner-marriages.ts'
import { answered, frontierOf, homeIn, knownIn, LEE, lee, misfits, NOW, SAM, said, sam, submitted } from './said-of-marriages.fixture.ts'
import { borrowerSigned } from './signed-mail.ts'

const record = (facts: Facts, ...owners: object[]) =>
  ownerMarriages.fits!(knownIn(facts), { owners } as never, '2026-12-14').map(({ path }) => path)

describe('the marriage of two owners to each other', () => {
  it.each(['FL', 'AL', 'AK'])(
    'that both said and one takes back is asked of the other until they sign, and then of both by the team: %s',
    (state) => {
      const toLee = answered(submitted(state, { coOwners: [SAM, LEE] }), sam, { status: 'MARRIED', to: lee })
      const agreed = answered(toLee, lee, { status: 'MARRIED', to: sam }, LEE)
      const shown = (facts: Facts, ...items: string[]): Facts => ({
        ...facts,
        results: {
          ...facts.results,
          ...Object.fromEntries(items.map((id) => [factName(id, sam), { data: {}, basis: 'any', settledAt: NOW }])),
        },
      })
      const withId = shown(agreed, 'signer-identity-documents')
      expect(frontierOf(withId, sam)).not.toBe('signer-intro')
      const back = answered(withId, lee, { status: 'UNMARRIED' }, LEE)
      expect(frontierOf(back, sam)).toBe('signer-intro')
      expect(misfits(back, sam, { status: 'MARRIED', to: lee })).toEqual(['marriage.to'])
      expect(misfits(back, sam, { status: 'UNMARRIED' })).toEqual([])
      // Signed: no page asks them. The deed waits for the team, who may record whatever both say by now.
      const signed = shown(back, 'signer-signing')
      expect(frontierOf(signed, sam)).not.toBe('signer-intro')
      expect(marriageReview.applies!(knownIn(signed))).toBe(true)
      expect(recordableOf(knownIn(signed), { party: sam, name: 'Sam Reyes' })).toBe('ANYTHING')
      expect(record(signed, { party: sam, status: 'UNMARRIED' })).toEqual([])
      const { owners } = ownerMarriages.keeps!(knownIn(signed), { owners: [{ party: sam, status: 'UNMARRIED' }] } as never)
      const recorded = {
        ...signed,
        results: { ...signed.results, [ownerMarriages.id]: { ...signed.results[ownerMarriages.id]!, data: { owners } } },
      }
      expect(marriageReview.applies!(knownIn(recorded))).toBe(false)
    },
  )

  it('that two owners contradict holds up no deed of an office, whose record asks, and every other, booked or not', () => {
    const doubt = said({ party: sam, status: 'MARRIED', to: lee, isOwnWord: true }, { party: lee, status: 'UNMARRIED', isOwnWord: true })
    const at = (state: string) =>
      factsUpTo(state === 'TX' ? 'notary-disclosure' : 'marriage-review', NOW, { ...homeIn(state, { coOwners: [SAM, LEE] }), ...doubt })
    expect(marriageReview.applies!(knownIn(at('TX')))).toBe(false)
    const florida = at('FL')
    expect(standing(florida).walk.frontier?.item.id).toBe('marriage-review')
    const booked = { data: notaryBooking.example, basis: 'any', settledAt: NOW }
    const going = { ...florida, results: { ...florida.results, [notaryBooking.id]: booked } }
    expect(standing(going).walk.states['marriage-review']).toBe('open')
  })

  it('of a co-owner whom the borrower named as their spouse, and who denies it after the borrower has signed, is for the team too', () => {
    const home = homeIn('FL', { maritalStatus: 'MARRIED', spouse: SAM })
    const denied = answered(factsUpTo('co-owners', NOW, home), sam, { status: 'UNMARRIED' })
    expect(marriageReview.applies!(knownIn(denied))).toBe(true)
    // Either they are married after all, as both say then, or somebody else has to sign.
    expect(recordableOf(knownIn(denied), { party: sam, name: 'Sam Reyes' })).toBe('ANYTHING')
    expect(record(denied, { party: sam, status: 'MARRIED', to: 'borrower' })).toEqual([])
    // Or the borrower is not married at all: nobody signs less for it, and the borrower submits again.
    const known = knownIn(denied)
    expect(marriageReview.fits!(known, {}, '2026-12-14').map(({ path }) => path)).toEqual(['borrower'])
    expect(marriageReview.fits!(known, { borrower: 'UNMARRIED' }, '2026-12-14')).toEqual([])
    const [{ item, data } = { item: { id: '' }, data: {} }] = marriageReview.alsoSettles!(known, { borrower: 'UNMARRIED' })
    expect([item.id, data]).toEqual(['about-you', expect.objectContaining({ maritalStatus: 'UNMARRIED', coOwners: [expect.anything()] })])
    const put: Facts = { ...denied, results: { ...denied.results, [item.id]: { ...denied.results[item.id]!, data } } }
    expect([data, marriageReview.applies!(knownIn(put))]).toEqual([expect.not.objectContaining({ spouse: expect.anything() }), false])
    expect(standing(put).walk.frontier?.item.id).toBe('summary-disclosure')
    expect(borrowerSigned(known).body).toContain('Next, our team confirms who signs with you.')
    const agreed = answered(factsUpTo('co-owners', NOW, home), sam, { status: 'MARRIED', to: 'borrower' })
    expect(marriageReview.applies!(knownIn(agreed))).toBe(false)
    const named: Facts['results'] = {
      ...denied.results,
      'instrument-details': { data: { spouse: 'Kim Okafor' }, basis: 'any', settledAt: NOW },
    }
    expect(marriageReview.applies!(((item: { id: string }) => named[item.id]?.data) as never)).toBe(false)
  })
})
