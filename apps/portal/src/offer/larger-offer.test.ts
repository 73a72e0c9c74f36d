import { describe, expect, it } from 'vitest'
import { exampleOffers } from './example-offers.fixture.ts'
import { describeLargerOffer, describeSetTerms, describeTermChanges, largerOffer } from './larger-offer.ts'

const of = (type: 'FIXED' | 'FLOATING', term: number, feeBps: number) => ({ type, term, feeBps })

describe('where more can be borrowed', () => {
  it('is undefined when the choice already reaches the maximum', () => {
    expect(largerOffer(exampleOffers, of('FIXED', 20, 0))).toBeUndefined()
    expect(largerOffer(exampleOffers, of('FLOATING', 20, 0))).toBeUndefined()
  })

  it('is another term, named alone', () => {
    const choice = of('FIXED', 10, 0)
    const more = largerOffer(exampleOffers, choice)!
    expect(more).toEqual({ kind: of('FIXED', 20, 0), mostCents: 10_000_000 })
    expect(describeLargerOffer(more, choice)).toBe(
      'Over 20 years, you can borrow up to $100,000. A longer term costs more interest in total.',
    )
    // What the heading says of the choice as it is set, so that its amount is not read as the most of all.
    expect(describeSetTerms(more, choice)).toBe('over 10 years')
  })

  it('is another fee, by the fewest changes', () => {
    const choice = of('FIXED', 20, 299)
    const more = largerOffer(exampleOffers, choice)!
    expect(more.kind).toEqual(of('FIXED', 20, 0))
    expect(describeTermChanges(more, choice)).toBe('no fee')
  })

  it('says that a fee is owed as well, where more is lent only with one', () => {
    const dear = exampleOffers.map((offer) => (offer.feeBps === 299 ? { ...offer, maxDrawCents: 11_000_000 } : offer))
    const choice = of('FIXED', 10, 0)
    const more = largerOffer(dear, choice)!
    expect(describeLargerOffer(more, choice)).toBe(
      'Over 20 years with a 2.99% fee, you can borrow up to $110,000. A longer term costs more interest in total. The fee is added to what you owe.',
    )
    expect(describeTermChanges(more, choice)).toBe('20 years and a 2.99% fee')
  })

  it('may need all three', () => {
    const short = exampleOffers.filter(({ type, term, feeBps }) => term === 10 || (type === 'FLOATING' && feeBps === 0))
    const choice = of('FIXED', 10, 299)
    expect(describeTermChanges(largerOffer(short, choice)!, choice)).toBe('20 years, a variable rate, and no fee')
  })
})
