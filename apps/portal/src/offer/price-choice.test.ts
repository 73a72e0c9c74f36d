import { describe, expect, it } from 'vitest'
import { changedFigures } from './changed-figures.ts'
import { offerBody, revisedOfferBody } from './choice-body.ts'
import { exampleBody, exampleOffers, offersBodyOf, wireOfferOf } from './example-offers.fixture.ts'
import type { OfferChoice } from './offer-choice.ts'
import { choiceProblem, payoffOptions } from './payoff-options.ts'
import { priceChoice } from './price-choice.ts'
import { toOffers } from './to-offers.ts'

const plain: OfferChoice = {
  type: 'FIXED',
  term: 20,
  feeBps: 299,
  wantedCents: 8_500_000,
  discounts: [],
  payOff: [],
  preference: 'PRESERVE',
}
const priced = (choice: Partial<OfferChoice> = {}) => priceChoice(exampleOffers, exampleBody, { ...plain, ...choice })!

describe('pricing a choice', () => {
  it('adds the fee to the draw and takes the costs from the cash', () => {
    const { quote, drawCents } = priced()
    expect(drawCents).toBe(8_500_000)
    expect(quote.feeCents).toBe(254_150)
    expect(quote.totalCents).toBe(8_754_150)
    expect(quote.cashToYouCents).toBe(8_487_500)
    expect(quote.apr).toBe('8.500')
    expect(Number(quote.effectiveCost)).toBeGreaterThan(8.5)
  })

  it('sums discounts that combine', () => {
    expect(priced({ discounts: ['AUTOPAY', 'CREDIT_UNION'] }).quote.rate).toBe('8.000')
  })

  it('leaves out a discount that the offer does not have', () => {
    expect(priced({ discounts: ['QUORUM'] }).quote.rate).toBe('8.500')
  })

  it('holds the amount within what the term reaches', () => {
    expect(priced({ term: 10, feeBps: 0 }).drawCents).toBe(6_000_000)
  })

  it('is undefined for a combination that is not offered', () => {
    expect(priceChoice(exampleOffers, exampleBody, { ...plain, term: 5 })).toBeUndefined()
  })

  it('takes the dearer range of one price for a draw that lies in it', () => {
    const kind = { type: 'FIXED', term: 20, originationFee: 0 } as const
    const body = offersBodyOf([
      wireOfferOf({ ...kind, rate: 9, maxDraw: 50_000, max: 50_000 }),
      wireOfferOf({ ...kind, rate: 8.75, minDraw: 50_000.01, min: 50_000.01 }),
    ])
    const at = (wantedCents: number) => priceChoice(toOffers(body), body, { ...plain, feeBps: 0, wantedCents })!.quote.rate
    expect(at(5_000_000)).toBe('9.000')
    expect(at(5_000_100)).toBe('8.750')
  })
})

describe('paying debts off with the draw', () => {
  const card = { payOff: ['card-1'] }

  it('keeps the cash whole by drawing the debts on top', () => {
    const { drawCents, payOffCents, quote } = priced({ ...card, wantedCents: 5_000_000 })
    expect(drawCents).toBe(6_218_000)
    expect(payOffCents).toBe(1_218_000)
    expect(quote.cashToYouCents).toBe(5_000_000 - 12_500)
  })

  it('stops at the largest draw, where the cash cannot be whole', () => {
    const capped = priced({ ...card, wantedCents: 9_000_000 })
    expect(capped.drawCents).toBe(9_700_000)
    expect(payoffOptions(capped)[0]?.why).toContain('more than the $97,000 you can draw')
  })

  it('takes the debts out of the amount, or draws the most', () => {
    expect(priced({ ...card, preference: 'DEDUCT' }).drawCents).toBe(8_500_000)
    expect(priced({ ...card, preference: 'MAXIMIZE' }).drawCents).toBe(9_700_000)
  })

  it('refuses a draw that does not cover the debts, and says by how much', () => {
    const short = priced({ payOff: ['card-1', 'auto-1'], preference: 'DEDUCT', wantedCents: 2_000_000 })
    expect(payoffOptions(short)[1]?.why).toBe('$20,000 does not cover the debts of $30,580.55.')
    expect(choiceProblem(short)).toContain('$10,705.55 less')
    expect(choiceProblem(priced())).toBeUndefined()
  })
})

describe('what is sent', () => {
  it('is the draw after payoffs, in dollars, with the fee in percent', () => {
    expect(offerBody(priced({ payOff: ['card-1'], wantedCents: 5_000_000, discounts: ['AUTOPAY'] }))).toEqual({
      type: 'FIXED',
      term: 20,
      originationFee: 2.99,
      amount: 62_180,
      discounts: ['AUTOPAY'],
      cashPreference: 'PRESERVE',
      payOffTradelineIds: ['card-1'],
    })
  })

  it('says nothing of payoffs when there are none, and is in cents for the revised offer', () => {
    expect(revisedOfferBody(priced())).toEqual({
      type: 'FIXED',
      termYears: 20,
      originationFeeBps: 299,
      drawCents: 8_500_000,
      discounts: [],
    })
  })
})

describe('changed figures between two prices', () => {
  it('names each figure that is different, and nothing when none is', () => {
    expect(changedFigures(priced(), priced())).toEqual([])
    const moved = changedFigures(priced(), priced({ feeBps: 0 }))
    expect(moved.map(({ what }) => what)).toEqual(['Rate', 'Monthly payment', 'Origination fee', 'Total from this draw'])
    expect(moved[0]).toEqual({ what: 'Rate', from: '8.50%', to: '9.00%' })
  })
})
